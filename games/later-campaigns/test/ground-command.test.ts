// NLC-I: command range, couriers, targets, supply, zones, control, tables of orders.
import { describe, expect, it } from 'vitest';
import { commandOver, isInCommand } from '../command/command-area.ts';
import { courierDelay, courierDistance } from '../command/courier.ts';
import { placesInReach, targetReach } from '../command/target-reach.ts';
import { wayBack } from '../command/way-back.ts';
import { controlAfter, controllerOf, controlNow, occupierOf } from '../control/control.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { groundOf, holdsGarrison } from '../ground/garrison.ts';
import { limitOf } from '../ground/hexes.ts';
import { cheapestPath } from '../reach/cheapest-path.ts';
import { isSupplied } from '../supply/supply.ts';
import { isRevealed } from '../tables/hidden-movement.ts';
import {
  compliance,
  complianceColumn,
  demoralizedCompliance,
  localDecision,
} from '../tables/order-tables.ts';
import { NOBODY, NOWHERE } from '../vocabulary.ts';
import { type Scene, scene } from './position.ts';

describe('NLC-12.1: command range', () => {
  const inCommand = (spot: string, ground: Scene = {}): boolean => {
    const { state, field, unit } = scene({
      ...ground,
      units: { i: { at: spot }, ...ground.units },
      leaders: { reille: { at: '0,0', commands: ['french corps'] } },
    });
    return isInCommand(state, field, unit('i'));
  };

  it('NLC-GV-75, NLC-12.1a: 3 MP at the cheapest rate of any arm', () => {
    expect(inCommand('3,0')).toBe(true);
    expect(inCommand('4,0')).toBe(false);
    expect(inCommand('2,0', { woods: ['1,0', '1,-1', '0,1', '2,-1', '1,1'] })).toBe(true);
    expect(inCommand('1,0', { streams: ['0,0|1,0', '1,-1|1,0', '0,1|1,0'] })).toBe(true);
    expect(inCommand('6,0', { trails: ['0,0 1,0 2,0 3,0 4,0 5,0 6,0'] })).toBe(true);
  });

  it('NLC-12.1b: through an enemy ZOC only where a friend stands', () => {
    const foes: Scene['units'] = { a: { side: 'allied', at: '1,1' }, b: { side: 'allied', at: '2,-2' } };
    expect(inCommand('2,0', { units: foes })).toBe(false);
    expect(inCommand('2,0', { units: { ...foes, other: { at: '1,0' } } })).toBe(true);
    expect(inCommand('3,0', { units: foes })).toBe(false);
    expect(inCommand('3,0', { units: { ...foes, friend: { at: '2,0' }, other: { at: '1,0' } } })).toBe(true);
  });

  it('NLC-12.1b: into an enemy ZOC it comes itself, so that it may attack there', () => {
    const { state, field, unit, at } = scene({
      units: { i: { at: '0,0' }, a: { side: 'allied', at: '3,0' } },
      leaders: { reille: { at: '0,0', commands: ['french corps'] } },
    });
    expect(commandOver(state, field, unit('i'))(at('2,0'))).toBe(true);
    expect(commandOver(state, field, unit('i'))(at('3,0'))).toBe(false);
  });

  it('NLC-12.13b: not under divisional orders; NLC-R091: nobody is in range of a lost leader', () => {
    const { state, field, unit } = scene({
      units: { i: { at: '9,0' }, j: { at: '0,0' } },
      leaders: { reille: { at: '0,0', commands: ['french corps'] } },
    });
    expect(commandOver(state, field, unit('i'))(field.theatre.setup.leaders[0] ?? NOWHERE)).toBe(true);
    const bodies = state.bodies.map((body) => (body === null ? null : { ...body, parent: 0 }));
    expect(isInCommand({ ...state, bodies }, field, unit('i'))).toBe(true);
    const leaderless = state.bodies.map((body) => (body === null ? null : { ...body, leader: NOBODY }));
    expect(isInCommand({ ...state, bodies: leaderless }, field, unit('j'))).toBe(false);
  });

  it('NLC-12.1f: back into range by a cheapest way clear of the enemy', () => {
    const setting = scene({
      units: { i: { at: '6,0' } },
      leaders: { reille: { at: '0,0', commands: ['french corps'] } },
    });
    const way = wayBack(setting.state, setting.field, setting.unit('i'), false);
    expect(way.cost(setting.at('6,0'))).toBe(6);
    expect(way.cost(setting.at('3,0'))).toBe(0);
    expect(way.isOnWay(setting.at('6,0'), setting.at('5,0'))).toBe(true);
    expect(way.isOnWay(setting.at('6,0'), setting.at('7,0'))).toBe(false);
    const watched = scene({
      units: { i: { at: '6,0' }, foe: { side: 'allied', at: '4,1' } },
      leaders: { reille: { at: '0,0', commands: ['french corps'] } },
    });
    const round = wayBack(watched.state, watched.field, watched.unit('i'), false);
    expect(round.isOnWay(watched.at('6,0'), watched.at('5,0'))).toBe(false);
    expect(round.isOnWay(watched.at('6,0'), watched.at('6,-1'))).toBe(true);
  });
});

