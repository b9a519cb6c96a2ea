// NLC-9, NLC-D.15: who comes in by the road after others, the answer worked from the law beforehand.
import { describe, expect, test } from 'vitest';
import { legWith } from '../orders/legs.ts';
import type { Leg } from '../state.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { CORPS } from './under-orders.ts';

describe('NLC-9, NLC-D.15: by the road', () => {
  const EDGE = '-14,0';
  const DUE = {
    units: { a: {}, b: {}, c: {}, e: { at: '12,0', side: 'allied' } },
    leaders: { reille: { at: '-8,0', commands: [CORPS] } },
    groups: [{ turn: 1, at: EDGE, units: ['a', 'b', 'c'] }],
    entries: [EDGE],
    roads: ['-14,0 -13,0 -12,0 -11,0 -10,0 -9,0 -8,0 -7,0'],
    orders: { 'allied corps': 'delay' },
    stage: { chits: [0, 1] },
  } as const satisfies Sitting;
  const legs = (at: (spot: string) => number): readonly Leg[] => [
    legWith({
      type: 'march',
      target: { kind: 'currentPosition', hexes: [at('-7,0')] },
      route: ['-14,0', '-13,0', '-12,0', '-11,0', '-10,0', '-9,0', '-8,0', '-7,0'].map(at),
    }),
  ];
  const due = (more: Sitting = {}) => {
    const first = table({ ...DUE, ...more });
    return table({
      ...DUE,
      ...more,
      bodies: { [CORPS]: { order: { ...first.body(CORPS).order, legs: legs(first.at) } } },
      also(state, spot) {
        state.arrived = [0];
        more.also?.(state, spot);
      },
    });
  };
  const enter = (at: TestTable, unit: string) =>
    at.play('french', { type: 'enter', units: [at.unit(unit)], hex: at.at(EDGE) });
  const paid = (at: TestTable) => at.state.entryPaid[at.at(EDGE)];

  test('NLC-D.15, NLC-GV-76: one after the other on the road, each moved on: half a point, one, one and a half', () => {
    const at = due();
    enter(at, 'a');
    at.play('french', { type: 'go', hex: at.at('-7,0') });
    expect(paid(at)).toBe(1);
    enter(at, 'b');
    const [farthest] = at.offers('french', 'go').toSorted((a, b) => b.hex - a.hex);
    if (farthest !== undefined) at.play('french', farthest);
    expect(paid(at)).toBe(2);
    enter(at, 'c');
    expect(paid(at)).toBe(3);
    expect(at.state.group?.used).toEqual([3]);
  });

  test('NLC-D.15, 5.2e: with a marching friend one hex behind the entry the next comes in at terrain rate', () => {
    const at = due({
      units: { ...DUE.units, a: { at: '-13,0' } },
      groups: [{ turn: 1, at: EDGE, units: ['b', 'c'] }],
    });
    enter(at, 'b');
    expect(paid(at)).toBe(2);
  });

  test('NLC-D.15, 5.1b: the one hex everybody may make does not bring him in', () => {
    const at = due({
      units: { ...DUE.units, c: { mp: 1 } },
      roads: [],
      entries: [],
      also(state, spot) {
        state.entryPaid = { [spot(EDGE)]: 2 };
      },
    });
    expect(at.refused('french', { type: 'enter', units: [at.unit('c')], hex: at.at(EDGE) })).toBe('NLC-9.3');
  });

  test('NLC-15.2, NLC-D.15: a demoralized brigade of 4 has 3 to pay with', () => {
    const at = due({
      limits: { [CORPS]: 1 },
      units: { ...DUE.units, x: {} },
      lost: { x: { status: 'eliminated', hex: -1, lost: 2 } },
      also(state, spot) {
        state.entryPaid = { [spot(EDGE)]: 6 };
      },
    });
    // 3 paid before, half a point by road: 3.5 of 3.
    expect(at.refused('french', { type: 'enter', units: [at.unit('a')], hex: at.at(EDGE) })).toBe('NLC-9.3');
  });

  test('NLC-9.4, NLC-D.15: the entry in an enemy ZOC is closed; of the edge the nearest hexes out of it serve, two as near', () => {
    const at = due({ units: { ...DUE.units, e: { at: '-13,0', side: 'allied' } } });
    expect(new Set(at.offers('french', 'enter').map(({ hex }) => hex))).toEqual(
      new Set(['-15,2', '-13,-2'].map(at.at)),
    );
  });

  test('NLC-E.1, NLC-D.15: the count begins anew each turn', () => {
    const at = due({ turn: 2, groups: [{ turn: 1, at: EDGE, units: ['a', 'b', 'c'] }] });
    enter(at, 'a');
    expect(paid(at)).toBe(1);
  });
});
