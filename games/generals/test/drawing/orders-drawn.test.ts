import { describe, expect, it } from 'vitest';
import { boardGeometry } from '../../board/drawing/geometry.ts';
import { orderGroups, routeName } from '../../board/drawing/order-groups.ts';
import { seamArrow } from '../../board/drawing/seam-arrow.ts';
import { neighbours } from '../../field/board-graph.ts';
import type { Order } from '../../state.ts';
import { SECTORS } from '../../vocabulary.ts';

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
