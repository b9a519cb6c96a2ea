// NLC-5, 9, 19.1: movement as a stranger would set it up, the answer worked from the law beforehand.
import { describe, expect, test } from 'vitest';
import { type Sitting, type TestTable, table } from './table.ts';
import { CORPS, towards, under } from './under-orders.ts';

const LEADERS = {
  reille: { at: '0,0', commands: [CORPS] },
  hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
} as const;

const usedBy = (at: TestTable): readonly number[] => at.state.group?.used ?? [];

/** The French units named go these ways; half-points each has used. */
function walked(sitting: Sitting, units: readonly string[], path: readonly string[]): TestTable {
  const at = table({
    leaders: LEADERS,
    ...sitting,
    orders: { 'allied corps': 'delay', ...sitting.orders },
  });
  at.play('french', { type: 'select', units: units.map(at.unit) });
  for (const spot of path) at.play('french', { type: 'step', hex: at.at(spot) });
  return at;
}

const mayStep = (at: TestTable, spot: string): boolean =>
  at.offers('french', 'step').some(({ hex }) => hex === at.at(spot));

describe('NLC-5.1a, 5.2a: a stack pays what each of its units pays', () => {
  const MIXED = {
    units: { i: { at: '0,0', mp: 4 }, c: { at: '0,0', arm: 'cav', mp: 6 } },
    // A belt of woods: no way round it.
    woods: ['2,-3', '2,-2', '2,-1', '2,0', '2,1', '2,2', '2,3'],
    leaders: { ...LEADERS, reille: { at: '1,0', commands: [CORPS] } },
  } as const satisfies Sitting;

  test('infantry of 4 and cavalry of 6 through clear, woods and clear: 1 + 2 + 1 and 1 + 4 + 1', () => {
    const at = walked(MIXED, ['i', 'c'], ['1,0']);
    expect(mayStep(at, '2,0')).toBe(true);
    at.play('french', { type: 'step', hex: at.at('2,0') });
    expect(usedBy(at)).toEqual([6, 10]);
    at.play('french', { type: 'step', hex: at.at('3,0') });
    expect(usedBy(at)).toEqual([8, 12]);
    expect(at.refused('french', { type: 'endMove' })).toBeNull();
  });

  test('NLC-J.1: the hex beyond the woods is among those they can go to', () => {
    const at = walked(MIXED, ['i', 'c'], []);
    at.play('french', { type: 'go', hex: at.at('3,0') });
    expect([at.hexOf('i'), at.hexOf('c')]).toEqual([at.at('3,0'), at.at('3,0')]);
  });

  test('NLC-A.5: over wet ground infantry of 4 and cavalry of 7 make 3 hexes together', () => {
    const wet: Sitting = {
      specials: ['wet-ground'],
      turns: [{ wet: true }],
      units: { i: { at: '0,0', mp: 4 }, c: { at: '0,0', arm: 'cav', mp: 7 } },
      leaders: { ...LEADERS, reille: { at: '1,0', commands: [CORPS] } },
    };
    const at = walked(wet, ['i', 'c'], []);
    expect(at.offers('french', 'go').map(({ hex }) => hex)).toContain(at.at('3,0'));
    for (const spot of ['1,0', '2,0', '3,0']) at.play('french', { type: 'step', hex: at.at(spot) });
    expect(usedBy(at)).toEqual([6, 12]);
    expect(mayStep(at, '4,0')).toBe(false);
  });

  test('NLC-5.4c: of infantry and cavalry that leave a zone they came into only the infantry pays 1 more', () => {
    const at = walked(
      { ...MIXED, woods: [], units: { ...MIXED.units, e: { at: '2,-1', side: 'allied' } } },
      ['i', 'c'],
      ['1,0', '1,1'],
    );
    expect(usedBy(at)).toEqual([6, 4]);
  });
});

