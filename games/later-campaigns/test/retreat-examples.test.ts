// NLC-6, 7.1e, 7.4, 10, 13: losses, retreats and rally as a stranger would set them up, the answer worked from the law beforehand.
import { describe, expect, test } from 'vitest';
import { UNDECIDED } from '../combat/going-back.ts';
import type { Event } from '../events.ts';
import { lossesFrame, rallyFrame, retreatFrame } from '../frames.ts';
import { NOWHERE } from '../vocabulary.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { CORPS } from './under-orders.ts';

const LEADERS = {
  reille: { at: '9,0', commands: [CORPS] },
  hill: { at: '-9,0', side: 'allied', commands: ['allied corps'] },
} as const;

const all = <T extends Event['type']>(at: TestTable, type: T) =>
  at.happened().filter((event): event is Extract<Event, { type: T }> => event.type === type);
const lostOf = (at: TestTable, id: string) => at.state.units[at.unit(id)]?.lost;

type Kind = 'assault' | 'charge' | 'excess' | 'orderFailure';

/** French units go back from 0,0 after a fight with whoever stands in `foes`. */
function goingBack(
  sitting: Sitting,
  units: readonly string[],
  foes: readonly string[],
  { kind = 'assault', hexes = 1 }: { readonly kind?: Kind; readonly hexes?: number } = {},
): TestTable {
  const spots = table(sitting);
  return table({
    leaders: LEADERS,
    ...sitting,
    orders: { 'allied corps': 'delay', ...sitting.orders },
    frames: [
      retreatFrame.at('look', {
        ...UNDECIDED,
        side: 'french',
        kind,
        foes: foes.map(spots.at),
        units: units.map(spots.unit),
        at: spots.at('0,0'),
        left: hexes,
        visited: [spots.at('0,0')],
      }),
    ],
  });
}

const waysOf = (at: TestTable) => new Set(at.offers('french', 'retreatTo').map(({ hex }) => hex));
const hexesOf = (at: TestTable, ...spots: string[]) => new Set(spots.map(at.at));

describe('NLC-D.6, NLC-R022: where to', () => {
  const E = { e: { at: '1,0', side: 'allied' } } as const;

  test('away from the opponents of the fight, though another enemy’s zone is there', () => {
    const at = goingBack(
      { units: { i: { at: '0,0' }, ...E, x: { at: '-2,0', side: 'allied' } } },
      ['i'],
      ['1,0'],
    );
    expect(waysOf(at)).toEqual(hexesOf(at, '-1,0', '0,-1', '-1,1'));
  });

  test('only where nothing else is open beside them', () => {
    const at = goingBack(
      { units: { i: { at: '0,0' }, ...E }, walls: ['0,0|-1,0', '0,0|0,-1', '0,0|-1,1'] },
      ['i'],
      ['1,0'],
    );
    expect(waysOf(at)).toEqual(hexesOf(at, '0,1', '1,-1'));
  });

  test('NLC-R009: a hex beyond a river from an opponent is not beside him', () => {
    const at = goingBack({ units: { i: { at: '0,0' }, ...E }, rivers: ['1,0|0,1'] }, ['i'], ['1,0']);
    expect(waysOf(at)).toEqual(hexesOf(at, '-1,0', '0,-1', '-1,1', '0,1'));
  });

  test('NLC-10.6, NLC-R133: not into a chateau that somebody is in, nor upon an enemy leader or HQ', () => {
    const at = goingBack(
      {
        units: { i: { at: '0,0' }, ...E, j: { at: '-1,0' } },
        chateaux: ['-1,0', '0,-1'],
        leaders: { ...LEADERS, hill: { ...LEADERS.hill, at: '-1,1' } },
      },
      ['i'],
      ['1,0'],
    );
    expect(at.hexOf('i')).toBe(at.at('0,-1'));
  });

  test('NLC-7.4h: one infantry goes back on two: all three disrupted, the one that came goes on, not back', () => {
    const at = goingBack(
      {
        units: { i: { at: '0,0' }, ...E, a: { at: '-1,0' }, b: { at: '-1,0' } },
        walls: ['0,0|0,-1', '0,0|-1,1'],
      },
      ['i'],
      ['1,0'],
    );
    expect(['i', 'a', 'b'].map((id) => at.state.units[at.unit(id)]?.disrupted)).toEqual([true, true, true]);
    expect(waysOf(at)).not.toContain(at.at('0,0'));
    expect(waysOf(at)).toEqual(hexesOf(at, '-2,0', '-1,-1', '-2,1', '0,-1', '-1,1'));
  });

  test('NLC-7.4h, 5.3a: two go back into woods: one goes on, of the two as their owner likes', () => {
    const at = goingBack(
      {
        units: { i: { at: '0,0' }, j: { at: '0,0' }, ...E },
        woods: ['-1,0'],
        walls: ['0,0|0,-1', '0,0|-1,1'],
      },
      ['i', 'j'],
      ['1,0'],
    );
    expect(new Set(at.offers('french', 'excess').map(({ unit }) => unit))).toEqual(
      new Set([at.unit('i'), at.unit('j')]),
    );
  });

  test('NLC-7.4i: cavalry and a gun that go back into a zone: the owner picks who loses the step', () => {
    const at = goingBack(
      {
        units: {
          c: { at: '0,0', arm: 'cav' },
          g: { at: '0,0', arm: 'art', gun: 'horse' },
          ...E,
          x: { at: '-2,0', side: 'allied' },
        },
        walls: ['0,0|0,-1', '0,0|-1,1'],
      },
      ['c', 'g'],
      ['1,0'],
    );
    expect(at.offers('french', 'takeHit').map(({ unit }) => unit)).toEqual([at.unit('c'), at.unit('g')]);
  });

  test('NLC-12.9f, NLC-D.6: three hexes, none nearer to the enemy, no hex twice', () => {
    const at = goingBack({ units: { i: { at: '0,0' }, ...E } }, ['i'], [], {
      kind: 'orderFailure',
      hexes: 3,
    });
    expect(waysOf(at)).toEqual(hexesOf(at, '-1,0', '0,-1', '-1,1', '0,1', '1,-1'));
    at.play('french', { type: 'retreatTo', hex: at.at('-1,0') });
    expect(waysOf(at)).toEqual(hexesOf(at, '-2,0', '-1,-1', '-2,1', '0,-1', '-1,1'));
  });
});

