// NLC-7.7 to 7.10, 8.4: charges and reactions as a stranger would set them up, the answer worked from the law beforehand.
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { NOWHERE } from '../vocabulary.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { CORPS, towards, under } from './under-orders.ts';

const LEADERS = {
  kellermann: { at: '-1,0', commands: [CORPS] },
  hill: { at: '4,0', side: 'allied', commands: ['allied corps'] },
} as const;

const all = <T extends Event['type']>(at: TestTable, type: T) =>
  at.happened().filter((event): event is Extract<Event, { type: T }> => event.type === type);
const rowsOf = (at: TestTable) => all(at, 'fired').map(({ strength }) => strength);
const stateOf = (at: TestTable, id: string) => at.state.units[at.unit(id)];

function passAll(at: TestTable): void {
  while (at.offers('allied', 'pass').length > 0) at.play('allied', { type: 'pass' });
}

const setting = (sitting: Sitting, dice: readonly number[] = []): TestTable =>
  table({
    from: 'charge',
    leaders: LEADERS,
    ...sitting,
    orders: { 'allied corps': 'delay', ...sitting.orders },
    dice,
  });

const CAV = { at: '0,0', arm: 'cav', steps: [6, 3] } as const;
const FOE = { side: 'allied', steps: [5, 3] } as const;

/** c charges 1,0 from the hex beside it; nobody reacts. */
function charged(dice: readonly number[], sitting: Sitting, riders: readonly string[] = ['c']): TestTable {
  const at = setting(sitting, dice);
  for (const id of riders)
    at.play('french', { type: 'charge', unit: at.unit(id), via: NOWHERE, target: at.at('1,0') });
  at.play('french', { type: 'endDeclare' });
  passAll(at);
  return at;
}

describe('NLC-7.7a, 7.7b, NLC-D.7: where cavalry may charge', () => {
  const ways = (sitting: Sitting) => {
    const at = setting({ ...sitting, units: { c: CAV, e: { at: '2,0', ...FOE }, ...sitting.units } });
    return at.offers('french', 'charge').filter(({ target }) => target === at.at('2,0')).length;
  };
  // In a straight line there is one hex between: 1,0.
  test('through clear ground and over a crest, in sight or not; not through a town, woods or a chateau', () => {
    expect(ways({})).toBe(1);
    expect(ways({ crests: ['0,0|1,0', '1,0|2,0'] })).toBe(1);
    for (const ground of [{ towns: ['1,0'] }, { woods: ['1,0'] }, { chateaux: ['1,0'] }])
      expect(ways(ground)).toBe(0);
  });
  test('the first hexside without water, bridged or not; the last may be a stream, no bridge', () => {
    expect(ways({ streams: ['0,0|1,0'] })).toBe(0);
    expect(ways({ streams: ['0,0|1,0'], bridges: ['0,0|1,0'], roads: ['0,0 1,0'] })).toBe(0);
    expect(ways({ streams: ['1,0|2,0'] })).toBe(1);
    expect(ways({ streams: ['1,0|2,0'], bridges: ['1,0|2,0'], roads: ['1,0 2,0'] })).toBe(0);
  });
  test('NLC-R133: a leader of the enemy in between stops them, one of their own does not; nor do friends stand there', () => {
    expect(ways({ leaders: { ...LEADERS, hill: { ...LEADERS.hill, at: '1,0' } } })).toBe(0);
    expect(ways({ leaders: { ...LEADERS, kellermann: { ...LEADERS.kellermann, at: '1,0' } } })).toBe(1);
    expect(ways({ units: { i: { at: '1,0' } } })).toBe(0);
  });
  test('NLC-R100: no garrison; but a chateau held by cavalry, a gun, or two units', () => {
    const chateau = { chateaux: ['2,0'] } as const;
    expect(ways(chateau)).toBe(0);
    expect(ways({ ...chateau, units: { c: CAV, e: { at: '2,0', ...FOE, arm: 'cav' } } })).toBe(1);
    expect(ways({ ...chateau, units: { c: CAV, e: { at: '2,0', ...FOE, arm: 'art' } } })).toBe(1);
    expect(ways({ ...chateau, units: { c: CAV, e: { at: '2,0', ...FOE }, f: { at: '2,0', ...FOE } } })).toBe(
      1,
    );
  });
});

