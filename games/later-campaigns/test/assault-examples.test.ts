// NLC-7.3 to 7.6, 10, 19: assaults as a stranger would set them up, the answer worked from the law beforehand.
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { NOWHERE } from '../vocabulary.ts';
import type { Counter } from './proving-ground.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { CORPS } from './under-orders.ts';

const LEADERS = {
  reille: { at: '-1,0', commands: [CORPS] },
  hill: { at: '6,0', side: 'allied', commands: ['allied corps'] },
} as const;

const all = <T extends Event['type']>(at: TestTable, type: T) =>
  at.happened().filter((event): event is Extract<Event, { type: T }> => event.type === type);
const rowsOf = (at: TestTable) => all(at, 'fired').map(({ strength }) => strength);
const stateOf = (at: TestTable, id: string) => at.state.units[at.unit(id)];

/** The French assault 1,0 from these hexes, with every gun that may come along; nothing is chosen yet. */
function assaulted(dice: readonly number[], sitting: Sitting, from: readonly string[] = ['0,0']): TestTable {
  const at = table({
    from: 'assault',
    leaders: LEADERS,
    ...sitting,
    orders: { 'allied corps': 'delay', ...sitting.orders },
    dice,
  });
  for (const spot of from)
    if (at.offers('french', 'assign').some(({ hex }) => hex === at.at(spot)))
      at.play('french', { type: 'assign', hex: at.at(spot), target: at.at('1,0') });
  for (const join of at.offers('french', 'join')) at.play('french', join);
  if (at.offers('french', 'endAssign').length > 0) at.play('french', { type: 'endAssign' });
  return at;
}

const INF = { at: '0,0', steps: [5, 3] } as const;
const FOE = { at: '1,0', side: 'allied', steps: [5, 3] } as const;

describe('NLC-7.4b: who chooses first', () => {
  // Both fire 5 or more and roll 7: one hit each at least.
  const first = (units: NonNullable<Sitting['units']>, faced: readonly string[] = []) => {
    const spots = table({ units });
    const stage = faced.length > 0 ? { faced: { 2: faced.map(spots.at) } } : {};
    return assaulted([3, 4, 3, 4], { units, stage }).asked()[0];
  };
  const GUN = { at: '1,0', side: 'allied', arm: 'art', steps: [4, 2] } as const;

  test('only the defender has guns: the attacker', () => {
    expect(first({ i: INF, e: FOE, g: GUN })).toBe('french');
  });
  test('both have: the attacker', () => {
    expect(first({ i: INF, e: FOE, g: GUN, h: { at: '0,0', arm: 'art', steps: [3, 1] } })).toBe('french');
  });
  test('NLC-8.4, NLC-R027: guns that are laid on somebody else do not count: against guns the defender', () => {
    expect(first({ i: INF, e: FOE, g: GUN, h: { at: '0,0', arm: 'art', steps: [3, 1] } }, ['2,0'])).toBe(
      'allied',
    );
  });
});

