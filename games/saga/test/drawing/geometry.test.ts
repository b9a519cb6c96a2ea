import { describe, expect, it } from 'vitest';
import { boardGeometry } from '../../board/drawing/field/geometry.ts';
import { PLACES } from '../../field/places.ts';
import { FIRST_LINE, type Place } from '../../vocabulary.ts';

describe.each([
  [1092, 664],
  [728, 530],
  [378, 470],
] as const)('a table of %i by %i', (width, height) => {
  const a = boardGeometry(width, height, 'A');
  const at = (geometry: typeof a, place: Place) => {
    const box = geometry.boxes.get(place);
    if (box === undefined) throw new Error(`${place} has no box`);
    return box;
  };
  it('SAG-2.1: has room for every slot of both boards, none over another', () => {
    const places = PLACES.filter((place) => !place.endsWith('IN'));
    const boxes = places.map((place) => at(a, place));
    boxes.forEach((one, i) => {
      for (const other of boxes.slice(i + 1)) {
        const apart =
          one.x + one.w <= other.x + 0.1 ||
          other.x + other.w <= one.x + 0.1 ||
          one.y + one.h <= other.y + 0.1 ||
          other.y + other.h <= one.y + 0.1;
        expect(apart).toBe(true);
      }
    });
  });
  it('SAG-2.7: facing slots lie above each other, from either seat', () => {
    for (const slot of FIRST_LINE)
      for (const near of ['A', 'B'] as const) {
        const geometry = boardGeometry(width, height, near);
        expect(at(geometry, `A:${slot}`).x).toBe(at(geometry, `B:${slot}`).x);
      }
  });
  it('SAG-2.6: West is on the left of A and on the right of B', () => {
    const b = boardGeometry(width, height, 'B');
    for (const geometry of [a, b]) {
      const isLeft = at(geometry, 'A:RTW').x < at(geometry, 'A:RTE').x;
      expect(isLeft).toBe(geometry.near === 'A');
      expect(at(geometry, 'A:L1').x < at(geometry, 'A:L5').x).toBe(isLeft);
    }
  });
  it('puts the viewer’s own army at the lower edge', () => {
    expect(at(a, 'A:R1').y).toBeGreaterThan(at(a, 'B:R1').y);
  });
});