describe('NLC-7.1e, NLC-D.10: who takes hits', () => {
  function hit(sitting: Sitting, units: readonly string[], hits: number): TestTable {
    const spots = table(sitting);
    return table({
      leaders: LEADERS,
      ...sitting,
      frames: [
        lossesFrame.at('look', {
          side: 'french',
          pool: units.map(spots.unit),
          isBombarded: false,
          debt: 2 * hits,
          paid: 0,
        }),
      ],
    });
  }
  const named = (at: TestTable) =>
    at.offers('french', 'takeHit').map(({ unit }) => ['i', 'j', 'c', 'g'].find((id) => at.unit(id) === unit));

  test('NLC-R012: of whole infantry and damaged cavalry the infantry; the second hit as the owner likes', () => {
    const at = hit({ units: { i: { at: '0,0' }, c: { at: '0,0', arm: 'cav', lost: 1 } } }, ['i', 'c'], 2);
    expect(lostOf(at, 'i')).toBe(1);
    expect(named(at)).toEqual(['i', 'c']);
  });

  test('NLC-R012: three hits on infantry of two steps and a gun: the infantry, then whoever is damaged: the infantry, then the gun', () => {
    const at = hit({ units: { i: { at: '0,0' }, g: { at: '0,0', arm: 'art' } } }, ['i', 'g'], 3);
    expect([lostOf(at, 'i'), at.hexOf('i'), lostOf(at, 'g')]).toEqual([2, NOWHERE, 1]);
  });

  test('NLC-R014: one-step infantry is never damaged: beside a whole one the owner chooses', () => {
    const at = hit({ units: { i: { at: '0,0', steps: [3] }, j: { at: '0,0' } } }, ['i', 'j'], 1);
    expect(named(at)).toEqual(['i', 'j']);
  });

  test('NLC-19.5: 4/3 pays half with its first step; the other half falls on it too, being damaged, and costs it all', () => {
    const sitting = {
      options: { tinyUnits: true },
      units: { i: { at: '0,0', steps: [4, 3] }, j: { at: '0,0', steps: [5, 3] } },
    } as const;
    const at = hit(sitting, ['i', 'j'], 1);
    at.play('french', { type: 'takeHit', unit: at.unit('i') });
    expect([at.hexOf('i'), lostOf(at, 'j')]).toEqual([NOWHERE, 0]);
    const other = hit(sitting, ['i', 'j'], 1);
    other.play('french', { type: 'takeHit', unit: other.unit('j') });
    expect([lostOf(other, 'i'), lostOf(other, 'j')]).toEqual([0, 1]);
  });

  test('NLC-19.5: a step of one point is half a hit for infantry only', () => {
    const lost = (arm: 'inf' | 'cav') => {
      const at = hit(
        { options: { tinyUnits: true }, units: { i: { at: '0,0', arm, steps: [2, 1] } } },
        ['i'],
        1,
      );
      return lostOf(at, 'i');
    };
    expect([lost('inf'), lost('cav')]).toEqual([2, 1]);
  });

  test('NLC-6.2a: 8/5 has a third face of 3: three hits to be rid of it', () => {
    expect(lostOf(hit({ units: { i: { at: '0,0', steps: [8, 5] } } }, ['i'], 2), 'i')).toBe(2);
    expect(hit({ units: { i: { at: '0,0', steps: [8, 5] } } }, ['i'], 3).hexOf('i')).toBe(NOWHERE);
    expect(hit({ units: { i: { at: '0,0', steps: [7, 5] } } }, ['i'], 2).hexOf('i')).toBe(NOWHERE);
  });

  test('NLC-10.5: each hit on a garrison may go to infantry beside it, not to cavalry, nor across a river', () => {
    const standIns = (rivers: readonly string[]) => {
      const at = hit(
        {
          chateaux: ['0,0'],
          rivers,
          units: { i: { at: '0,0' }, j: { at: '1,0' }, c: { at: '0,1', arm: 'cav' } },
        },
        ['i'],
        2,
      );
      return at.offers('french', 'takeHitFor').map(({ unit }) => unit);
    };
    expect(standIns([])).toEqual([1]);
    expect(standIns(['0,0|1,0'])).toEqual([]);
  });
});