describe('NLC-7.4: hits and retreats', () => {
  test('NLC-7.4c: a first chooser who was not hit has no choice, and the other may go', () => {
    // 5 rolls 7: a hit. 5 rolls 2: none.
    const at = assaulted([3, 4, 1, 1], { units: { i: INF, e: FOE } });
    expect(at.asked()).toEqual(['allied']);
    expect(at.legal('allied').map(({ type }) => type)).toEqual(['retreat', 'stand']);
  });

  test('NLC-7.4e: 3 hits become 2 for the one, 1 becomes 0 for the other, whoever goes back', () => {
    // 10 rolls 9: three hits. 5 rolls 7: one.
    const at = assaulted([4, 5, 3, 4], {
      units: {
        i: { at: '0,0', steps: [7, 4] },
        j: { at: '0,0', steps: [3, 1] },
        e: { ...FOE, steps: [9, 5] },
      },
    });
    // 9 of the defender rolls 7: one hit.
    at.play('french', { type: 'retreat' });
    expect(stateOf(at, 'e')?.lost).toBe(2);
    expect([stateOf(at, 'i')?.lost, stateOf(at, 'j')?.lost]).toEqual([0, 0]);
  });

  test('NLC-7.4f, 7.4b: who chooses first tests first; when he fails the other does not test', () => {
    // The attacker has a gun: the defender first. One hit each. Morale 4 - 1 - 1 for the gun: 3 fails.
    const at = assaulted([3, 4, 3, 4, 3], {
      units: { i: { at: '0,0', steps: [3, 1] }, g: { at: '0,0', arm: 'art', steps: [2, 1] }, e: FOE },
    });
    at.play('allied', { type: 'stand' });
    at.play('french', { type: 'stand' });
    expect(all(at, 'moraleTested')).toMatchObject([{ side: 'allied', morale: 2, roll: 3, passed: false }]);
  });

  test('NLC-7.4k: foot guns that go back of their own will are not lost', () => {
    const at = assaulted([3, 4, 1, 1], {
      units: { i: INF, g: { at: '1,0', side: 'allied', arm: 'art', steps: [4, 2] } },
    });
    at.play('allied', { type: 'retreat' });
    at.play('allied', { type: 'retreatTo', hex: at.at('2,0') });
    expect(stateOf(at, 'g')).toMatchObject({ status: 'map', hex: at.at('2,0'), lost: 0 });
  });

  test('NLC-7.4k: horse guns are thrown back like others', () => {
    // 5 rolls 7: a hit on the gun; it fires 4 x 1 and rolls 2. Morale 3: a 4 fails.
    const at = assaulted([3, 4, 1, 1, 4], {
      units: { i: INF, g: { at: '1,0', side: 'allied', arm: 'art', gun: 'horse', steps: [4, 2] } },
      lost: { g: { startedInZoc: true } },
    });
    at.play('allied', { type: 'stand' });
    at.play('allied', { type: 'retreatTo', hex: at.at('2,0') });
    expect(stateOf(at, 'g')).toMatchObject({ status: 'map', hex: at.at('2,0'), lost: 1 });
  });

  test('NLC-7.4k, 7.5a: a lone foot gun that fails is eliminated on the spot, and the hex may be entered', () => {
    const at = assaulted([3, 4, 1, 1, 4], {
      units: { i: INF, g: { at: '1,0', side: 'allied', arm: 'art', steps: [4, 2] } },
    });
    at.play('allied', { type: 'stand' });
    expect(at.hexOf('g')).toBe(NOWHERE);
    at.play('french', { type: 'advance', units: [at.unit('i')] });
    expect(at.hexOf('i')).toBe(at.at('1,0'));
  });

  test('NLC-7.4l: of their own will foot guns of the attacker go back with the others', () => {
    const at = assaulted([1, 1, 3, 4], {
      units: { i: INF, g: { at: '0,0', arm: 'art', steps: [4, 2] }, e: FOE },
    });
    at.play('french', { type: 'retreat' });
    const [way] = at.offers('french', 'retreatTo');
    if (way === undefined) throw new Error('nowhere to go');
    at.play('french', way);
    expect([at.hexOf('i'), at.hexOf('g')]).toEqual([way.hex, way.hex]);
  });

  test('NLC-R162: two stacks assault; one of them has nowhere to go, so the side is not asked', () => {
    const ways = (walls: readonly string[]) =>
      assaulted(
        [1, 1, 3, 4, 1],
        {
          walls,
          units: { i: INF, j: { at: '0,1', steps: [5, 3], in: 'II' }, e: FOE },
          leaders: { ...LEADERS, erlon: { at: '0,1', commands: ['II'] } },
        },
        ['0,0', '0,1'],
      ).offers('french', 'retreat').length;
    expect(ways([])).toBe(1);
    expect(ways(['0,1|0,0', '0,1|-1,1', '0,1|-1,2', '0,1|0,2', '0,1|1,1'])).toBe(0);
  });

  test('NLC-7.4i, 7.1e: cavalry and infantry that go back together into a zone: the infantry loses the step', () => {
    const at = assaulted([3, 4, 1, 1], {
      units: {
        i: INF,
        e: FOE,
        k: { at: '1,0', side: 'allied', arm: 'cav', steps: [4, 2], disrupted: true },
        far: { at: '3,0' },
        far2: { at: '1,2' },
        far3: { at: '3,-2' },
      },
      stage: { active: [0] },
      lost: { k: { startedInZoc: true } },
    });
    at.play('allied', { type: 'retreat' });
    at.play('allied', { type: 'retreatTo', hex: at.at('2,0') });
    expect([stateOf(at, 'e')?.lost, stateOf(at, 'k')?.lost]).toEqual([1, 0]);
  });
});

