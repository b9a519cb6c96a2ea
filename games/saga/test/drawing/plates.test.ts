// Results are written where they happened, and none over another.
import type { Box } from '@grognard/desk/drawing/shapes.ts';
import { describe, expect, it } from 'vitest';
import { boardGeometry } from '../../board/drawing/field/geometry.ts';
import { placePlates, type Written } from '../../board/drawing/field/plates.ts';

const shared = (a: Box, b: Box): readonly [number, number] => [
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x),
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y),
];

describe.each([
  [1066, 490],
  [778, 240],
  [378, 420],
] as const)('on boards of %i by %i', (width, height) => {
  const { boxes } = boardGeometry(width, height, 'A', false);
  const all = [...boxes.values()].map(
    (box, n): Written => ({
      box,
      hasDie: n % 3 !== 0,
      verdict: n % 3 === 0 ? 'destroyed' : 'needed 6: no hit',
    }),
  );
  const places = placePlates(all, width);

  it('no plate lies over another, and each touches its unit', () => {
    const kept = places.flatMap((place, n) => (place === null ? [] : [{ place, box: all[n]?.box ?? place }]));
    for (const [n, { place, box }] of kept.entries()) {
      expect(shared(place, box).every((length) => length > 0)).toBe(true);
      for (const other of kept.slice(n + 1))
        expect(shared(place, other.place).some((length) => length <= 1)).toBe(true);
    }
  });

  it('what is told last is told, and most of what was told before', () => {
    expect(places.at(-1)).not.toBeNull();
    expect(placePlates(all.slice(0, 1), width)).not.toContain(null);
    expect(places.filter((place) => place !== null).length).toBeGreaterThanOrEqual(6);
  });
});
