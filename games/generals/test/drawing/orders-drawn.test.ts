import { viewOf } from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import { openBays } from '../../board/drawing/bays.ts';
import { boardGeometry } from '../../board/drawing/geometry.ts';
import { isCovered } from '../../board/drawing/order-arrows.tsx';
import { orderGroups, routeName } from '../../board/drawing/order-groups.ts';
import { orderNote } from '../../board/drawing/order-look.ts';
import { seamArrow } from '../../board/drawing/seam-arrow.ts';
import { neighbours } from '../../field/board-graph.ts';
import type { Shot } from '../../grammar.ts';
import type { Order } from '../../state.ts';
import { SECTORS } from '../../vocabulary.ts';
import { table } from '../table.ts';

const order = (arm: Order['arm'], from: Order['from'], ...path: Order['path']): Order => ({
  from,
  arm,
  path,
  unit: null,
  legs: 0,
  done: false,
  courier: null,
});

describe('GEN-6.2: equal orders are a multiple', () => {
  const sheet = [
    order('I', 'a1', 'a2'),
    order('C', 'c1', 'c2', 'b2'),
    order('I', 'a1', 'a2'),
    order('I', 'a1', 'b1'),
  ];
  it('draws one arrow with its number and how many it stands for', () => {
    expect(orderGroups(sheet).map(({ number, orders }) => [number, orders.length])).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
    ]);
  });
  it('names the route', () => {
    expect(routeName('rw', ['b1', 'b2'])).toBe('reserve → b1 → b2');
  });
  it('draws only the rest of a ride whose first leg is done', () => {
    const ridden = [{ ...order('C', 'c1', 'c2', 'b2'), legs: 1 }];
    expect(orderGroups(ridden)[0]?.ridden).toBe(1);
  });
});

it('GEN-21.1: an order over a border that is being crossed or fought over gives way', () => {
  const geometry = boardGeometry(1044, 640, false);
  const moves = [{ unit: 'wI1', from: 'b1', to: 'b2', kind: 'attack' }] as const;
  const bays = openBays(geometry, []);
  expect(isCovered({ bays, moves }, { from: 'b1', to: 'b2' })).toBe(true);
  expect(isCovered({ bays, moves }, { from: 'b2', to: 'b1' })).toBe(false);
  expect(isCovered({ bays, moves: [] }, { from: 'b1', to: 'b2' })).toBe(false);
});

describe('GEN-9.3: a battery that is chosen says what it fires at', () => {
  const battery = orderGroups([order('A', 'b1', 'b2'), order('A', 'b1', 'b2')])[0];
  const noteOf = (...shots: readonly Shot[]): string => {
    const { match } = table({ phase: 'bombard', orders: 'wA b1>b2 x2', units: 'b1: wA1 wA2 | b3: bI1' });
    const view = { ...viewOf(match, 'white'), draft: { kind: 'bombard' as const, shots } };
    return battery === undefined ? '' : orderNote(view, battery);
  };
  it.each([
    [[{ order: 0, range: 2, building: false }], '1 of 2 fire at b3'],
    [[0, 1].map((which) => ({ order: which, range: 2, building: false }) as const), 'fires at b3'],
    [
      [0, 1].map((which) => ({ order: which, range: 1, building: which === 1 }) as const),
      'fires at b2, the building',
    ],
  ] as const)('%o: %s', (shots, note) => {
    expect(noteOf(...shots)).toBe(note);
  });
});

describe.each([
  [1044, 640, false],
  [728, 515, true],
  [366, 500, false],
] as const)('arrows on a board of %i by %i, turned: %s', (width, height, isTurned) => {
  const geometry = boardGeometry(width, height, isTurned);
  const legs = SECTORS.flatMap((from) => neighbours(from).map((to) => [from, to] as const));
  it('GEN-6.4: every arrow crosses one border and ends inside the sector it goes to', () => {
    for (const [from, to] of legs) {
      const { tip } = seamArrow(geometry, from, to);
      const { x, y, w, h } = geometry.sectors[to];
      const isInside = tip.x > x && tip.x < x + w && tip.y > y && tip.y < y + h;
      expect([from, to, isInside]).toEqual([from, to, true]);
    }
  });
  it('there and back do not lie on each other', () => {
    for (const [from, to] of legs) {
      const there = seamArrow(geometry, from, to);
      const back = seamArrow(geometry, to, from);
      expect(there.dx === 0 ? there.tip.x : there.tip.y).not.toBe(back.dx === 0 ? back.tip.x : back.tip.y);
    }
  });
});
