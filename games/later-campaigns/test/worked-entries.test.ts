// NLC-9, NLC-D.15: coming onto the map where other rules meet it; the answer worked from the law beforehand.
import { describe, expect, test } from 'vitest';
import { legWith } from '../orders/legs.ts';
import type { Leg } from '../state.ts';
import { type Sitting, table } from './table.ts';
import { CORPS } from './under-orders.ts';

const EDGE = '-14,0';
const ROAD = Array.from({ length: 20 }, (_, n) => `${n - 14},0`);
const DUE = {
  units: { a: {}, b: {}, e: { at: '15,0', side: 'allied' } },
  leaders: {
    reille: { at: '-10,0', commands: [CORPS] },
    hill: { at: '15,0', side: 'allied', role: 'oc', commands: ['allied corps'] },
  },
  groups: [{ turn: 1, at: EDGE, units: ['a', 'b'] }],
  entries: [EDGE],
  roads: [ROAD.join(' ')],
  orders: { 'allied corps': 'delay' },
  stage: { chits: [0, 1] },
} as const satisfies Sitting;

function due(more: Sitting = {}, type: Leg['type'] = 'march') {
  const legs = (at: (spot: string) => number): readonly Leg[] => [
    legWith({ type, target: { kind: 'currentPosition', hexes: [at('5,0')] }, route: ROAD.map(at) }),
  ];
  const first = table({ ...DUE, ...more });
  const at = table({
    ...DUE,
    ...more,
    bodies: { [CORPS]: { order: { ...first.body(CORPS).order, legs: legs(first.at) } } },
    also(state, spot) {
      state.arrived = [0];
      more.also?.(state, spot);
    },
  });
  const edge = at.at(EDGE);
  const enter = (...units: readonly string[]) =>
    at.play('french', { type: 'enter', units: units.map(at.unit), hex: edge });
  return { at, edge, enter };
}

describe('who is met where they come in', () => {
  test('NLC-11.4b, NLC-R132, NLC-E.9: an enemy HQ in the entry hex is lost to the first who comes in, and bars nobody', () => {
    const { at, enter } = due({ hqs: { english: { at: EDGE, of: 'hill' } } });
    enter('a');
    expect(at.state.hqs[0]?.status).toBe('destroyed');
    expect(at.state.armies[1]?.levelShift).toBe(-5);
  });

  test('NLC-11.1c, 11.2a, NLC-E.9: an enemy leader alone there is driven to the nearest of his units, and rolls', () => {
    const { at, enter } = due({
      leaders: { ...DUE.leaders, hill: { at: EDGE, side: 'allied', commands: ['allied corps'] } },
      dice: [5, 5],
    });
    enter('a');
    expect(at.state.leaders[1]).toMatchObject({ status: 'map', hex: at.at('15,0') });
    expect(at.happened()).toContainEqual({
      type: 'leaderTested',
      rule: 'NLC-11.2a',
      leader: 1,
      roll: 10,
      lost: false,
    });
  });
});

describe('with their leader', () => {
  const WITH_HIM = {
    leaders: { ...DUE.leaders, reille: { commands: [CORPS] } },
    groups: [{ turn: 1, at: EDGE, units: ['a', 'b'], leaders: ['reille'] }],
  } as const satisfies Sitting;

  test('NLC-R092, 12.2d: before he has come in no range binds them, and they march their 7 hexes', () => {
    const { at, edge, enter } = due(WITH_HIM);
    enter('a');
    expect(at.offers('french', 'go').map(({ hex }) => hex - edge)).toEqual([7]);
  });

  test('NLC-12.1d, 5.2g: once he is in, they stay within 3 MP of him: 6 hexes by road', () => {
    const { at, edge, enter } = due(WITH_HIM);
    at.play('french', { type: 'enterLeader', leader: 0, hex: edge });
    enter('a');
    expect(at.offers('french', 'go').map(({ hex }) => hex - edge)).toEqual([6]);
  });

  test('NLC-12.2.5a, 9.1, NLC-F.3: half a point is paid for the entry hex by him too: he owes the 7 hexes they could make', () => {
    const { at, edge, enter } = due({
      ...WITH_HIM,
      units: { a: {}, e: DUE.units.e },
      groups: [{ turn: 1, at: EDGE, units: ['a'], leaders: ['reille'] }],
    });
    enter('a');
    at.play('french', { type: 'go', hex: at.at('-7,0') });
    at.play('french', { type: 'enterLeader', leader: 0, hex: edge });
    const stops = at.offers('french', 'goLeader').map(({ hex }) => hex - edge);
    expect(Math.min(...stops.filter((n) => n >= 0 && n < 20))).toBe(7);
  });
});

describe('what is paid', () => {
  test('NLC-5.2d, 9.1: two stacked do not come in by road: a point for both', () => {
    const { at, edge, enter } = due();
    enter('a', 'b');
    expect([at.state.entryPaid[edge], at.state.group?.used]).toEqual([2, [2, 2]]);
  });

  test('NLC-A.5 wet-ground, NLC-D.15: on a wet turn cavalry pays 2 MP for a clear entry hex, infantry 1', () => {
    const wet: Sitting = { turns: [{ wet: true }], specials: ['wet-ground'] };
    const horse = due({ ...wet, units: { ...DUE.units, a: { arm: 'cav', mp: 7 } } }, 'attack');
    horse.enter('a');
    expect(horse.at.state.entryPaid[horse.edge]).toBe(4);
    const foot = due(wet, 'attack');
    foot.enter('a');
    expect(foot.at.state.entryPaid[foot.edge]).toBe(2);
  });

  test('NLC-9.2, 9.4: the count is per hex: who has to come in beside the entry pays nothing for those before', () => {
    const { at, edge } = due({
      units: { ...DUE.units, e: { at: '-13,0', side: 'allied' } },
      also(state, spot) {
        state.entryPaid = { [spot(EDGE)]: 4 };
      },
    });
    expect(at.refused('french', { type: 'enter', units: [at.unit('a')], hex: edge })).toBe('NLC-9.4');
    const [first] = at.offers('french', 'enter');
    if (first !== undefined) at.play('french', first);
    expect(at.state.group?.used).toEqual([2]);
  });

  test('NLC-5.5, 9.4, 16.1: at night, too, the zone on the entry sends them to the next hexes of the edge', () => {
    const { at } = due({
      turns: [{ night: true }],
      units: { ...DUE.units, e: { at: '-13,0', side: 'allied' } },
    });
    expect(at.offers('french', 'enter').map(({ hex }) => hex)).not.toContain(at.at(EDGE));
    expect(at.offers('french', 'enter').length).toBeGreaterThan(0);
  });
});