describe('NLC-7.4m, 7.4n: La Garde', () => {
  const moraleAgainst = (guard: Sitting['units']) => {
    // One hit each; the French chose first and stand; they pass.
    const at = assaulted([4, 4, 3, 4, 1, 1], { units: { ...guard, e: { ...FOE, steps: [9, 5] } } });
    while (at.offers('french', 'stand').length > 0) at.play('french', { type: 'stand' });
    if (at.offers('allied', 'stand').length > 0) at.play('allied', { type: 'stand' });
    for (const hit of at.offers('french', 'takeHit').slice(0, 1)) at.play('french', hit);
    return all(at, 'moraleTested').find(({ side }) => side === 'allied')?.morale;
  };

  test('Old and Middle Guard infantry takes 1; Young Guard, and cavalry of the Old Guard, take nothing', () => {
    expect(moraleAgainst({ i: { ...INF, guard: 'old' } })).toBe(2);
    expect(moraleAgainst({ i: { ...INF, guard: 'middle' } })).toBe(2);
    expect(moraleAgainst({ i: { ...INF, guard: 'young' } })).toBe(3);
    expect(moraleAgainst({ i: INF, c: { at: '0,0', arm: 'cav', guard: 'old' } })).toBe(3);
  });

  test('NLC-7.4n: not broken by going back of its own will', () => {
    const at = assaulted([1, 1, 3, 4], { units: { i: { ...INF, guard: 'old' }, e: FOE } });
    at.play('french', { type: 'retreat' });
    const [way] = at.offers('french', 'retreatTo');
    if (way !== undefined) at.play('french', way);
    expect(all(at, 'guardBroken')).toEqual([]);
  });
});