describe('NLC-7.10a, 7.10b, NLC-D.9: strengths', () => {
  test('a square: half of 5 + 4, and half again in a town; infantry and a gun halved together', () => {
    // 9/4 = 2.25; (5 + 4)/2 = 4.5.
    const at = charged(
      [1, 1, 1, 1, 1],
      {
        towns: ['1,0'],
        units: {
          c: { ...CAV, steps: [5, 3] },
          d: { ...CAV, steps: [4, 2] },
          e: { at: '1,0', ...FOE },
          g: { at: '1,0', side: 'allied', arm: 'art', steps: [4, 2] },
        },
      },
      ['c', 'd'],
    );
    expect(all(at, 'squareTested')[0]).toMatchObject({ morale: 4, formed: true });
    expect(rowsOf(at)).toEqual([2, 5]);
  });

  test('of two infantry one disrupted: no square, no test', () => {
    const at = charged([1, 1, 1, 1], {
      units: { c: CAV, e: { at: '1,0', ...FOE }, f: { at: '1,0', ...FOE, disrupted: true } },
    });
    expect(all(at, 'squareTested')).toEqual([]);
    expect(rowsOf(at)).toEqual([6, 5]);
  });

  test('NLC-7.10c: in flank disrupted infantry and guns are silent, cavalry is not', () => {
    // A friend of the chargers stands across the hex.
    const at = charged([1, 1, 1, 1], {
      units: {
        c: CAV,
        i: { at: '2,0' },
        e: { at: '1,0', ...FOE, disrupted: true },
        k: { at: '1,0', side: 'allied', arm: 'cav', steps: [4, 2] },
      },
    });
    expect(rowsOf(at)).toEqual([12, 4]);
  });

  test('NLC-7.10b: a friend beside the hex they come from makes no flank; one beyond an unbridged river neither', () => {
    const strength = (spot: string, rivers: readonly string[] = []) =>
      rowsOf(
        charged([6, 1, 1, 1, 1], { rivers, units: { c: CAV, i: { at: spot }, e: { at: '1,0', ...FOE } } }),
      )[0];
    expect(strength('0,1')).toBe(6);
    expect(strength('1,1')).toBe(12);
    expect(strength('2,0', ['1,0|2,0'])).toBe(6);
  });

  test('NLC-8.4, NLC-R145: a gun laid on infantry beside it is silent against cavalry from the next hex; on the hex of the chargers it fires', () => {
    const fire = (faced: readonly string[]) => {
      const sitting: Sitting = {
        units: { c: CAV, g: { at: '1,0', side: 'allied', arm: 'art', steps: [6, 3] }, i: { at: '0,1' } },
      };
      const spots = setting(sitting);
      return rowsOf(charged([1, 1, 1, 1], { ...sitting, stage: { faced: { 1: faced.map(spots.at) } } }));
    };
    expect(fire([])).toEqual([6, 3]);
    expect(fire(['0,1'])).toEqual([6]);
    expect(fire(['0,1', '0,0'])).toEqual([6, 3]);
  });
});

