// NLC-20.3, 20.4, 20.12, 20.13: other ways to reckon fire, the answer worked from the law beforehand.
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { CORPS } from './under-orders.ts';

const all = <T extends Event['type']>(at: TestTable, type: T) =>
  at.happened().filter((event): event is Extract<Event, { type: T }> => event.type === type);
const stateOf = (at: TestTable, id: string) => at.state.units[at.unit(id)];
const LEADERS = {
  reille: { at: '-1,0', commands: [CORPS] },
  hill: { at: '3,-3', side: 'allied', commands: ['allied corps'] },
} as const;
const many = (n: number, die = 1) => Array.from({ length: n }, () => die);
const shots = (at: TestTable) => all(at, 'fired').map(({ side, dice, hits }) => [side, dice.length, hits]);

function assaulted(sitting: Sitting): TestTable {
  const at = table({
    from: 'assault',
    leaders: LEADERS,
    ...sitting,
    options: { rollSix: true, ...sitting.options },
  });
  at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
  if (at.offers('french', 'endAssign').length > 0) at.play('french', { type: 'endAssign' });
  return at;
}

describe('NLC-20.4: a die for each point, assaults', () => {
  const I = { at: '0,0', steps: [4, 2] } as const;
  const E = { at: '1,0', side: 'allied', steps: [4, 2] } as const;

  test('NLC-20.4d: a point of morale more is a quarter more, for the other side a quarter less: 5 dice against 3', () => {
    const at = assaulted({ units: { i: I, e: { ...E, morale: 3 } }, dice: many(8) });
    expect(shots(at)).toEqual([
      ['french', 5, 0],
      ['allied', 3, 0],
    ]);
  });

  test('NLC-R116, 20.4d: more than three quarters never: morale 5 against 1 is 7 dice against 1', () => {
    const at = assaulted({
      units: { i: { ...I, morale: 5 }, e: { ...E, morale: 1 } },
      dice: many(8),
    });
    expect(shots(at)).toEqual([
      ['french', 7, 0],
      ['allied', 1, 0],
    ]);
  });

  test('NLC-R116, 7.3i: cavalry in an assault has half its dice, and its sixes hit', () => {
    const at = assaulted({ units: { i: { ...I, arm: 'cav' }, e: E }, dice: [6, 1, 1, 1, 1, 1] });
    expect(shots(at)).toEqual([
      ['french', 2, 1],
      ['allied', 4, 0],
    ]);
  });

  test('NLC-R116, 6.3a: a disrupted brigade has half its dice, and its sixes hit', () => {
    const at = assaulted({ units: { i: { ...I, disrupted: true }, e: E }, dice: [6, 6, 1, 1, 1, 1] });
    expect(shots(at)[0]).toEqual(['french', 2, 2]);
  });

  test('NLC-20.4b, NLC-T5: a town takes a quarter of the strength, not of the dice: 4 are 3, and sixes hit', () => {
    const at = assaulted({ units: { i: I, e: E }, towns: ['1,0'], dice: [6, 1, 1, 1, 1, 1, 1] });
    expect(shots(at)).toEqual([
      ['french', 3, 1],
      ['allied', 4, 0],
    ]);
  });

  test('NLC-R116, 7.6b: a flanked defender is hit by fives as well; by morale the flank counts too', () => {
    // An idle Frenchman behind the defender. Morale 4 against 2: 4 x 1.5 = 6 dice against 2.
    const at = assaulted({
      units: { i: I, k: { at: '2,0', in: 'II' }, e: E },
      leaders: { ...LEADERS, erlon: { at: '2,0', commands: ['II'] } },
      orders: { II: 'delay' },
      dice: [5, 5, 1, 1, 1, 1, 6, 1],
    });
    expect(shots(at)).toEqual([
      ['french', 6, 2],
      ['allied', 2, 1],
    ]);
  });

  test('NLC-R116, 20.4b, 19.4b: guns that defend are worth 1 on every die, of the infantry beside them as well', () => {
    const at = assaulted({
      options: { artilleryDetail: true },
      units: { i: I, e: { ...E, steps: [2, 1] }, g: { ...E, arm: 'art', steps: [3, 1] } },
      // The French are fired at by guns: morale 3 against 4: 4 x 0.75 = 3 dice; the others 2.5 and 3.75.
      dice: [...many(3), ...many(6, 5)],
    });
    const [mine, theirs] = all(at, 'fired');
    expect(mine?.dice).toHaveLength(3);
    expect(theirs?.dice).toHaveLength(6);
    expect(theirs?.hits).toBe(6);
  });
});

