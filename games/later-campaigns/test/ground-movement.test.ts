// NLC-I: what steps cost, how far one gets, where one may not go.
import { describe, expect, it } from 'vitest';
import { enemyDistance, stepsTo } from '../ground/steps-to.ts';
import { allowanceOf, leaderAllowance } from '../reach/allowance.ts';
import { approach, leftOnRoute, reachAt } from '../reach/approach.ts';
import { chargePaths, chargeTargets } from '../reach/charge-paths.ts';
import { entryHexes, entryPrice, firstTown } from '../reach/entry.ts';
import { hasWay, journey, NO_GROUND, NO_MARKS, type Reach } from '../reach/journey.ts';
import { reachOf } from '../reach/reach-of.ts';
import { retreatWays } from '../reach/retreat-hexes.ts';
import { hqReach, leaderReach } from '../reach/staff-reach.ts';
import { stepCost } from '../reach/step-cost.ts';
import { stepPrice } from '../reach/step-price.ts';
import type { MoveTerms } from '../reach/terms.ts';
import { NOWHERE } from '../vocabulary.ts';
import { type Scene, type Setting, scene } from './position.ts';

const CLOSED = Number.POSITIVE_INFINITY;

const terms = (changed: Partial<MoveTerms> = {}): MoveTerms => ({
  allowance: [8, 8],
  used: [0, 0],
  startZocFree: false,
  started: false,
  march: false,
  marchingUnit: () => false,
  route: [],
  mayEnterZoc: () => true,
  night: false,
  ...changed,
});

const reachIn = (
  { state, field, unit, at }: Setting,
  id: string,
  from: string,
  changed: Partial<MoveTerms> = {},
): Reach =>
  reachOf(
    state,
    field,
    [unit(id)],
    at(from),
    terms({ allowance: [allowanceOf(state, unit(id))], used: [0], ...changed }),
  );

const ROAD = '0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0 8,0 9,0 10,0';

describe('NLC-5.2: what terrain costs', () => {
  const ground: Scene = {
    woods: ['1,0'],
    towns: ['0,1'],
    chateaux: ['-1,1'],
    streams: ['0,0|-1,0', '0,0|0,-1'],
    bridges: ['0,0|0,-1'],
    roads: ['0,0 0,-1'],
  };

  it('NLC-5.2a, NLC-T5: clear, town and chateau; woods cost infantry less', () => {
    const { theatre, at } = scene(ground);
    const cost = (to: string, rate: 'foot' | 'horse') => stepCost(theatre, at('0,0'), at(to), rate);
    expect(['1,-1', '0,1', '-1,1', '1,0'].map((to) => cost(to, 'foot'))).toEqual([2, 2, 4, 4]);
    expect(['1,-1', '0,1', '-1,1', '1,0'].map((to) => cost(to, 'horse'))).toEqual([2, 2, 4, 8]);
  });

  it('NLC-5.2b, NLC-5.2c: a stream costs 2 MP, its bridge 1 MP at terrain rate and nothing by road', () => {
    const { theatre, at } = scene(ground);
    expect(stepCost(theatre, at('0,0'), at('-1,0'), 'foot')).toBe(6);
    expect(stepCost(theatre, at('0,0'), at('0,-1'), 'foot')).toBe(4);
    expect(stepCost(theatre, at('0,0'), at('0,-1'), 'link')).toBe(1);
  });

  it('NLC-5.2g: leaders and traces pay half a point on roads and trails alike', () => {
    const { theatre, at } = scene({ roads: ['0,0 1,0'], trails: ['0,0 0,1'] });
    for (const rate of ['leader', 'trace'] as const)
      for (const to of ['1,0', '0,1']) expect(stepCost(theatre, at('0,0'), at(to), rate)).toBe(1);
    expect(stepCost(theatre, at('0,0'), at('0,1'), 'link')).toBe(2);
  });

  it('NLC-R009: nobody crosses a wall, or a river without a bridge; a ford is no road', () => {
    const { theatre, at } = scene({
      walls: ['0,0|1,0'],
      rivers: ['0,0|0,1', '0,0|-1,1'],
      bridges: ['0,0|-1,1'],
      streams: ['0,0|-1,0'],
      roads: ['0,0 -1,0'],
      impassable: ['1,-1'],
    });
    const cost = (to: string) => stepCost(theatre, at('0,0'), at(to), 'foot');
    expect(['1,0', '0,1', '1,-1'].map(cost)).toEqual([CLOSED, CLOSED, CLOSED]);
    expect(cost('-1,1')).toBe(4);
    expect(stepCost(theatre, at('0,0'), at('-1,0'), 'link')).toBe(CLOSED);
  });
});

