import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cross, crossing, HEX_DIRECTIONS, hexCorner, isLess } from '../../src/index.ts';

const whole = fc.integer({ min: -30, max: 30 });
const point = fc.record({ q: whole, r: whole });

test('a ray enters the next hex halfway to its centre and leaves it as far behind', () => {
  const east = { q: 3, r: 0 };
  expect(crossing(east, east)).toEqual({ enters: { over: 3, under: 6 }, leaves: { over: 9, under: 6 } });
  expect(crossing(east, { q: -3, r: 0 })).toBeNull();
});

test('a ray that touches a corner or runs along a side does not cross', () => {
  expect(crossing({ q: 1, r: 1 }, { q: 3, r: 0 })).toBeNull();
  expect(crossing({ q: 2, r: 1 }, { q: 3, r: 0 })).not.toBeNull();
});

test('a ray crosses a hex in front of it exactly when corners lie on both sides of it', () => {
  fc.assert(
    fc.property(point, point, (way, centre) => {
      fc.pre(way.q !== 0 || way.r !== 0);
      const turns = HEX_DIRECTIONS.map(hexCorner).map((corner) =>
        cross(way, { q: centre.q + corner.q, r: centre.r + corner.r }),
      );
      const isSplit = Math.min(...turns) < 0 && Math.max(...turns) > 0;
      const span = crossing(way, centre);
      const behind = crossing({ q: -way.q, r: -way.r }, centre);
      expect(span !== null || behind !== null).toBe(isSplit);
      if (span !== null) expect(isLess(span.enters, span.leaves)).toBe(true);
    }),
  );
});
