// NLC-8, 19.3, 19.4: guns as a stranger would set them up, the answer worked from the law beforehand.
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { CORPS } from './under-orders.ts';

const LEADERS = {
  reille: { at: '0,0', commands: [CORPS] },
  hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
} as const;

const all = <T extends Event['type']>(at: TestTable, type: T) =>
  at.happened().filter((event): event is Extract<Event, { type: T }> => event.type === type);
const rowsOf = (at: TestTable) => all(at, 'fired').map(({ strength }) => strength);
const stateOf = (at: TestTable, id: string) => at.state.units[at.unit(id)];

const GUN = { at: '0,0', arm: 'art', steps: [6, 3] } as const;
const FOE = { side: 'allied', steps: [5, 3] } as const;

const laid = (sitting: Sitting, dice: readonly number[] = [1, 1]): TestTable =>
  table({
    from: 'bombardment',
    leaders: LEADERS,
    ...sitting,
    orders: { 'allied corps': 'delay', ...sitting.orders },
    dice,
  });

/** Everything in 0,0 fires at a hex. */
function fired(target: string, sitting: Sitting, dice: readonly number[] = [1, 1]): TestTable {
  const at = laid(sitting, dice);
  const [shot] = at
    .offers('french', 'bombard')
    .filter((offer) => offer.target === at.at(target))
    .toSorted((a, b) => b.guns.length - a.guns.length);
  if (shot === undefined) throw new Error('nothing to fire at');
  at.play('french', shot);
  return at;
}

const DETAIL = { artilleryDetail: true } as const;

describe('NLC-8.1, 19.4: range', () => {
  const shots = (target: string, more: Sitting = {}) =>
    laid({ ...more, units: { g: GUN, e: { at: target, ...FOE }, ...more.units } }).offers('french', 'bombard')
      .length;

  test('NLC-8.1a, 19.4c: two hexes; three only with the finer rules', () => {
    expect(shots('2,0')).toBe(1);
    expect(shots('3,0')).toBe(0);
    expect(shots('3,0', { options: DETAIL })).toBe(1);
    expect(shots('4,0', { options: DETAIL })).toBe(0);
  });

  test('NLC-8.3f, NLC-R011: in rain as by day, at night not at all', () => {
    expect(shots('2,0', { turns: [{ rain: true }] })).toBe(1);
    expect(shots('1,0', { turns: [{ night: true }] })).toBe(0);
  });

  test('NLC-R153, NLC-R028: not over a crest between hexes of one level; from a height over it, without any reduction', () => {
    expect(shots('1,0', { crests: ['0,0|1,0'] })).toBe(0);
    const high = { crests: ['0,0|1,0'], levels: { '0,0': 1 } } as const;
    expect(shots('1,0', high)).toBe(1);
    expect(rowsOf(fired('1,0', { ...high, units: { g: GUN, e: { at: '1,0', ...FOE } } }))).toEqual([6]);
  });

  test('NLC-R009: a river stops no ball', () => {
    expect(shots('1,0', { rivers: ['0,0|1,0'] })).toBe(1);
  });

  test('NLC-E.6: an HQ alone is no target', () => {
    const at = laid({
      units: { g: GUN, e: { at: '9,0', ...FOE } },
      leaders: {
        ...LEADERS,
        wellington: { at: '9,0', side: 'allied', role: 'oc', commands: ['allied corps'] },
      },
      hqs: { hq: { at: '2,0', of: 'wellington' } },
    });
    expect(at.offers('french', 'bombard')).toEqual([]);
  });
});