describe('NLC-7.7e, 7.7f: who is beaten', () => {
  test('NLC-19.5, NLC-D.10: tiny steps count by what they paid: 1 for a charger, 1 1/2 for the defender', () => {
    // 6 rolls 6: one hit. Infantry 3/2 loses 1 point for half a hit, then, damaged, 2 points: eliminated, three halves.
    // With a gun beside it the hex is not empty. The defence, (3 + 5)/2 = 4, rolls 7: one hit.
    const at = charged([6, 3, 3, 3, 4], {
      options: { tinyUnits: true },
      units: {
        c: CAV,
        e: { at: '1,0', side: 'allied', steps: [3, 2] },
        g: { at: '1,0', side: 'allied', arm: 'art', gun: 'horse', steps: [5, 3] },
      },
    });
    expect(stateOf(at, 'e')?.hex).toBe(NOWHERE);
    expect(stateOf(at, 'c')?.lost).toBe(1);
    expect(all(at, 'chargeDecided')[0]).toMatchObject({ won: true });
  });

  test('NLC-7.7f: on one step each the chargers go back; a defender of two tiny steps has paid one', () => {
    // 6 rolls 6: one hit: infantry 2/1 pays it with both steps. (2 + 6)/2 = 4 rolls 7: one hit.
    const at = charged([6, 3, 3, 3, 4], {
      options: { tinyUnits: true },
      units: {
        c: CAV,
        e: { at: '1,0', side: 'allied', steps: [2, 1] },
        g: { at: '1,0', side: 'allied', arm: 'art', gun: 'horse', steps: [6, 3] },
      },
    });
    expect(stateOf(at, 'e')?.hex).toBe(NOWHERE);
    expect(all(at, 'chargeDecided')[0]).toMatchObject({ won: false });
    expect(at.hexOf('c')).toBe(at.at('0,0'));
  });

  test('NLC-7.4k: beaten by a charge foot guns are lost, horse guns and infantry go back a hex', () => {
    // No square on a 6. 6 rolls 12: three hits on 9/5/3; (9 + 4 + 0)/2 rolls 2.
    const at = charged([6, 5, 4, 1, 1], {
      units: {
        c: CAV,
        e: { at: '1,0', side: 'allied', steps: [9, 5] },
        g: { at: '1,0', side: 'allied', arm: 'art', steps: [4, 2] },
      },
    });
    expect(stateOf(at, 'e')?.lost).toBe(2);
    expect(at.hexOf('g')).toBe(NOWHERE);
    at.play('allied', { type: 'retreatTo', hex: at.at('2,0') });
    expect(at.hexOf('e')).toBe(at.at('2,0'));
  });

  test('NLC-7.7h, 7.4i: the zone of the chargers costs nothing, that of another enemy a step', () => {
    const lost = (more: Sitting['units']) => {
      const at = charged([6, 4, 3, 1, 1], {
        units: { c: CAV, e: { at: '1,0', side: 'allied', steps: [9, 5] }, ...more },
      });
      at.play('allied', { type: 'retreatTo', hex: at.at('2,-1') });
      return stateOf(at, 'e')?.lost;
    };
    // 6 rolls 7: one hit.
    expect(lost({})).toBe(1);
    expect(lost({ i: { at: '3,-2' } })).toBe(2);
  });

  test('NLC-7.7f, 7.4h: a starting hex that has been filled meanwhile: all disrupted, one of the chargers goes on', () => {
    // Woods hold one unit: c started there, and i has come in since.
    const at = setting(
      {
        woods: ['0,0'],
        units: { c: CAV, i: { at: '0,0' }, e: { at: '1,0', ...FOE } },
      },
      [6, 1, 1, 1, 1],
    );
    at.play('french', { type: 'charge', unit: at.unit('c'), via: NOWHERE, target: at.at('1,0') });
    at.play('french', { type: 'endDeclare' });
    expect([stateOf(at, 'i')?.disrupted, stateOf(at, 'c')?.disrupted]).toEqual([true, true]);
    const [way] = at.offers('french', 'retreatTo');
    if (way === undefined) throw new Error('nobody goes on');
    at.play('french', way);
    expect([at.hexOf('i'), at.hexOf('c')]).toEqual([at.at('0,0'), way.hex]);
  });
});