describe('NLC-5.2: roads, trails, bridges', () => {
  /** One unit on March along a row of hexes, as far as its leader lets it. */
  const marched = (sitting: Sitting, path: readonly string[], route: readonly string[] = []) => {
    const at = under(
      {
        leaders: { ...LEADERS, reille: { at: '4,0', commands: [CORPS] } },
        ...sitting,
        orders: { 'allied corps': 'delay' },
      },
      (spot) => [towards('march', [spot('9,0')], { route: route.map(spot) })],
    );
    at.play('french', { type: 'select', units: [at.unit('i')] });
    for (const spot of path) at.play('french', { type: 'step', hex: at.at(spot) });
    return usedBy(at)[0];
  };
  const I = { i: { at: '0,0', mp: 4 } } as const;
  const ROAD = ['0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0 8,0 9,0'] as const;

  test('a bridge by road costs half a point, by trail a point, over a river too', () => {
    const bridge = { streams: ['0,0|1,0'], bridges: ['0,0|1,0'], units: I } as const;
    expect(marched({ ...bridge, roads: ROAD }, ['1,0'])).toBe(1);
    expect(marched({ ...bridge, trails: ROAD }, ['1,0'])).toBe(2);
    expect(marched({ ...bridge, streams: [], rivers: ['0,0|1,0'], trails: ROAD }, ['1,0'])).toBe(2);
  });

  test('NLC-D.1: a road that comes to a stream without a bridge is a ford: 1 + 2 points', () => {
    expect(marched({ roads: ROAD, streams: ['0,0|1,0'], units: I, leaders: LEADERS }, ['1,0'])).toBe(6);
  });

  test('by road through woods and a town half a point each, then off the road at terrain rate', () => {
    expect(marched({ roads: ROAD, woods: ['1,0'], towns: ['2,0'], units: I }, ['1,0', '2,0'])).toBe(2);
  });

  test('NLC-5.2e: a marching friend in the hex itself, or in the next: a whole point', () => {
    const friend = (spot: string) => ({ units: { ...I, j: { at: spot } }, roads: ROAD }) as const;
    expect(marched(friend('1,0'), ['1,0'])).toBe(2);
    expect(marched(friend('2,0'), ['1,0'])).toBe(2);
    expect(marched(friend('3,0'), ['1,0'])).toBe(1);
  });

  test('NLC-5.2e, 5.2f: friends of a corps that does not march are no matter, but in a town they are', () => {
    const friend = (spot: string, towns: readonly string[] = []) =>
      ({
        units: { ...I, j: { at: spot, in: 'other' } },
        leaders: {
          ...LEADERS,
          reille: { at: '4,0', commands: [CORPS] },
          other: { at: '2,0', commands: ['other'] },
        },
        orders: { 'allied corps': 'delay' },
        roads: ROAD,
        towns,
      }) as const;
    expect(marched(friend('2,0'), ['1,0'])).toBe(1);
    expect(marched(friend('2,0', ['2,0']), ['1,0'])).toBe(2);
    expect(marched(friend('1,0', ['1,0']), ['1,0'])).toBe(2);
  });

  test('NLC-R041: at a fork without a route a friend on either branch is in the way; on a route only the one ahead', () => {
    const fork = { roads: [...ROAD, '1,0 1,1'], units: { ...I, j: { at: '1,1' } } } as const;
    expect(marched(fork, ['1,0'])).toBe(2);
    const route = ['0,0', '1,0', '2,0', '3,0', '4,0', '5,0', '6,0', '7,0', '8,0', '9,0'];
    expect(marched(fork, ['1,0'], route)).toBe(1);
  });
});