describe('NLC-8.5, 19.4a, NLC-D.9: strength', () => {
  test('NLC-19.4a: two that are not guns add half; infantry and a gun do not', () => {
    const strength = (second: Sitting['units']) =>
      rowsOf(fired('2,0', { options: DETAIL, units: { g: GUN, e: { at: '2,0', ...FOE }, ...second } }))[0];
    expect(strength({ f: { at: '2,0', ...FOE, arm: 'cav' } })).toBe(9);
    expect(strength({ f: { at: '2,0', ...FOE, arm: 'art' } })).toBe(6);
  });

  test('NLC-19.4d: at three hexes 7 on a stack in woods: 7 x 1.5 x 1/2 x 1/2 = 2.6, rounded down', () => {
    const at = fired('3,0', {
      options: DETAIL,
      woods: ['3,0'],
      units: { g: { ...GUN, steps: [7, 3] }, e: { at: '3,0', ...FOE }, f: { at: '3,0', ...FOE } },
    });
    expect(rowsOf(at)).toEqual([2]);
  });

  test('NLC-19.4d: two guns at three hexes are halved together: 3/2 + 3/2 is 3, not 1 + 1', () => {
    const at = fired('3,0', {
      options: DETAIL,
      units: { g: { ...GUN, steps: [3, 1] }, h: { ...GUN, steps: [3, 1] }, e: { at: '3,0', ...FOE } },
    });
    expect(rowsOf(at)).toEqual([3]);
  });

  test('NLC-6.3a: disrupted guns bombard with all they have', () => {
    expect(
      rowsOf(fired('2,0', { units: { g: { ...GUN, disrupted: true }, e: { at: '2,0', ...FOE } } })),
    ).toEqual([6]);
  });

  test('NLC-8.5c: a friend across from where the ball comes in; not one beside it, not one beyond a river', () => {
    const strength = (spot: string, rivers: readonly string[] = []) =>
      rowsOf(fired('2,0', { rivers, units: { g: GUN, i: { at: spot }, e: { at: '2,0', ...FOE } } }))[0];
    // The line enters 2,0 from 1,0.
    expect(strength('3,0')).toBe(9);
    expect(strength('3,-1')).toBe(9);
    expect(strength('1,1')).toBe(6);
    expect(strength('3,0', ['2,0|3,0'])).toBe(6);
  });

  test('NLC-8.5b, NLC-T5: in a town three quarters are lost, and nobody is enfiladed', () => {
    const at = fired('2,0', {
      towns: ['2,0'],
      units: { g: GUN, i: { at: '3,0' }, e: { at: '2,0', ...FOE } },
    });
    expect(rowsOf(at)).toEqual([2]);
  });

  test('NLC-8.5c, NLC-D.8: three hexes off the line comes in through the side it crosses', () => {
    // From 0,0 to 3,-1: the last hex crossed before the target is 2,-1 or 2,0? It is 2,-1 by NLC-D.5.
    const strength = (spot: string) =>
      rowsOf(
        fired('3,-1', {
          options: DETAIL,
          units: { g: { ...GUN, steps: [10, 5] }, i: { at: spot }, e: { at: '3,-1', ...FOE } },
        }),
      )[0];
    // 10 x 1/2 = 5; enfiladed 7.5, rounded down.
    expect(strength('2,0')).toBe(5);
    expect(strength('3,-2')).toBe(5);
    expect(strength('4,-1')).toBe(7);
    expect(strength('3,0')).toBe(7);
  });
});

describe('NLC-8.1d, 8.1e: what it does', () => {
  test('one hit disrupts all in the hex and costs nothing, nor does the leader roll', () => {
    // 6 rolls 6: one hit.
    const at = fired(
      '2,0',
      {
        units: { g: GUN, e: { at: '2,0', ...FOE }, f: { at: '2,0', ...FOE, arm: 'cav' } },
        leaders: { ...LEADERS, hill: { ...LEADERS.hill, at: '2,0' } },
      },
      [3, 3],
    );
    expect([stateOf(at, 'e')?.disrupted, stateOf(at, 'f')?.disrupted, stateOf(at, 'e')?.lost]).toEqual([
      true,
      true,
      0,
    ]);
    expect(all(at, 'leaderTested')).toEqual([]);
  });

  test('NLC-7.1e: the second hit falls on infantry though the cavalry is damaged; then the leader rolls', () => {
    // 6 rolls 9: two hits.
    const at = fired(
      '2,0',
      {
        units: { g: GUN, e: { at: '2,0', ...FOE }, f: { at: '2,0', ...FOE, arm: 'cav', lost: 1 } },
        leaders: { ...LEADERS, hill: { ...LEADERS.hill, at: '2,0' } },
      },
      [4, 5, 1, 1],
    );
    expect([stateOf(at, 'e')?.lost, stateOf(at, 'f')?.lost]).toEqual([1, 1]);
    expect(all(at, 'leaderTested').length).toBe(1);
  });

  test('NLC-8.1c, NLC-R006: foot guns that fired stay, horse guns move; neither assaults', () => {
    const after = (gun: 'foot' | 'horse') => {
      const at = fired('1,0', { units: { g: { ...GUN, gun }, i: { at: '0,0' }, e: { at: '1,0', ...FOE } } });
      if (at.offers('french', 'endBombard').length > 0) at.play('french', { type: 'endBombard' });
      return at.offers('french', 'select').some(({ units }) => units.includes(at.unit('g')));
    };
    expect([after('foot'), after('horse')]).toEqual([false, true]);
  });
});

