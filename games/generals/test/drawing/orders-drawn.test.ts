import { describe, expect, it } from 'vitest';
import { arrowPath } from '../../board/drawing/arrow-path.ts';
import { boardGeometry } from '../../board/drawing/geometry.ts';
import { orderGroups, routeName } from '../../board/drawing/order-groups.ts';
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
  const rides = SECTORS.flatMap((from) =>
    neighbours(from).flatMap((via) => [[from, via], ...neighbours(via).map((to) => [from, via, to])]),
  );
  it('GEN-6.5: every ride of one or two legs ends inside the sector it goes to', () => {
    for (const stops of rides) {
      const path = arrowPath(geometry, stops, 0);
      const end = stops.at(-1);
      if (path === null || end === undefined) throw new Error(stops.join());
      const box = geometry.sectors[end];
      expect([stops.join('>'), path.tip.x > box.x && path.tip.x < box.x + box.w]).toEqual([
        stops.join('>'),
        true,
      ]);
      expect([stops.join('>'), path.tip.y > box.y && path.tip.y < box.y + box.h]).toEqual([
        stops.join('>'),
        true,
      ]);
      expect(path.d).not.toContain('NaN');
    }
  });
});