describe('NLC-5.2: by road', () => {
  it('NLC-GV-71, NLC-5.2b: infantry on March makes 8 hexes of empty road', () => {
    const setting = scene({ roads: [ROAD], units: { i: { at: '0,0' } } });
    const reach = reachIn(setting, 'i', '0,0', { march: true });
    expect(reach.cost(setting.at('8,0'))).toBe(8);
    expect(reach.cost(setting.at('9,0'))).toBe(CLOSED);
  });

  it('NLC-5.2d: at terrain rate without such orders', () => {
    const setting = scene({ roads: [ROAD], units: { i: { at: '0,0' } } });
    expect(reachIn(setting, 'i', '0,0').cost(setting.at('4,0'))).toBe(8);
  });

  it('NLC-GV-72, NLC-5.2e: not at road rate into the hex behind a marching friend', () => {
    const { state, field, unit, at } = scene({
      roads: [ROAD],
      units: { i: { at: '0,0' }, ahead: { at: '2,0' } },
    });
    const step = (marching: boolean) =>
      stepPrice(
        state,
        field,
        unit('i'),
        at('0,0'),
        at('1,0'),
        terms({ march: true, marchingUnit: () => marching }),
      );
    expect(step(true)).toBe(2);
    expect(step(false)).toBe(1);
  });

  it('NLC-5.2f: a town on the road ahead must be free of all friends', () => {
    const { state, field, unit, at } = scene({
      roads: [ROAD],
      towns: ['2,0'],
      units: { i: { at: '0,0' }, billeted: { at: '2,0' } },
    });
    expect(stepPrice(state, field, unit('i'), at('0,0'), at('1,0'), terms({ march: true }))).toBe(2);
  });

  it('NLC-R041: only the next hex of its own route matters to a unit that follows one', () => {
    const { state, field, unit, at } = scene({
      roads: ['0,0 1,0 2,0', '1,0 1,1'],
      units: { i: { at: '0,0' }, beside: { at: '1,1' } },
    });
    const price = (route: readonly string[]) =>
      stepPrice(
        state,
        field,
        unit('i'),
        at('0,0'),
        at('1,0'),
        terms({ march: true, marchingUnit: () => true, route: route.map(at) }),
      );
    expect(price(['0,0', '1,0', '2,0'])).toBe(1);
    expect(price(['0,0', '1,0', '1,1'])).toBe(2);
    expect(price(['0,0', '1,0'])).toBe(1);
    expect(price([])).toBe(2);
  });
});