describe('NLC-5.4, 10.1: zones', () => {
  const E = { e: { at: '2,0', side: 'allied' } } as const;

  test('NLC-5.4c: from zone to zone each hex left costs a point more', () => {
    // 1,0 and 1,1 are both beside 2,0: 1 + 2 + 2... of 6.
    const at = walked({ units: { i: { at: '0,0', mp: 6 }, ...E } }, ['i'], ['1,0', '1,1']);
    expect(usedBy(at)).toEqual([6]);
    at.play('french', { type: 'step', hex: at.at('0,2') });
    expect(usedBy(at)).toEqual([10]);
  });

  test('NLC-10.1, 5.4a: a garrison is in no zone: it walks out for nothing more; two units in the chateau are held', () => {
    const chateau = { chateaux: ['1,0'], leaders: LEADERS } as const;
    const at = walked({ ...chateau, units: { i: { at: '1,0' }, ...E } }, ['i'], ['0,0']);
    expect(usedBy(at)).toEqual([2]);
    const held = table({
      ...chateau,
      units: { i: { at: '1,0' }, j: { at: '1,0' }, ...E },
      orders: { 'allied corps': 'delay' },
    });
    held.play('french', { type: 'select', units: [held.unit('i')] });
    expect(held.offers('french', 'step')).toEqual([]);
  });

  test('NLC-5.5: in rain not even cavalry enters a zone; out of one on Fall Back it may ride', () => {
    const rain = { turns: [{ rain: true }] } as const;
    const at = walked({ ...rain, units: { c: { at: '0,0', arm: 'cav' }, ...E } }, ['c'], []);
    expect(mayStep(at, '1,0')).toBe(false);
    const back = walked(
      { ...rain, units: { i: { at: '1,0' }, ...E }, orders: { [CORPS]: 'fallBack' } },
      ['i'],
      ['0,0'],
    );
    expect(usedBy(back)).toEqual([4]);
  });

  test('NLC-5.4a, NLC-R009: no zone over an unbridged river; over a bridged one there is', () => {
    const cost = (more: Sitting) =>
      usedBy(walked({ units: { i: { at: '0,0' }, ...E }, ...more }, ['i'], ['1,0', '0,1']))[0];
    expect(cost({})).toBe(6);
    expect(cost({ rivers: ['1,0|2,0'] })).toBe(4);
    expect(cost({ rivers: ['1,0|2,0'], bridges: ['1,0|2,0'] })).toBe(6);
  });

  test('NLC-19.1c, NLC-R089: cavalry left behind: the hex is not empty and nobody tests; cavalry that goes last does not', () => {
    const set = (units: Sitting['units'], who: string) => {
      const at = table({
        leaders: { ...LEADERS, reille: { at: '1,0', commands: [CORPS] } },
        options: { retreatDisruption: true },
        units: { ...units, ...E },
        orders: { [CORPS]: 'fallBack', 'allied corps': 'delay' },
        dice: [6],
      });
      at.play('french', { type: 'select', units: [at.unit(who)] });
      at.play('french', { type: 'step', hex: at.at('0,0') });
      return at.happened().filter(({ type }) => type === 'retreatTested').length;
    };
    expect(set({ i: { at: '1,0' } }, 'i')).toBe(1);
    expect(set({ i: { at: '1,0' }, c: { at: '1,0', arm: 'cav' } }, 'i')).toBe(0);
    expect(set({ c: { at: '1,0', arm: 'cav' } }, 'c')).toBe(0);
  });
});

describe('NLC-5.1b, NLC-R008: one hex whatever it costs', () => {
  test('a gun of 4 MP over a stream into woods, all its points; infantry does not go on from there', () => {
    const at = walked(
      { woods: ['1,0'], streams: ['0,0|1,0'], units: { g: { at: '0,0', arm: 'art', mp: 4 } } },
      ['g'],
      ['1,0'],
    );
    expect(usedBy(at)).toEqual([8]);
    expect(at.offers('french', 'step')).toEqual([]);
  });

  test('not over a river, and not out of a zone it is held in', () => {
    const at = walked({ rivers: ['0,0|1,0'], units: { g: { at: '0,0', arm: 'art', mp: 1 } } }, ['g'], []);
    expect(mayStep(at, '1,0')).toBe(false);
    expect(mayStep(at, '0,1')).toBe(true);
  });
});

describe('NLC-R072, NLC-5.6: leaving the map', () => {
  test('from a hex of one’s own edge for its terrain once more', () => {
    // The south edge of the field is row 30: 15 rows below the middle.
    const edge = '-7,15';
    const leaves = (mp: number, woods: readonly string[]) => {
      const at = table({
        units: { i: { at: edge, mp }, e: { at: '5,-9', side: 'allied' } },
        woods,
        leaders: { reille: { at: edge, commands: [CORPS] } },
        orders: { [CORPS]: 'fallBack', 'allied corps': 'delay' },
      });
      at.play('french', { type: 'select', units: [at.unit('i')] });
      return at.offers('french', 'exitMap').length;
    };
    expect(leaves(1, [])).toBe(1);
    expect(leaves(1, [edge])).toBe(0);
    expect(leaves(2, [edge])).toBe(1);
  });
});