describe('NLC-20.4: charges', () => {
  const charged = (sitting: Sitting): TestTable => {
    const at = table({
      from: 'charge',
      leaders: LEADERS,
      ...sitting,
      options: { rollSix: true, ...sitting.options },
    });
    at.play('french', { type: 'charge', unit: at.unit('c'), via: -1, target: at.at('1,0') });
    if (at.offers('french', 'endDeclare').length > 0) at.play('french', { type: 'endDeclare' });
    return at;
  };
  const C = { at: '0,0', arm: 'cav', steps: [4, 2] } as const;
  const E = { at: '1,0', side: 'allied', steps: [4, 2] } as const;

  test('NLC-R116, 7.10a: a square halves the dice of the chargers, and their sixes hit', () => {
    // Square on a 3. 2 dice of the charge; the infantry at half strength: 2.
    const at = charged({ units: { c: C, e: E }, dice: [3, 6, 1, 1, 1] });
    expect(shots(at)).toEqual([
      ['french', 2, 1],
      ['allied', 2, 0],
    ]);
  });

  test('NLC-R116, 7.10b, c: a flank charge hits with fives, has no more dice, and infantry does not answer', () => {
    const at = charged({
      units: { c: C, i: { at: '2,0' }, e: E },
      orders: { [CORPS]: 'attack' },
      dice: [5, 5, 1, 1, 1],
    });
    expect(shots(at)[0]).toEqual(['french', 4, 1]);
    expect(shots(at)).toHaveLength(1);
  });
});

describe('NLC-20.12: other artillery', () => {
  const bombarded = (sitting: Sitting): TestTable => {
    const at = table({
      from: 'bombardment',
      leaders: LEADERS,
      ...sitting,
      options: { altArtillery: true, ...sitting.options },
    });
    at.play('french', { type: 'bombard', from: at.at('0,0'), guns: [at.unit('g')], target: at.at('2,0') });
    return at;
  };
  const G = { at: '0,0', arm: 'art', steps: [6, 3] } as const;
  const T = { at: '2,0', side: 'allied' } as const;

  test('NLC-20.12c: 6 and a roll of 3 are 9 and disrupt without a hit; 5 and 3 do not', () => {
    const at = bombarded({ units: { g: G, e: { ...T } }, dice: [1, 2] });
    expect(stateOf(at, 'e')).toMatchObject({ disrupted: true, lost: 0 });
    const weaker = bombarded({ units: { g: { ...G, steps: [5, 3] }, e: { ...T } }, dice: [1, 2] });
    expect(stateOf(weaker, 'e')).toMatchObject({ disrupted: false, lost: 0 });
  });

  test('NLC-20.12c, NLC-D.9: what counts is the strength that fires: 6 at a town are 2, and 6 more do not disrupt', () => {
    const at = bombarded({ units: { g: G, e: { ...T } }, towns: ['2,0'], dice: [3, 3] });
    expect(stateOf(at, 'e')?.disrupted).toBe(false);
    const more = bombarded({ units: { g: G, e: { ...T } }, towns: ['2,0'], dice: [3, 4] });
    expect(stateOf(more, 'e')?.disrupted).toBe(true);
  });

  test('NLC-20.12a, 8.1d: the first hit is a step already', () => {
    // Row 6 rolls 6: 1 hit.
    const at = bombarded({ units: { g: G, e: { ...T, steps: [5, 3] } }, dice: [3, 3] });
    expect(stateOf(at, 'e')).toMatchObject({ lost: 1, disrupted: true });
  });

  test('NLC-20.12a, 7.1e: the first hit goes to the strongest, though another is damaged already', () => {
    const at = bombarded({
      units: { g: G, e: { ...T, steps: [5, 3] }, d: { ...T, steps: [6, 4], lost: 1 } },
      dice: [3, 3],
    });
    expect([stateOf(at, 'e')?.lost, stateOf(at, 'd')?.lost]).toEqual([1, 1]);
  });

  test('NLC-20.12a: the second hit may go to any of them, as the owner likes', () => {
    // Row 6 rolls 9: 2 hits.
    const at = bombarded({
      units: { g: G, e: { ...T, steps: [5, 3] }, d: { ...T, steps: [4, 2] } },
      dice: [4, 5],
    });
    expect(stateOf(at, 'e')?.lost).toBe(1);
    expect(new Set(at.offers('allied', 'takeHit').map(({ unit }) => unit))).toEqual(
      new Set([at.unit('e'), at.unit('d')]),
    );
  });

  test('NLC-20.12b: a single hit leaves a lone battalion of one step alive; of two the second is its end', () => {
    const left = (dice: readonly number[]) =>
      stateOf(bombarded({ units: { g: G, e: { ...T, steps: [3] } }, dice }), 'e')?.status;
    expect(left([3, 3])).toBe('map');
    expect(left([4, 5])).not.toBe('map');
  });

  test('NLC-20.12a, 20.12b: of equally strong units the owner chooses', () => {
    const at = bombarded({
      units: { g: G, e: { ...T, steps: [5, 3] }, d: { ...T, steps: [5, 2] } },
      dice: [3, 3],
    });
    expect(at.offers('allied', 'takeHit')).toHaveLength(2);
  });
});