describe('NLC-13: rally', () => {
  const CAMP = {
    units: {
      i: { at: '0,0' },
      k: { steps: [4, 2] },
      l: { steps: [4, 2] },
      e: { at: '12,0', side: 'allied' },
    },
    leaders: { reille: { at: '0,0', commands: [CORPS] } },
    orders: { [CORPS]: 'reserve', 'allied corps': 'delay' },
    turn: 3,
    turns: [{ clock: '1900' }, { night: true }, { clock: '0800' }],
    limits: { [CORPS]: 50 },
  } as const satisfies Sitting;
  const GONE = { status: 'eliminated', hex: NOWHERE, eliminatedOn: 1, lost: 2, diedSupplied: true } as const;
  const camp = (more: Sitting = {}) =>
    table({
      ...CAMP,
      lost: { k: GONE, l: GONE },
      ...more,
      also(state) {
        state.frames.push(
          rallyFrame.at('look', { side: 'french', player: null, returned: [], latest: -1, done: false }),
        );
      },
    });
  const rally = (at: TestTable, id: string) => at.play('french', { type: 'rally', unit: at.unit(id) });

  test('NLC-R068: by day as well, once a night has passed; on the reverse, undisrupted', () => {
    const at = camp();
    rally(at, 'k');
    expect(at.state.units[at.unit('k')]).toMatchObject({
      status: 'map',
      hex: at.at('0,0'),
      lost: 1,
      disrupted: false,
    });
  });

  test('NLC-13.1: eliminated in a night turn itself it waits for another night', () => {
    const at = camp({ lost: { k: { ...GONE, eliminatedOn: 2 }, l: { ...GONE, eliminatedOn: 2 } } });
    expect(at.offers('french', 'rally')).toEqual([]);
  });

  test('NLC-13.4, NLC-R068: in woods the leader brings back one, and whoever is there makes room', () => {
    const at = camp({ woods: ['0,0'] });
    rally(at, 'k');
    at.play('french', { type: 'displace', unit: at.unit('i'), hex: at.at('1,0') });
    expect(at.offers('french', 'rally')).toEqual([]);
  });

  test('NLC-13.4, NLC-E.3: nobody comes back where those who are there cannot make room', () => {
    const walls = ['0,0|1,0', '0,0|0,1', '0,0|-1,1', '0,0|-1,0', '0,0|0,-1', '0,0|1,-1'];
    expect(camp({ woods: ['0,0'], walls }).offers('french', 'rally')).toEqual([]);
  });

  test('NLC-13.5: a failed rally counts: in woods there is no second', () => {
    const at = camp({ woods: ['0,0'], limits: { [CORPS]: 8 }, dice: [5] });
    rally(at, 'k');
    expect(at.state.units[at.unit('k')]?.status).toBe('destroyed');
    expect(at.offers('french', 'rally')).toEqual([]);
    expect(all(at, 'rallyFailed').length).toBe(1);
  });

  test('NLC-15.1, 13.5: the unit that comes back may lift the corps above its limit: the next needs no roll', () => {
    // Eliminated: 4 + 4 of a limit of 8. A 4 brings the first back: 4 are left.
    const at = camp({ units: { ...CAMP.units, i: { at: '1,0' } }, limits: { [CORPS]: 8 }, dice: [4] });
    rally(at, 'k');
    rally(at, 'l');
    expect(['k', 'l'].map((id) => at.hexOf(id))).toEqual([at.at('0,0'), at.at('0,0')]);
  });

  test('NLC-13.6: a pair in a demoralized corps: a 5 destroys both', () => {
    const pair = { ...CAMP.units, k: { steps: [4] }, l: { steps: [4] } } as const;
    const at = camp({ units: pair, limits: { [CORPS]: 8 }, dice: [5] });
    at.play('french', { type: 'rallyPair', unit: at.unit('k'), with: at.unit('l') });
    expect(['k', 'l'].map((id) => at.state.units[at.unit(id)]?.status)).toEqual(['destroyed', 'destroyed']);
  });

  test('NLC-6.2b, NLC-R033: from elimination a huge unit comes back on its reverse, two steps of three', () => {
    const at = camp({ units: { ...CAMP.units, k: { steps: [9, 5] } }, lost: { k: { ...GONE, lost: 3 } } });
    rally(at, 'k');
    expect(lostOf(at, 'k')).toBe(1);
  });
});