describe('NLC-7.8: pursuit', () => {
  test('NLC-7.8b: who has just gone back does not fire, cavalry neither; another unit in that hex does', () => {
    // 6 rolls 9 against cavalry 4/2: two hits would kill; against 9/5 it loses two steps. 9 rolls 2.
    const at = charged([4, 5, 1, 1, 1, 1, 1, 1], {
      units: {
        c: CAV,
        k: { at: '1,0', side: 'allied', arm: 'cav', steps: [9, 5] },
        f: { at: '2,0', side: 'allied', arm: 'cav', steps: [4, 2] },
      },
      leaders: { ...LEADERS, hill: { at: '9,0', side: 'allied', commands: ['allied corps'] } },
    });
    at.play('allied', { type: 'retreatTo', hex: at.at('2,0') });
    passAll(at);
    at.play('french', { type: 'pursue', unit: at.unit('c'), hex: at.at('2,0') });
    passAll(at);
    expect(rowsOf(at)).toEqual([6, 9, 6, 4]);
  });

  test('NLC-7.8a, NLC-R074: into a town or woods, not a garrison, not over a bridge', () => {
    const quarry = (more: Sitting) => {
      const at = charged([5, 5, 1, 1], {
        ...more,
        units: {
          c: CAV,
          g: { at: '1,0', side: 'allied', arm: 'art', steps: [3] },
          f: { at: '2,0', ...FOE },
        },
      });
      passAll(at);
      return at.offers('french', 'pursue').length;
    };
    expect(quarry({})).toBe(1);
    expect(quarry({ towns: ['2,0'] })).toBe(1);
    expect(quarry({ woods: ['2,0'] })).toBe(1);
    expect(quarry({ chateaux: ['2,0'] })).toBe(0);
    expect(quarry({ streams: ['1,0|2,0'] })).toBe(1);
    expect(quarry({ streams: ['1,0|2,0'], bridges: ['1,0|2,0'] })).toBe(0);
  });

  test('NLC-E.7, NLC-5.3a: in woods one winner stays; the other goes back', () => {
    // Disrupted: no square. 24 x 1/4 = 6 rolls 12: three hits on one step. 1/2 rolls 2.
    const at = charged(
      [6, 6, 1, 1],
      {
        woods: ['1,0'],
        units: {
          c: { ...CAV, steps: [12, 6] },
          d: { ...CAV, steps: [12, 6] },
          e: { at: '1,0', side: 'allied', steps: [1], disrupted: true },
        },
      },
      ['c', 'd'],
    );
    expect(rowsOf(at)).toEqual([6, 1]);
    at.play('french', { type: 'stay', unit: at.unit('c') });
    expect(at.refused('french', { type: 'stay', unit: at.unit('d') })).toBe('NLC-5.3a');
    at.play('french', { type: 'return', unit: at.unit('d') });
    expect([at.hexOf('c'), at.hexOf('d')]).toEqual(['1,0', '0,0'].map(at.at));
  });
});

describe('NLC-7.9, 7.10e: reactions to movement', () => {
  const MOVED = {
    units: {
      i: { at: '0,0', steps: [5, 3], mp: 4 },
      k: { at: '4,0', side: 'allied', arm: 'cav', steps: [4, 2] },
    },
    leaders: {
      reille: { at: '1,1', commands: [CORPS] },
      hill: { at: '4,0', side: 'allied', commands: ['allied corps'] },
    },
    orders: { 'allied corps': 'delay' },
  } as const satisfies Sitting;

  const met = (sitting: Sitting, path: readonly string[], dice: readonly number[]) => {
    const at = table({ ...MOVED, ...sitting, from: 'movement', dice });
    at.play('french', { type: 'select', units: [at.unit('i')] });
    for (const spot of path) at.play('french', { type: 'step', hex: at.at(spot) });
    const [way] = at.offers('allied', 'react');
    if (way === undefined) throw new Error('nobody reacts');
    at.play('allied', way);
    at.play('allied', { type: 'launch' });
    return at;
  };

  test('NLC-7.10f: exactly half used: asked, and no backhand if it stops there', () => {
    // 2 of 4 points. k passes; a square; 4/2 rolls 2, 5/2 rolls 2.
    const at = met({}, ['1,0', '2,0'], [1, 1, 1, 1, 1, 1]);
    expect(at.asked()).toEqual(['french']);
    // The charge is not his: he neither joins it nor launches it once more.
    expect([...at.offers('french', 'react'), ...at.offers('french', 'launch')]).toEqual([]);
    at.play('french', { type: 'commit', half: true });
    expect(rowsOf(at)).toEqual([2, 3]);
    expect(at.offers('french', 'step')).toEqual([]);
  });

  test('NLC-7.10e: the same unit that means to go on is doubled', () => {
    const at = met({}, ['1,0', '2,0'], [1, 1, 1, 1, 1, 1]);
    at.play('french', { type: 'commit', half: false });
    expect(rowsOf(at)).toEqual([4, 3]);
  });

  test('NLC-7.10e, 5.1b: a gun that spends all its points on one dear hex is beyond half: not asked', () => {
    // A gun of 3 MP into woods.
    const at = met(
      {
        woods: ['2,0'],
        units: { ...MOVED.units, i: { at: '1,0', arm: 'art', mp: 3, steps: [5, 3] } },
      },
      ['2,0'],
      [1, 1, 1, 1, 1],
    );
    expect(at.offers('french', 'commit')).toEqual([]);
    // 4 x 2 x 1/4 = 2; 5/2.
    expect(rowsOf(at)).toEqual([2, 3]);
  });

  test('NLC-7.10e: cavalry on the move is not caught from behind', () => {
    const at = met(
      { units: { ...MOVED.units, i: { at: '0,0', arm: 'cav', mp: 2, steps: [5, 3] } } },
      ['1,0', '2,0'],
      [1, 1, 1, 1, 1],
    );
    while (at.offers('french', 'pass').length > 0) at.play('french', { type: 'pass' });
    expect(rowsOf(at)).toEqual([4, 5]);
  });

  test('NLC-15.2, 7.10f: half of what a demoralized unit has left: 3 MP, so 2 hexes are more than half', () => {
    const at = met(
      {
        units: { ...MOVED.units, gone: { steps: [10, 5] } },
        lost: { gone: { status: 'destroyed' } },
      },
      ['1,0', '2,0'],
      [1, 1, 1, 1, 1, 1],
    );
    expect(at.offers('french', 'commit')).toEqual([]);
    expect(rowsOf(at)).toEqual([4, 3]);
  });
});