describe('NLC-5.1, NLC-5.4, NLC-5.5: moving past the enemy', () => {
  it('NLC-GV-73, NLC-5.2c: clear, then over a stream, is 4 MP', () => {
    const setting = scene({ streams: ['1,0|2,0', '1,0|2,-1', '1,0|1,1'], units: { i: { at: '0,0' } } });
    expect(reachIn(setting, 'i', '1,0').cost(setting.at('2,0'))).toBe(6);
    expect(reachIn(setting, 'i', '0,0').cost(setting.at('1,0'))).toBe(2);
  });

  it('NLC-GV-73, NLC-5.4c: leaving a ZOC entered in this move costs 1 MP more', () => {
    const setting = scene({ units: { i: { at: '0,0' }, foe: { side: 'allied', at: '1,1' } } });
    const { state, field, unit, at } = setting;
    const onward = stepPrice(state, field, unit('i'), at('1,0'), at('2,-1'), terms({ started: true }));
    expect(onward).toBe(4);
    const horse = scene({ units: { c: { arm: 'cav', at: '0,0' }, foe: { side: 'allied', at: '1,1' } } });
    expect(
      stepPrice(horse.state, horse.field, horse.unit('c'), at('1,0'), at('2,-1'), terms({ started: true })),
    ).toBe(2);
  });

  it('NLC-5.4b, NLC-5.4d: who began in a ZOC stays, unless his orders let him go', () => {
    const { state, field, unit, at } = scene({
      units: { i: { at: '1,0' }, foe: { side: 'allied', at: '1,1' } },
    });
    const leave = (startZocFree: boolean) =>
      stepPrice(state, field, unit('i'), at('1,0'), at('2,-1'), terms({ startZocFree }));
    expect(leave(false)).toBe(CLOSED);
    expect(leave(true)).toBe(4);
  });

  it('NLC-5.5, NLC-16.1: at night and in rain nobody enters a ZOC', () => {
    const { state, field, unit, at } = scene({
      units: { i: { at: '0,0' }, foe: { side: 'allied', at: '1,1' } },
    });
    expect(stepPrice(state, field, unit('i'), at('0,0'), at('1,0'), terms({ night: true }))).toBe(CLOSED);
    expect(
      stepPrice(state, field, unit('i'), at('0,0'), at('1,0'), terms({ mayEnterZoc: () => false })),
    ).toBe(CLOSED);
    expect(stepPrice(state, field, unit('i'), at('0,0'), at('1,0'), terms())).toBe(2);
  });

  it('no step into a hex with enemy units', () => {
    const { state, field, unit, at } = scene({
      units: { i: { at: '0,0' }, foe: { side: 'allied', at: '1,0' } },
    });
    expect(stepPrice(state, field, unit('i'), at('0,0'), at('1,0'), terms({ startZocFree: true }))).toBe(
      CLOSED,
    );
  });

  it('NLC-GV-74, NLC-5.1b, NLC-R008: one hex of woods as its whole move, not after another', () => {
    const setting = scene({ woods: ['1,0', '2,0'], units: { gun: { arm: 'art', mp: 3, at: '0,0' } } });
    const reach = reachIn(setting, 'gun', '0,0');
    expect(reach.cost(setting.at('1,0'))).toBe(6);
    expect(reach.cost(setting.at('2,0'))).toBe(CLOSED);
    const moved = reachIn(setting, 'gun', '0,0', { used: [2], started: true });
    expect(moved.cost(setting.at('1,0'))).toBe(CLOSED);
  });

  it('NLC-5.1a: a stack goes no farther than its slowest unit', () => {
    const { state, field, unit, at } = scene({ units: { i: { at: '0,0' }, c: { arm: 'cav', at: '0,0' } } });
    const reach = reachOf(state, field, [unit('i'), unit('c')], at('0,0'), terms({ allowance: [8, 12] }));
    expect(reach.cost(at('4,0'))).toBe(8);
    expect(reach.cost(at('5,0'))).toBe(CLOSED);
  });

  it('NLC-J.1: of ways as cheap the one through fewest ZOC hexes, then by the lowest hexes', () => {
    const setting = scene({ units: { c: { arm: 'cav', at: '0,0' }, foe: { side: 'allied', at: '1,2' } } });
    const { at } = setting;
    expect(reachIn(setting, 'c', '0,0').pathTo(at('2,0'))).toEqual([at('0,0'), at('1,0'), at('2,0')]);
    const open = reachIn(setting, 'c', '0,0').pathTo(at('2,-1'));
    expect(open).toEqual([at('0,0'), at('1,-1'), at('2,-1')]);
  });

  it('NLC-GV-89, wet-ground: cavalry pays 2 MP for clear ground, nothing more by road; infantry does not care', () => {
    const wet: Scene = {
      specials: ['wet-ground'],
      turns: [{ wet: true }],
      roads: ['0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0 8,0 9,0 10,0 11,0 12,0 13,0 14,0'],
      units: { c: { arm: 'cav', mp: 7, light: true, at: '0,0' }, i: { at: '0,1' } },
    };
    const setting = scene(wet);
    expect(reachIn(setting, 'c', '0,0').cost(setting.at('0,-3'))).toBe(12);
    expect(reachIn(setting, 'c', '0,0').cost(setting.at('0,-4'))).toBe(CLOSED);
    expect(reachIn(setting, 'c', '0,0', { march: true }).cost(setting.at('14,0'))).toBe(14);
    expect(reachIn(setting, 'i', '0,1').cost(setting.at('0,5'))).toBe(8);
    const dry = scene({ ...wet, specials: [] });
    expect(reachIn(dry, 'c', '0,0').cost(dry.at('0,-4'))).toBe(8);
  });
});