describe('NLC-20.13: opportunity fire', () => {
  const W = {
    g: { at: '0,0', arm: 'art', steps: [8, 4] },
    e: { at: '4,0', side: 'allied', steps: [5, 3] },
  } as const;
  const watched = (
    sitting: Sitting,
    spots: readonly string[] = ['3,0', '2,0'],
    units: readonly string[] = ['e'],
  ) => {
    const at = table({
      side: 'allied',
      orders: { [CORPS]: 'delay' },
      ...sitting,
      leaders: {
        reille: { at: '0,0', commands: [CORPS] },
        hill: { at: '4,0', side: 'allied', commands: ['allied corps'] },
      },
      options: { opportunityFire: true, ...sitting.options },
    });
    at.play('allied', { type: 'select', units: units.map(at.unit) });
    for (const [n, spot] of spots.entries()) {
      at.play('allied', { type: 'step', hex: at.at(spot) });
      if (n < spots.length - 1 && at.asked()[0] === 'french') at.play('french', { type: 'pass' });
    }
    return at;
  };
  const fire = (at: TestTable) => at.play('french', { type: 'opportunityFire', gun: at.unit('g') });

  test('NLC-20.13a, 19.4a: two that come in one stack are half as good a target again: 8 x 1/2 x 1.5 = 6', () => {
    const at = watched(
      {
        units: { ...W, f: { ...W.e } },
        options: { artilleryDetail: true, opportunityFire: true },
        dice: [1, 1],
      },
      ['3,0', '2,0'],
      ['e', 'f'],
    );
    fire(at);
    expect(all(at, 'fired').at(-1)?.strength).toBe(6);
  });

  test('NLC-20.13a, NLC-T5: into woods half of the half: 8 are 2', () => {
    const at = watched({ units: W, woods: ['2,0'], dice: [1, 1] });
    fire(at);
    expect(all(at, 'fired').at(-1)?.strength).toBe(2);
  });

  test('NLC-20.13a: a gun that bombarded this turn has not moved, and fires', () => {
    const at = watched({ units: W, lost: { g: { bombarded: 1 } }, dice: [1, 1] });
    expect(at.offers('french', 'opportunityFire')).toHaveLength(1);
  });

  test('NLC-20.13a: the target moves on: after the fire it goes another hex, and is not fired at again', () => {
    const at = watched({ units: W, dice: [1, 1] });
    fire(at);
    expect(at.legal('french')).toEqual([{ type: 'pass' }]);
    at.play('french', { type: 'pass' });
    at.play('allied', { type: 'step', hex: at.at('2,-1') });
    expect(at.offers('french', 'opportunityFire')).toEqual([]);
    expect(at.hexOf('e')).toBe(at.at('2,-1'));
  });

  test('NLC-20.13b: a gun that let a stack pass once may fire when it comes nearer', () => {
    const at = watched({ units: W, options: { artilleryDetail: true, opportunityFire: true } }, ['3,0']);
    expect(at.asked()).toEqual(['french']);
    at.play('french', { type: 'pass' });
    at.play('allied', { type: 'step', hex: at.at('2,0') });
    expect(at.offers('french', 'opportunityFire')).toHaveLength(1);
  });

  test('NLC-20.13a, 8.3f: what comes by out of sight behind a wood is not fired at', () => {
    const at = watched({ units: W, woods: ['1,0'] });
    expect(at.asked()).toEqual(['allied']);
  });

  test('NLC-16.2: by night no gun fires at what comes near', () => {
    const at = watched({ units: { ...W, e: { ...W.e, at: '3,0' } }, turns: [{ night: true }] }, ['2,0']);
    expect(at.asked()).toEqual(['allied']);
  });

  test('NLC-20.13a, 10.1: a leader who rides by is no target', () => {
    const at = table({
      side: 'allied',
      units: W,
      leaders: {
        reille: { at: '0,0', commands: [CORPS] },
        hill: { at: '4,0', side: 'allied', commands: ['allied corps'] },
      },
      options: { opportunityFire: true },
    });
    at.play('allied', { type: 'goLeader', leader: 1, hex: at.at('2,1') });
    expect(at.asked()).toEqual(['allied']);
  });
});