describe('NLC-D.6, NLC-E.7: windows one after the other', () => {
  test('NLC-7.4i, 7.9a: who dies of the zone he retreats into is not charged there, nor is the friend he came to', () => {
    // e of one step goes back to f, beside x: it is gone. k might charge f only because somebody came in.
    const at = table({
      from: 'assault',
      units: {
        i: { at: '0,0', steps: [9, 5] },
        e: { at: '1,0', side: 'allied', steps: [4, 1] },
        f: { at: '2,0', side: 'allied', steps: [5, 3] },
        x: { at: '3,0' },
        c: { at: '2,2', arm: 'cav', steps: [6, 3], in: 'horse' },
      },
      walls: ['1,0|1,1', '1,0|0,1', '1,0|1,-1', '1,0|2,-1'],
      leaders: {
        reille: { at: '0,0', commands: [CORPS] },
        hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
        milhaud: { at: '2,2', commands: ['horse'] },
      },
      orders: { 'allied corps': 'delay' },
      stage: { active: [0] },
      // 9 rolls 5: one hit; 4 rolls 2; morale 3, a 6 fails.
      dice: [2, 3, 1, 1, 6],
    });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    if (at.offers('french', 'endAssign').length > 0) at.play('french', { type: 'endAssign' });
    if (at.offers('allied', 'stand').length > 0) at.play('allied', { type: 'stand' });
    expect(at.hexOf('e')).toBe(NOWHERE);
    expect(at.offers('french', 'react')).toEqual([]);
  });

  test('NLC-7.7a, NLC-D.7: who won in the hex between and stays there bars it to the group that would ride through next', () => {
    // c and d charge e by the same hex. k falls on c there, throws it back and stays.
    const at = setting(
      {
        units: {
          c: { ...CAV, steps: [4, 2] },
          d: { at: '0,1', arm: 'cav', steps: [4, 2] },
          e: { at: '2,0', ...FOE },
          k: { at: '1,-2', side: 'allied', arm: 'cav', steps: [9, 5] },
        },
        leaders: {
          kellermann: { at: '0,0', commands: [CORPS] },
          hill: { at: '1,-2', side: 'allied', commands: ['allied corps'] },
        },
      },
      // k passes; 9 rolls 5: one hit; 4 rolls 2: none. It stays: its rating is 4.
      [1, 2, 3, 1, 1, 1],
    );
    for (const id of ['c', 'd'])
      at.play('french', { type: 'charge', unit: at.unit(id), via: at.at('1,0'), target: at.at('2,0') });
    at.play('french', { type: 'endDeclare' });
    at.play('french', { type: 'nextGroup', unit: at.unit('c') });
    const [way] = at.offers('allied', 'react').filter(({ unit }) => unit === at.unit('k'));
    if (way === undefined) throw new Error('k may not react');
    at.play('allied', way);
    at.play('allied', { type: 'launch' });
    while (at.offers('french', 'pass').length > 0) at.play('french', { type: 'pass' });
    at.play('allied', { type: 'stay', unit: at.unit('k') });
    while (at.offers('french', 'pass').length > 0) at.play('french', { type: 'pass' });
    expect([at.hexOf('k'), at.hexOf('d')]).toEqual(['1,0', '0,1'].map(at.at));
    expect(all(at, 'fired')).toHaveLength(2);
    expect(stateOf(at, 'd')).toMatchObject({ charged: 1, disrupted: true });
  });

  test('NLC-E.0, NLC-R035: an order that fails by a charge upon the retreat fails when the assault is over: first the attackers may advance', () => {
    // e holds 1,0 with its leader, within two hexes of -1,0. Thrown back to 2,0 it is charged there by c and goes on.
    const at = under(
      {
        from: 'assault',
        units: {
          i: { at: '0,0', steps: [9, 5] },
          e: { at: '1,0', side: 'allied', steps: [9, 5] },
          c: { at: '2,2', arm: 'cav', steps: [6, 3], in: 'horse' },
        },
        walls: ['1,0|1,1', '1,0|0,1', '1,0|1,-1', '1,0|2,-1'],
        leaders: {
          reille: { at: '0,0', commands: [CORPS] },
          hill: { at: '1,0', side: 'allied', commands: ['allied corps'] },
          milhaud: { at: '2,2', commands: ['horse'] },
        },
        stage: { active: [0] },
        // 9 rolls 5: one hit; 9 rolls 2. Morale 4: 6 fails. c passes; with morale 4 no square on a 5; 6 rolls 7: one hit; 3
        // rolls 2. Hill rolls 2 for the charge; c holds; he rolls 3 for the assault.
        dice: [2, 3, 1, 1, 6, 1, 5, 3, 4, 1, 1, 1, 1, 1, 1, 2],
      },
      (spot) => [towards('defend', [spot('-1,0')])],
      { arrived: true },
      'allied corps',
    );
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    if (at.offers('french', 'endAssign').length > 0) at.play('french', { type: 'endAssign' });
    at.play('allied', { type: 'stand' });
    at.play('allied', { type: 'retreatTo', hex: at.at('2,0') });
    const [way] = at.offers('french', 'react');
    if (way === undefined) throw new Error('c may not react');
    at.play('french', way);
    at.play('french', { type: 'launch' });
    passAll(at);
    at.play('allied', { type: 'retreatTo', hex: at.at('3,0') });
    if (at.offers('french', 'stay').length > 0) at.play('french', { type: 'stay', unit: at.unit('c') });
    expect(all(at, 'orderFailed')).toEqual([]);
    expect(all(at, 'leaderTested').map(({ roll }) => roll)).toEqual([2]);
    at.play('french', { type: 'advance', units: [at.unit('i')] });
    expect(all(at, 'orderFailed')).toHaveLength(1);
    // NLC-R035: once a fight.
    expect(all(at, 'leaderTested').map(({ roll }) => roll)).toEqual([2, 3]);
  });

  test('NLC-R035: a step lost outside of fights is no matter of the next one', () => {
    const at = charged([6, 3, 4, 1, 1], {
      units: { c: CAV, e: { at: '1,0', side: 'allied', steps: [9, 5] } },
      also(state) {
        state.exposed = [0];
      },
    });
    expect(all(at, 'chargeDecided')[0]).toMatchObject({ won: true });
    expect(all(at, 'leaderTested')).toEqual([]);
  });
});