describe('NLC-11: leaders and HQs', () => {
  it('NLC-11.1a, NLC-11.1b: cavalry costs; into an enemy ZOC only where a friend stands', () => {
    const setting = scene({
      woods: ['0,1'],
      units: { friend: { at: '1,0' }, foe: { side: 'allied', at: '2,-1' } },
      leaders: { ney: { at: '0,0' } },
    });
    const reach = leaderReach(setting.state, setting.field, 0, 14);
    expect(reach.cost(setting.at('0,1'))).toBe(8);
    expect(reach.cost(setting.at('1,0'))).toBe(2);
    expect(reach.cost(setting.at('1,-1'))).toBe(CLOSED);
  });

  it('NLC-11.1d, NLC-R096: half his points when he has given orders', () => {
    const { state } = scene({ leaders: { ney: { at: '0,0', mp: 5 } } });
    expect(leaderAllowance(state, 0)).toBe(10);
    const [ney] = state.leaders;
    const busy = { ...state, leaders: ney === undefined ? [] : [{ ...ney, gaveOrders: state.turn }] };
    expect(leaderAllowance(busy, 0)).toBe(5);
  });

  it('NLC-3.2b, NLC-11.5a, NLC-R037: an HQ goes at infantry costs, by road if it marches, and keeps out of ZOCs', () => {
    const setting = scene({
      roads: [ROAD],
      woods: ['0,1'],
      units: { foe: { side: 'allied', at: '0,-2' } },
    });
    const hq = { status: 'map', hex: setting.at('0,0'), onTheMove: 0, destroyedOn: 0 } as const;
    const state = { ...setting.state, hqs: [hq] };
    const reach = hqReach(state, setting.field, 0, 10, true);
    expect(reach.cost(setting.at('10,0'))).toBe(10);
    expect(reach.cost(setting.at('0,1'))).toBe(4);
    expect(reach.cost(setting.at('0,-1'))).toBe(CLOSED);
    expect(hqReach(state, setting.field, 0, 10, false).cost(setting.at('6,0'))).toBe(CLOSED);
  });
});

describe('NLC-9: reinforcements', () => {
  const arrival: Scene = {
    units: { i: {}, second: {}, c: { arm: 'cav', mp: 7 } },
  };
  const country = { march: false, marchingUnit: () => false, route: [] };

  it('NLC-GV-76, NLC-9.2: the third stack pays for all three', () => {
    const { state, field, unit, at } = scene(arrival);
    const paid = { ...state, entryPaid: { [at('0,0')]: 4 } };
    expect(entryPrice(paid, field, [unit('i')], at('0,0'), country)).toBe(6);
  });

  it('NLC-GV-76: by road on March half a point each', () => {
    const { state, field, unit, theatre, at } = scene({ ...arrival, roads: [ROAD], entries: ['0,0'] });
    expect(theatre.places).toHaveLength(1);
    const paid = { ...state, entryPaid: { [at('0,0')]: 2 } };
    expect(entryPrice(paid, field, [unit('i')], at('0,0'), { ...country, march: true })).toBe(3);
  });

  it('NLC-GV-86, NLC-9.2: cavalry after infantry through woods pays 2 + 4 MP', () => {
    const { state, field, unit, at } = scene({ ...arrival, woods: ['0,0'] });
    expect(entryPrice(state, field, [unit('i')], at('0,0'), country)).toBe(4);
    const paid = { ...state, entryPaid: { [at('0,0')]: 4 } };
    expect(entryPrice(paid, field, [unit('c')], at('0,0'), country)).toBe(12);
  });

  it('NLC-9.1, NLC-9.4: another hex of the edge if the enemy is there', () => {
    const free = scene({});
    const [edge = 0] = free.theatre.edges.N.slice(10);
    expect(entryHexes(free.field, 'french', edge)).toEqual([edge]);
    const barred = scene({ units: { foe: { side: 'allied', at: '3,-14' } } });
    const foe = barred.at('3,-14');
    expect(barred.theatre.edges.N).toContain(foe);
    expect(entryHexes(barred.field, 'french', foe)).toHaveLength(2);
    for (const hex of entryHexes(barred.field, 'french', foe)) {
      expect(barred.field.inEnemyZoc('french', hex)).toBe(false);
      expect(edgesOf(barred)).toContain(hex);
    }
  });

  it('NLC-9.6: the first town is the cheapest to march to', () => {
    const { state, at } = scene({ towns: ['3,0', '0,2'], roads: ['0,0 1,0 2,0 3,0'] });
    expect(firstTown(state, at('0,0'))).toBe(at('3,0'));
  });

  it('NLC-9.6: of towns as near as each other the one with the lowest id, column before row', () => {
    const { state, at, theatre } = scene({ towns: ['1,0', '-1,1'] });
    const [east = '', southWest = ''] = ['1,0', '-1,1'].map((spot) => theatre.hexIds[at(spot)]);
    expect(southWest < east).toBe(true);
    expect(firstTown(state, at('0,0'))).toBe(at('-1,1'));
  });
});