describe('NLC-7.6b, 2.3e: flanked, and in woods', () => {
  /** Morale of the defender who has lost a step: 3 without anything else. */
  const morale = (sitting: Sitting, from: readonly string[]) => {
    // Attackers of 10 or 15 roll 5: one hit; the defender rolls 2.
    const at = assaulted([2, 3, 1, 1, 1], sitting, from);
    at.play('allied', { type: 'stand' });
    return all(at, 'moraleTested')[0]?.morale;
  };
  const TWO = (other: string, more: Sitting['units'] = {}): Sitting => ({
    units: {
      i: { at: '0,0', steps: [10, 5] },
      j: { at: other, steps: [5, 3] },
      e: { ...FOE, steps: [9, 5] },
      ...more,
    },
    leaders: { reille: { at: '0,1', commands: [CORPS] }, hill: LEADERS.hill },
    stage: { active: [0, 1] },
  });

  test('two attackers side by side do not flank, apart they do', () => {
    expect(morale(TWO('0,1'), ['0,0', '0,1'])).toBe(3);
    expect(morale(TWO('1,1'), ['0,0', '1,1'])).toBe(1);
  });

  test('one friend in contact does not help, two do; one of them beyond a river is none', () => {
    // Two attackers would have to assault those friends as well; so one assaults, and one stands idle across from him.
    const one = { x: { at: '2,-1', side: 'allied' } } as const;
    const two = { ...one, y: { at: '1,-1', side: 'allied' } } as const;
    const apart = (more: Sitting['units'], rivers: readonly string[] = []) =>
      morale({ ...TWO('2,0', more), stage: { active: [0] }, rivers }, ['0,0']);
    expect(apart(one)).toBe(1);
    expect(apart(two)).toBe(3);
    expect(apart(two, ['1,0|2,-1'])).toBe(1);
  });

  test('an idle enemy across a river without a bridge does not flank; over a bridge he does', () => {
    const idle = (sides: Sitting) => morale({ ...TWO('2,0'), stage: { active: [0] }, ...sides }, ['0,0']);
    expect(idle({})).toBe(1);
    expect(idle({ rivers: ['1,0|2,0'] })).toBe(3);
    expect(idle({ rivers: ['1,0|2,0'], bridges: ['1,0|2,0'] })).toBe(1);
  });

  test('NLC-2.3e, NLC-D.11: woods take 2, and nothing more when flanked there', () => {
    const wood = { woods: ['1,0'] } as const;
    expect(
      morale({ ...TWO('0,1'), ...wood, units: { ...TWO('0,1').units, i: { at: '0,0', steps: [20, 9] } } }, [
        '0,0',
        '0,1',
      ]),
    ).toBe(1);
    const brave = {
      e: { ...FOE, steps: [9, 5], morale: 5, moraleDefending: 5, ignoresStepLoss: true },
    } as const;
    const strong = { i: { at: '0,0', steps: [20, 9] } } as const;
    const flank = TWO('1,1');
    expect(
      morale({ ...flank, ...wood, units: { ...flank.units, ...brave, ...strong } }, ['0,0', '1,1']),
    ).toBe(3);
    const front = TWO('0,1');
    expect(
      morale({ ...front, ...wood, units: { ...front.units, ...brave, ...strong } }, ['0,0', '0,1']),
    ).toBe(3);
  });

  test('NLC-2.4b: attackers of whom some stand in woods test with the best: one in the open', () => {
    const tested = (woods: readonly string[]) => {
      // 15 rolls 2; 9 rolls 7: one hit; the French stand and roll 1; their leader is safe.
      const at = assaulted([1, 1, 3, 4, 1, 1, 1], { ...TWO('0,1'), woods }, ['0,0', '0,1']);
      at.play('french', { type: 'stand' });
      at.play('french', { type: 'takeHit', unit: at.unit('j') });
      return all(at, 'moraleTested')[0]?.morale;
    };
    // i is whole: 4; j has its leader with it and has lost a step: 4.
    expect(tested([])).toBe(4);
    expect(tested(['0,1'])).toBe(4);
    expect(tested(['0,0'])).toBe(4);
    expect(tested(['0,0', '0,1'])).toBe(2);
  });

  test('NLC-12.2.6d, NLC-R032: on Fall Back on a road they count as flanked by cavalry, whoever stands beside them; not in a town', () => {
    const fallBack = (more: Sitting) => {
      const at = assaulted([5, 4, 1, 1, 1], {
        units: {
          c: { at: '0,0', arm: 'cav', steps: [9, 5] },
          e: { ...FOE, steps: [9, 5] },
          x: { at: '2,-1', side: 'allied' },
          y: { at: '1,1', side: 'allied' },
        },
        walls: ['1,0|2,0', '1,0|1,1', '1,0|0,1', '1,0|1,-1', '1,0|2,-1'],
        roads: ['0,0 1,0'],
        ...more,
        orders: { 'allied corps': 'fallBack' },
      });
      if (at.offers('allied', 'stand').length > 0) at.play('allied', { type: 'stand' });
      return all(at, 'moraleTested')[0]?.morale;
    };
    expect(fallBack({})).toBe(1);
    expect(fallBack({ roads: [] })).toBe(3);
    expect(fallBack({ towns: ['1,0'] })).toBe(3);
  });
});