describe('NLC-8.5d: squares', () => {
  const SQUARES = {
    units: { g: GUN, c: { at: '1,1', arm: 'cav', steps: [6, 3] }, e: { at: '2,0', ...FOE } },
  } as const satisfies Sitting;

  test('accepted: half as much again, and with two in the hex twice as much', () => {
    const strength = (more: Sitting['units']) => {
      const at = fired('2,0', { options: DETAIL, units: { ...SQUARES.units, ...more } });
      at.play('allied', { type: 'squares', accept: true });
      return rowsOf(at)[0];
    };
    expect(strength({})).toBe(9);
    expect(strength({ f: { at: '2,0', ...FOE } })).toBe(12);
  });

  test('refused: as it is, and whoever charges meets no square', () => {
    // 6 rolls 2. c passes its test; 6 rolls 2, 5/2 rolls 2: the charge is beaten.
    const at = fired('2,0', SQUARES, [1, 1, 1, 1, 1, 1, 1]);
    at.play('allied', { type: 'squares', accept: false });
    const [way] = at.offers('french', 'react');
    if (way === undefined) throw new Error('nobody may charge');
    at.play('french', way);
    at.play('french', { type: 'launch' });
    expect(all(at, 'squareTested')).toEqual([]);
    expect(rowsOf(at)).toEqual([6, 6, 3]);
  });

  test('not asked without infantry there, with the cavalry disrupted, or where the fire enfilades anyway', () => {
    const asked = (units: Sitting['units']) =>
      fired('2,0', { units: { ...SQUARES.units, ...units } }).offers('allied', 'squares').length;
    expect(asked({})).toBe(2);
    expect(asked({ e: { at: '2,0', ...FOE, arm: 'cav' } })).toBe(0);
    expect(asked({ c: { at: '1,1', arm: 'cav', disrupted: true } })).toBe(0);
    expect(asked({ i: { at: '3,0' } })).toBe(0);
  });
});

describe('NLC-8.4, 19.4b, 8.2: guns in assault', () => {
  const defended = (sitting: Sitting, dice: readonly number[] = [1, 1, 1, 1]) => {
    const at = table({
      from: 'assault',
      leaders: { reille: { at: '-1,0', commands: [CORPS] }, hill: LEADERS.hill },
      ...sitting,
      orders: { 'allied corps': 'delay' },
      dice,
    });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    if (at.offers('french', 'endAssign').length > 0) at.play('french', { type: 'endAssign' });
    return at;
  };
  const LINE = {
    units: { i: { at: '0,0', steps: [5, 3] }, g: { at: '1,0', side: 'allied', arm: 'art', steps: [5, 3] } },
  } as const satisfies Sitting;

  test('NLC-8.2b: guns that have bombarded this turn fire in defence all the same; alone, too', () => {
    expect(rowsOf(defended({ ...LINE, lost: { g: { bombarded: 1 } } }))).toEqual([5, 5]);
  });

  test('NLC-19.4b, 7.6a: half as much again, halved when disrupted: 5 x 1.5 x 1/2', () => {
    expect(rowsOf(defended({ ...LINE, options: DETAIL }))).toEqual([5, 8]);
    const shaken = { ...LINE.units, g: { ...LINE.units.g, disrupted: true } } as const;
    expect(rowsOf(defended({ ...LINE, units: shaken, options: DETAIL }))).toEqual([5, 4]);
  });

  test('NLC-19.4b: out of woods 5 x 1.5 x 1/2; against attackers out of woods whole', () => {
    expect(rowsOf(defended({ ...LINE, woods: ['1,0'], options: DETAIL }))).toEqual([3, 4]);
    expect(rowsOf(defended({ ...LINE, woods: ['0,0', '1,0'], options: DETAIL }))).toEqual([5, 8]);
  });

  test('NLC-8.4, 2.3d: a gun laid elsewhere is silent, and does not shake who comes from the other side', () => {
    const spots = table(LINE);
    const at = defended({ ...LINE, stage: { faced: { 1: [spots.at('2,0')] } } }, [1, 1]);
    expect(rowsOf(at)).toEqual([5]);
  });
});