const edgesOf = ({ theatre }: Setting): readonly number[] => Object.values(theatre.edges).flat();

describe('NLC-7.7: the way of a charge', () => {
  const charge = (ground: Scene, target: string): readonly number[] => {
    const { state, field, unit, at } = scene({
      ...ground,
      units: { c: { arm: 'cav', at: '0,0' }, foe: { side: 'allied', at: target }, ...ground.units },
    });
    return chargePaths(state, field, unit('c'), at(target));
  };
  const { at } = scene({});

  it('NLC-7.7a: next to it, or over an empty hex between', () => {
    expect(charge({}, '1,0')).toEqual([NOWHERE]);
    expect(charge({}, '2,0')).toEqual([at('1,0')]);
    expect([...charge({}, '1,1')].sort()).toEqual([at('1,0'), at('0,1')].sort());
    expect(charge({}, '3,0')).toEqual([]);
    expect(charge({ units: { friend: { at: '1,0' } } }, '2,0')).toEqual([]);
  });

  it('NLC-7.7b, NLC-R074: clear ground between, no water on the way but a stream before the enemy', () => {
    expect(charge({ woods: ['1,0'] }, '2,0')).toEqual([]);
    expect(charge({ streams: ['0,0|1,0'] }, '2,0')).toEqual([]);
    expect(charge({ streams: ['1,0|2,0'] }, '2,0')).toEqual([at('1,0')]);
    expect(charge({ streams: ['1,0|2,0'], bridges: ['1,0|2,0'] }, '2,0')).toEqual([]);
    expect(charge({ rivers: ['0,0|1,0'] }, '1,0')).toEqual([]);
    expect(charge({ crests: ['0,0|1,0'] }, '2,0')).toEqual([at('1,0')]);
    expect(charge({ towns: ['1,0'] }, '1,0')).toEqual([NOWHERE]);
  });

  it('NLC-10.1, NLC-R100: not a garrison, but whoever else is in a chateau', () => {
    expect(charge({ chateaux: ['1,0'] }, '1,0')).toEqual([]);
    expect(
      charge({ chateaux: ['1,0'], units: { foe: { side: 'allied', arm: 'cav', at: '1,0' } } }, '1,0'),
    ).toEqual([NOWHERE]);
  });

  it('NLC-R011, NLC-16.1: never at night or in rain', () => {
    expect(charge({ turns: [{ night: true }] }, '1,0')).toEqual([]);
    expect(charge({ turns: [{ rain: true }] }, '1,0')).toEqual([]);
  });

  it('NLC-R133: no charge past an enemy leader, nor at one', () => {
    expect(charge({ leaders: { duke: { side: 'allied', at: '1,0' } } }, '2,0')).toEqual([]);
    const { state, field, unit } = scene({
      units: { c: { arm: 'cav', at: '0,0' } },
      leaders: { duke: { side: 'allied', at: '1,0' } },
    });
    expect(chargeTargets(state, field, unit('c'))).toEqual([]);
  });
});

describe('NLC-7.4: where to retreat', () => {
  const fight: Scene = { units: { i: { at: '0,0' }, foe: { side: 'allied', at: '1,0' } } };
  const ways = (
    ground: Scene,
    kind: 'assault' | 'charge' | 'orderFailure',
    visited: readonly string[] = ['0,0'],
  ) => {
    const { field, unit, at } = scene({
      ...fight,
      ...ground,
      units: { ...fight.units, ...ground.units },
    });
    const found = retreatWays(field, {
      units: [unit('i')],
      from: at('0,0'),
      half: NOWHERE,
      foes: [at('1,0')],
      visited: visited.map(at),
      kind,
    }).map(({ hex }) => hex);
    return ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'].filter((spot) => found.includes(at(spot)));
  };

  it('NLC-R022: away from those it fought, if it can', () => {
    expect(ways({}, 'assault')).toEqual(['-1,1', '-1,0', '0,-1']);
    expect(ways({ walls: ['0,0|-1,1', '0,0|-1,0', '0,0|0,-1'] }, 'assault')).toEqual(['0,1', '1,-1']);
    expect(ways({}, 'charge')).toEqual(['0,1', '-1,1', '-1,0', '0,-1', '1,-1']);
  });

  it('NLC-GV-91: not twice into the same hex', () => {
    expect(ways({}, 'assault', ['0,0', '-1,0', '-1,1'])).toEqual(['0,-1']);
  });

  it('NLC-10.6, NLC-R133: not into an occupied chateau, nor where an enemy counter is', () => {
    expect(ways({ chateaux: ['-1,0'], units: { garrison: { at: '-1,0' } } }, 'assault')).toEqual([
      '-1,1',
      '0,-1',
    ]);
    expect(ways({ leaders: { duke: { side: 'allied', at: '-1,0' } } }, 'assault')).toEqual(['-1,1', '0,-1']);
  });

  it('NLC-12.9f, NLC-D.6: after a failed order not nearer to the enemy', () => {
    expect(ways({}, 'orderFailure')).toEqual(['0,1', '-1,1', '-1,0', '0,-1', '1,-1']);
  });

  it('NLC-R072, NLC-5.6: off the map over an own edge', () => {
    const { state, field, unit, theatre } = scene({ units: { i: { at: '-8,15' } } });
    const from = state.units[0]?.hex ?? NOWHERE;
    expect(theatre.edges.S).toContain(from);
    const found = retreatWays(field, {
      units: [unit('i')],
      from,
      half: NOWHERE,
      foes: [],
      visited: [from],
      kind: 'assault',
    });
    expect(found.map(({ hex }) => hex)).toContain(NOWHERE);
  });
});