describe('NLC-7.6d, 7.6e, NLC-T5: what terrain takes', () => {
  const attack = (sitting: Sitting, steps: readonly number[] = [8, 4]) =>
    rowsOf(
      assaulted([1, 1, 1, 1], {
        ...sitting,
        units: { i: { at: '0,0', steps }, e: FOE, ...sitting.units },
        lost: { e: { startedInZoc: true } },
      }),
    )[0];

  test('stream and crest on one hexside take 25 once; with a town 50', () => {
    expect(attack({ streams: ['0,0|1,0'], crests: ['0,0|1,0'] })).toBe(6);
    expect(attack({ streams: ['0,0|1,0'], crests: ['0,0|1,0'], towns: ['1,0'] })).toBe(4);
  });
  test('a bridge takes 50 and nothing more: of a town over a crest, of woods from woods, of the open', () => {
    const bridge = { streams: ['0,0|1,0'], bridges: ['0,0|1,0'] } as const;
    expect(attack({ ...bridge, crests: ['0,0|1,0'], towns: ['1,0'] })).toBe(4);
    expect(attack({ ...bridge, woods: ['0,0', '1,0'] })).toBe(4);
    expect(attack({ rivers: ['0,0|1,0'], bridges: ['0,0|1,0'] })).toBe(4);
  });
  test('woods over a stream 75, from woods over a stream 25', () => {
    expect(attack({ woods: ['1,0'], streams: ['0,0|1,0'] })).toBe(2);
    expect(attack({ woods: ['0,0', '1,0'], streams: ['0,0|1,0'] })).toBe(6);
  });
  test('NLC-10.7, NLC-R100: a chateau with cavalry alone, or with two units, is clear', () => {
    const chateau = { chateaux: ['1,0'] } as const;
    expect(attack(chateau)).toBe(4);
    expect(attack({ ...chateau, units: { e: { ...FOE, arm: 'cav' } } })).toBe(8);
    expect(attack({ ...chateau, units: { e: FOE, f: FOE } })).toBe(8);
  });
  test('NLC-7.1f: 3 disrupted cavalry into a town over a stream: 3/8, and 1/8 more, make half a point', () => {
    // 3 x 1/2 x 1/2 x 1/2 = 0.375 rounds to 0.
    const set = (extra: Sitting['units']) =>
      assaulted([1, 1, 1, 1], {
        towns: ['1,0'],
        streams: ['0,0|1,0'],
        units: {
          c: { at: '0,0', arm: 'cav', steps: [3, 1], disrupted: true },
          e: FOE,
          ...extra,
        },
      });
    expect(rowsOf(set({}))).toEqual([5]);
    expect(rowsOf(set({ d: { at: '0,0', arm: 'cav', steps: [1], disrupted: true } }))[0]).toBe(1);
  });
});

describe('NLC-7.5: advance', () => {
  const won = (sitting: Sitting, from: readonly string[] = ['0,0']) => {
    // The attackers roll 12; the defender, one step of 1, rolls 2.
    const at = assaulted(
      [6, 6, 1, 1],
      {
        ...sitting,
        units: { ...sitting.units, e: { at: '1,0', side: 'allied', steps: [1] } },
      },
      from,
    );
    if (at.offers('allied', 'stand').length > 0) at.play('allied', { type: 'stand' });
    return at.offers('french', 'advance').map(({ units }) => units);
  };

  test('NLC-7.5a, NLC-R106: of two attacking hexes any one unit, never one of each', () => {
    const sets = won({ units: { i: INF, j: { at: '0,1' } } }, ['0,0', '0,1']);
    expect(new Set(sets.map((units) => units.join()))).toEqual(new Set(['', '0', '1']));
  });
  test('NLC-5.3a: into woods one unit only, though a leader stands with the stack', () => {
    const sets = won({
      woods: ['1,0'],
      leaders: { ...LEADERS, reille: { at: '0,0', commands: [CORPS] } },
      units: { i: { ...INF, steps: [9, 5] }, j: { ...INF, steps: [9, 5] } },
    });
    expect(sets.every((units) => units.length < 2)).toBe(true);
    expect(sets.length).toBe(3);
  });
  test('NLC-7.5d: a gun with infantry of its division goes along; alone it does not', () => {
    const guns = (division: string) =>
      won({
        units: {
          i: { ...INF, division: 'Foy' },
          g: { at: '0,0', arm: 'art', steps: [3, 1], division },
        },
      }).map((units) => units.join());
    expect(guns('Foy').sort()).toEqual(['', '0', '0,1']);
    expect(guns('other').sort()).toEqual(['', '0']);
  });
});