describe('NLC-12.6: couriers', () => {
  it('NLC-GV-01, NLC-GV-02, NLC-GV-05, NLC-12.6c: distance over 6, rounded', () => {
    expect([16, 18, 29, 30].map((distance) => courierDelay(distance, false))).toEqual([1, 2, 2, 3]);
  });

  it('NLC-GV-03, NLC-12.6d: half the distance in sight', () => {
    expect([16, 18].map((distance) => courierDelay(distance, true))).toEqual([1, 1]);
  });

  it('NLC-GV-04, NLC-12.6b, NLC-R048: at once within 3 MP, in sight within 6', () => {
    expect([
      courierDelay(6, false),
      courierDelay(7, false),
      courierDelay(12, true),
      courierDelay(13, true),
    ]).toEqual([0, 1, 0, 1]);
  });

  it('NLC-R046: at cavalry costs, half a point by road, round the enemy, or not at all', () => {
    const { field, at } = scene({ woods: ['0,1'], trails: ['0,0 1,0 2,0'] });
    expect(courierDistance(field, 'french', at('0,0'), at('2,0'))).toBe(2);
    expect(courierDistance(field, 'french', at('0,0'), at('0,1'))).toBe(8);
    const ring = ['2,0', '0,2', '-2,2', '-2,0', '0,-2', '2,-2'];
    const units = Object.fromEntries(ring.map((spot) => [spot, { side: 'allied', at: spot } as const]));
    const cut = scene({ units });
    expect(courierDistance(cut.field, 'french', cut.at('0,0'), cut.at('6,0'))).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('NLC-12.2c: what an order may name', () => {
  it('NLC-D.4: within 10 MP, or wherever a road leads that begins there', () => {
    const { theatre, at } = scene({ roads: ['9,0 10,0 11,0 12,0 13,0 14,0'] });
    const { isNear, isLinked } = targetReach(theatre, [at('0,0')]);
    expect([isNear(at('10,0')), isNear(at('0,11')), isNear(at('14,0'))]).toEqual([true, false, false]);
    expect(isLinked(at('14,0'))).toBe(true);
  });

  it('NLC-J.1: near places, then those in reach by road; NLC-R166: never a wood', () => {
    const theatre = theatreOf({ options: { scenario: 'la-belle-alliance' } });
    const papelotte = theatre.places.findIndex(({ id }) => id === 'papelotte');
    const { near, far } = placesInReach(theatre, theatre.places[papelotte]?.hexes ?? []);
    expect(near).toContain(papelotte);
    expect(near.filter((place) => far.includes(place))).toEqual([]);
    expect([...near, ...far].some((place) => theatre.places[place]?.kind === 'wood')).toBe(false);
    expect(near.length).toBeLessThanOrEqual(250);
  });

  it('NLC-J.1: the cheapest way, of several by the lowest hexes', () => {
    const { theatre, at } = scene({ roads: ['0,0 0,1 1,1 2,0'] });
    expect(cheapestPath(theatre, [at('0,0')], [at('2,0')], 'march')).toEqual(
      ['0,0', '0,1', '1,1', '2,0'].map(at),
    );
    expect(cheapestPath(theatre, [at('0,0')], [at('1,-2')], 'march')).toEqual(
      ['0,0', '0,-1', '1,-2'].map(at),
    );
  });
});

describe('NLC-17.1: supply', () => {
  /** The French are supplied from the south edge, 15 rows down. */
  const supplied = (spot: string, units: Scene['units'] = {}): boolean => {
    const setting = scene({ roads: [SOUTH_ROAD], units: { i: { at: spot }, ...units } });
    return isSupplied(setting.state, setting.field, setting.unit('i'));
  };
  const SOUTH_ROAD = Array.from({ length: 16 }, (_, row) => `0,${row}`).join(' ');

  it('NLC-GV-77: five hexes to a road that leads to a source, not six', () => {
    expect(supplied('5,0')).toBe(true);
    expect(supplied('6,0')).toBe(false);
  });

  it('NLC-GV-77: an enemy unit on the road cuts it, his ZOC does not', () => {
    expect(supplied('5,0', { foe: { side: 'allied', at: '0,9' } })).toBe(false);
    expect(supplied('5,0', { foe: { side: 'allied', at: '1,9' } })).toBe(true);
  });

  it('NLC-13.7, NLC-R071: asked of the hex where it stands', () => {
    expect(supplied('0,13')).toBe(true);
    expect(supplied('4,12')).toBe(true);
  });
});

describe('NLC-5.3, NLC-5.4, NLC-10: zones and garrisons', () => {
  it('NLC-5.4a, NLC-R009: into the six hexes around, not over a wall or an unbridged river', () => {
    const { field, at } = scene({
      walls: ['0,0|1,0'],
      rivers: ['0,0|0,1', '0,0|-1,1'],
      bridges: ['0,0|-1,1'],
      units: { i: { at: '0,0' } },
    });
    const zone = field.zoc('french');
    expect(
      ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1', '0,0', '2,0'].map((spot) => zone[at(spot)]),
    ).toEqual([0, 0, 1, 1, 1, 1, 0, 0]);
  });

  it('NLC-5.4a, NLC-10.1, NLC-10.7, NLC-R100: not into a chateau, unless two units are in it', () => {
    const one = scene({ chateaux: ['1,0'], units: { i: { at: '0,0' }, foe: { side: 'allied', at: '1,0' } } });
    expect(one.field.inEnemyZoc('allied', one.at('1,0'))).toBe(false);
    expect(one.field.inEnemyZoc('french', one.at('0,0'))).toBe(true);
    const two = scene({
      chateaux: ['1,0'],
      units: { i: { at: '0,0' }, foe: { side: 'allied', at: '1,0' }, other: { side: 'allied', at: '1,0' } },
    });
    expect(two.field.inEnemyZoc('allied', two.at('1,0'))).toBe(true);
  });

  it('0.1, NLC-10.7: one infantry unit is a garrison; others stand in the open', () => {
    const holds = (units: Scene['units']) => {
      const { field, at } = scene({ chateaux: ['0,0'], units: units ?? {} });
      return [holdsGarrison(field, at('0,0')), groundOf(field, at('0,0'))];
    };
    expect(holds({ i: { at: '0,0' } })).toEqual([true, 'chateau']);
    expect(holds({ i: { at: '0,0' }, j: { at: '0,0' } })).toEqual([false, 'clear']);
    expect(holds({ c: { arm: 'cav', at: '0,0' } })).toEqual([false, 'clear']);
    expect(holds({})).toEqual([false, 'chateau']);
  });

  it('NLC-11.1a: leaders exert no ZOC', () => {
    const { field, at } = scene({ leaders: { ney: { at: '0,0' } } });
    expect(field.zoc('french')[at('1,0')]).toBe(0);
  });

  it('NLC-5.3a: two combat units in a hex, one in woods', () => {
    const { theatre, at } = scene({ woods: ['1,0'], towns: ['0,1'] });
    expect(['0,0', '1,0', '0,1'].map((spot) => limitOf(theatre, at(spot)))).toEqual([2, 1, 2]);
  });

  it('NLC-D.3: cavalry fighting inside an enemy hex exerts no ZOC', () => {
    const { field, at } = scene({
      units: { foe: { side: 'allied', at: '0,0' }, c: { arm: 'cav', at: '0,0' } },
      holders: { '0,0': 'allied' },
    });
    expect(field.sideAt(at('0,0'))).toBe('allied');
    expect(field.zoc('french')[at('1,0')]).toBe(0);
    expect(field.zoc('allied')[at('1,0')]).toBe(1);
  });
});

describe('NLC-18.2, NLC-18.3, NLC-D.14: control', () => {
  it('whoever enters holds the hex; beside it his ZOC alone', () => {
    const { state, at } = scene({ units: { i: { at: '0,-4' } } });
    expect(occupierOf(state, at('1,-4'))).not.toBe('french');
    const control = controlAfter(state, at('0,-4'), 'french');
    const after = { ...state, control };
    expect(occupierOf(after, at('0,-4'))).toBe('french');
    expect(controllerOf(after, at('1,-4'))).toBe('french');
    expect(occupierOf(after, at('1,-4'))).toBe(occupierOf(state, at('1,-4')));
  });

  it('a hex under both ZOCs stays with whom it was', () => {
    const { state, at } = scene({ units: { i: { at: '0,-4' }, foe: { side: 'allied', at: '2,-4' } } });
    const before = controllerOf(state, at('1,-4'));
    expect(controllerOf({ ...state, control: controlNow(state) }, at('1,-4'))).toBe(before);
  });

  it('a hex that units of the other side hold is not taken by a ZOC', () => {
    const { state, at } = scene({ units: { i: { at: '0,0' }, foe: { side: 'allied', at: '1,0' } } });
    expect(controllerOf({ ...state, control: controlNow(state) }, at('1,0'))).toBe('allied');
  });

  it('the same position has the same field; a new stamp has a new one', () => {
    const { state, field } = scene({});
    expect(fieldOf(state)).toBe(field);
    expect(fieldOf({ ...state, stamp: 1 })).not.toBe(field);
  });
});

describe('NLC-T1 to NLC-T4, NLC-T11: what becomes of orders', () => {
  const rolls = (column: number, ...dice: readonly number[]): readonly string[] =>
    dice.map((roll) => compliance(column, roll));

  it('NLC-GV-06, NLC-12.7b: column 0', () => {
    expect(rolls(complianceColumn(2, -2), 5, 6, 8, 9, 10, 11)).toEqual(['I', 'R4', 'R4', '1T', '1T', 'C']);
  });

  it('NLC-GV-07, NLC-T2, NLC-T3: column 7', () => {
    expect(rolls(complianceColumn(6, 1 - 2 + 1 + 1), 2, 3, 4, 7, 8)).toEqual(['R4', 'R4', '1T', '1T', 'C']);
  });

  it('NLC-GV-08, NLC-GV-10, NLC-12.7a: columns are limited to -1 and 10', () => {
    expect(rolls(complianceColumn(0, -2), 6, 7, 9, 11, 12)).toEqual(['I', 'R4', '1T', '1T', 'C']);
    expect(rolls(complianceColumn(12, 0), 2, 5, 6)).toEqual(['1T', '1T', 'C']);
  });

  it('NLC-GV-09, NLC-15.3: a demoralized formation, column 5', () => {
    expect([2, 3, 6, 9].map((roll) => demoralizedCompliance(compliance(5, roll)))).toEqual([
      'I',
      'R5',
      'R4',
      '1T',
    ]);
  });

  it('NLC-GV-11: column 3', () => {
    expect(rolls(3, 9, 10)).toEqual(['1T', 'C']);
  });

  it('NLC-GV-12, NLC-GV-13, NLC-12.11b, NLC-12.11c: local decisions', () => {
    expect([localDecision(3, 7, false), localDecision(3, 7, true)]).toEqual(['none', 'acts']);
    expect([localDecision(0, 7, false), localDecision(0, 7, true)]).toEqual(['bad', 'none']);
    expect([localDecision(5, 6, false), localDecision(5, 2, false)]).toEqual(['acts', 'bad']);
    expect(localDecision(0, 12, true)).toBe('acts');
  });

  it('NLC-GV-79, NLC-20.1.2b: hidden marches', () => {
    expect([
      isRevealed(1, 6, false),
      isRevealed(2, 5, false),
      isRevealed(2, 5, true),
      isRevealed(4, 4, false),
    ]).toEqual([false, true, false, true]);
  });
});