describe('NLC-F.2: how far it is', () => {
  it('NLC-R060, sd: steps over passable hexsides, round a river', () => {
    const { theatre, at } = scene({ rivers: ['0,0|1,0', '0,0|1,-1', '0,0|0,1'] });
    expect(stepsTo(theatre, [at('0,0')])[at('1,0')]).toBe(3);
    expect(stepsTo(theatre, [at('0,0')])[at('-1,0')]).toBe(1);
  });

  it('dE: hexes to the nearest enemy, at most 8', () => {
    const { field, at } = scene({ units: { foe: { side: 'allied', at: '0,0' } } });
    const near = enemyDistance(field, 'french');
    expect(['0,0', '1,0', '3,-1', '7,0', '8,0', '12,0'].map((spot) => near[at(spot)])).toEqual([
      0, 1, 3, 7, 8, 8,
    ]);
  });

  it('ρ: half-points to the target at march rates, and what is left of a route', () => {
    const { theatre, at } = scene({ roads: [ROAD], woods: ['0,1'] });
    expect(approach(theatre, [at('4,0')], 'march')[at('0,0')]).toBe(4);
    expect(approach(theatre, [at('0,1')], 'march')[at('0,0')]).toBe(4);
    const route = ['0,0', '1,0', '2,0', '3,0'].map(at);
    expect(leftOnRoute(theatre, route)[at('1,0')]).toBe(2);
    expect(leftOnRoute(theatre, route)[at('3,0')]).toBe(0);
    expect(leftOnRoute(theatre, route)[at('1,1')]).toBeGreaterThan(1000);
  });

  it('NLC-15.2: a demoralized formation has 1 MP less', () => {
    const { state, unit } = scene({
      units: { i: { at: '0,0' }, dead: { steps: [9, 5] }, gone: { steps: [5, 3] } },
    });
    expect(allowanceOf(state, unit('i'))).toBe(8);
    const lost = state.units.map((each) =>
      each.hex === NOWHERE ? { ...each, status: 'eliminated' as const } : each,
    );
    expect(allowanceOf({ ...state, units: lost }, unit('i'))).toBe(6);
  });
});

it('a price may ask for a search of its own', () => {
  const { theatre, at } = scene({});
  const reach = journey(theatre, {
    start: at('0,0'),
    most: 4,
    mayForceOneHex: false,
    ground: NO_GROUND,
    closed: NO_MARKS,
    watched: NO_MARKS,
    shunned: NO_MARKS,
    least: 1,
    price: (_from, to) => Math.min(2, reachAt(theatre, [to], 2, 'foot').hexes.length),
  });
  expect(reach.hexes).toHaveLength(19);
});

it('whether there is a way is the same as being in reach, however often it is asked', () => {
  const { theatre, at } = scene({});
  const travel = {
    start: at('0,0'),
    most: 2,
    mayForceOneHex: false,
    ground: NO_GROUND,
    closed: NO_MARKS,
    watched: NO_MARKS,
    shunned: NO_MARKS,
    least: 1,
    price: () => 1,
  };
  const leads = (...to: readonly string[]): boolean => hasWay(theatre, travel, new Set(to.map(at)));
  expect(leads('2,0')).toBe(true);
  expect(leads('3,0')).toBe(false);
  expect(leads('3,0', '0,2')).toBe(true);
  expect(leads('3,0')).toBe(false);
});