describe('NLC-10: the chateau', () => {
  test('NLC-10.2, 7.4a: a garrison that is hit is not asked; it tests nothing away: it stays', () => {
    const at = assaulted([6, 6, 1, 1, 6], {
      chateaux: ['1,0'],
      units: { i: { at: '0,0', steps: [8, 4] }, e: { ...FOE, steps: [9, 5] } },
    });
    expect(at.offers('allied', 'retreat')).toEqual([]);
    if (at.offers('allied', 'takeHit').length > 0) at.play('allied', { type: 'takeHit', unit: at.unit('e') });
    expect(at.hexOf('e')).toBe(at.at('1,0'));
  });
  test('NLC-10.1: no idle enemy flanks it', () => {
    const at = assaulted([6, 6, 1, 1, 1], {
      chateaux: ['1,0'],
      units: { i: { at: '0,0', steps: [2, 1] }, e: { ...FOE, steps: [9, 5] }, j: { at: '2,0' } },
      stage: { active: [0] },
    });
    expect(all(at, 'moraleTested').map(({ morale }) => morale)).toEqual([]);
    expect(stateOf(at, 'e')?.lost).toBe(1);
    expect(NOWHERE).toBe(-1);
  });
});

describe('NLC-7.3, NLC-D.12: who assaults what', () => {
  const assigning = (sitting: Sitting): TestTable =>
    table({
      from: 'assault',
      leaders: LEADERS,
      ...sitting,
      orders: { 'allied corps': 'delay', ...sitting.orders },
      dice: Array.from({ length: 40 }, () => 1),
    });
  const targets = (at: TestTable, spot: string) =>
    new Set(
      at.offers('french', 'assign').flatMap(({ hex, target }) => (hex === at.at(spot) ? [target] : [])),
    );

  test('NLC-7.3d: cavalry on Attack beside an enemy must assault; guns alone need not and cannot; on Defend nobody must', () => {
    const alone = (unit: Counter, order: 'attack' | 'defend' = 'attack') =>
      targets(assigning({ units: { i: { at: '0,0', ...unit }, e: FOE }, orders: { [CORPS]: order } }), '0,0')
        .size;
    expect(alone({ arm: 'cav' })).toBe(1);
    expect(alone({ arm: 'art' })).toBe(0);
    expect(alone({}, 'defend')).toBe(0);
  });

  test('NLC-7.3d: cavalry that has charged this turn, and a gun that has bombarded, are out of it', () => {
    const at = assigning({
      units: { c: { at: '0,0', arm: 'cav' }, e: FOE },
      lost: { c: { charged: 1 } },
    });
    expect(at.offers('french', 'assign')).toEqual([]);
  });

  test('NLC-7.3b: not over a river without a bridge', () => {
    expect(assigning({ units: { i: INF, e: FOE }, rivers: ['0,0|1,0'] }).offers('french', 'assign')).toEqual(
      [],
    );
  });

  test('NLC-7.3f, 7.3g: three enemies in a row, two stacks: both join on the middle one only if the others are assaulted too', () => {
    // a touches e and f, b touches f and g.
    const at = assigning({
      units: {
        a: { at: '0,0' },
        b: { at: '0,1' },
        e: { at: '1,-1', side: 'allied' },
        f: { at: '1,0', side: 'allied' },
        g: { at: '1,1', side: 'allied' },
      },
      leaders: { ...LEADERS, reille: { at: '0,0', commands: [CORPS] } },
    });
    const first = at.offers('french', 'assign')[0]?.hex;
    expect(first).toBe(at.at('0,0'));
    expect(targets(at, '0,0')).toEqual(new Set(['1,-1', '1,0'].map(at.at)));
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    // To join a there b would leave g, and a would leave e, unassaulted.
    expect(targets(at, '0,1')).toEqual(new Set([at.at('1,1')]));
  });

  test('NLC-10.4, 7.3h: infantry beside a garrison and others takes the garrison; cavalry may choose', () => {
    const beside = (arm: 'inf' | 'cav') => {
      const at = assigning({
        chateaux: ['1,0'],
        units: { i: { at: '0,0', arm }, e: FOE, f: { at: '0,1', side: 'allied' } },
      });
      return targets(at, '0,0').size;
    };
    expect([beside('inf'), beside('cav')]).toEqual([1, 2]);
  });

  test('NLC-7.3d, 10.1: a chateau held by one cavalry unit is in no zone itself; infantry in it need not assault', () => {
    const at = assigning({ chateaux: ['0,0'], units: { i: INF, e: FOE } });
    expect(targets(at, '0,0')).toEqual(new Set([at.at('1,0'), NOWHERE]));
  });

  test('NLC-8.2a: guns may join another stack’s assault; alone on a hex they may not', () => {
    const at = assigning({
      units: { g: { at: '0,0', arm: 'art', steps: [4, 2] }, i: { at: '0,1', steps: [5, 3] }, e: FOE },
      leaders: { ...LEADERS, reille: { at: '0,0', commands: [CORPS] } },
    });
    expect(targets(at, '0,0')).toEqual(new Set([at.at('1,0'), NOWHERE]));
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    at.play('french', { type: 'assign', hex: at.at('0,1'), target: at.at('1,0') });
    at.play('french', { type: 'join', unit: at.unit('g') });
    at.play('french', { type: 'endAssign' });
    expect(rowsOf(at)).toEqual([9, 5]);
  });
});

describe('NLC-7.11: slipping away before the fire', () => {
  const asked = (attacker: Counter, defender: Counter, more: Sitting = {}) =>
    assaulted([1, 1, 1, 1, 1], {
      ...more,
      units: { i: { at: '0,0', ...attacker }, e: { at: '1,0', side: 'allied', ...defender } },
    }).offers('allied', 'preRetreat').length;

  test('cavalry and horse guns, not foot guns or infantry; not when cavalry is among the attackers', () => {
    expect(asked({}, { arm: 'cav' })).toBe(2);
    expect(asked({}, { arm: 'art', gun: 'horse' })).toBe(2);
    expect(asked({}, { arm: 'art' })).toBe(0);
    expect(asked({ arm: 'cav' }, { arm: 'cav' })).toBe(0);
    expect(asked({}, { arm: 'cav' }, { lost: { e: { startedInZoc: true } } })).toBe(0);
  });

  test('of cavalry and infantry the cavalry goes; the infantry fights alone', () => {
    const at = assaulted([1, 1, 1, 1], {
      units: { i: INF, e: FOE, k: { at: '1,0', side: 'allied', arm: 'cav', steps: [6, 3] } },
    });
    at.play('allied', { type: 'preRetreat', units: [at.unit('k')] });
    const [way] = at.offers('allied', 'retreatTo');
    if (way === undefined) throw new Error('nowhere to go');
    at.play('allied', way);
    expect(rowsOf(at)).toEqual([5, 5]);
  });
});
