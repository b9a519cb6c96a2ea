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

/** Boards as ten windows leave them, without the hand. */
const BOARDS = [
  [1570, 840],
  [1230, 540],
  [1060, 664],
  [1074, 484],
  [1005, 430],
  [728, 530],
  [780, 282],
  [752, 720],
  [656, 350],
  [378, 530],
] as const;

describe.each(BOARDS)('boards of %i by %i', (width, height) => {
  it('give every unit room to be seen and pressed, from either seat', () => {
    for (const near of ['A', 'B'] as const)
      for (const [place, { x, y, w, h }] of boardGeometry(width, height, near).boxes) {
        expect(Math.min(w, h), place).toBeGreaterThanOrEqual(28);
        expect(x >= 0 && y >= 0 && x + w <= width && y + h <= height, place).toBe(true);
      }
  });
  it('SAG-4.5: fold the far half while both deploy, and give its height to the own slots', () => {
    const battle = boardGeometry(width, height, 'B');
    const deployment = boardGeometry(width, height, 'B', true);
    expect(deployment.band?.h).toBeLessThan(60);
    expect([...deployment.boxes.keys()].every((place) => place.startsWith('B:'))).toBe(true);
    expect(deployment.boxes.get('B:L1')?.h).toBeGreaterThan(1.3 * (battle.boxes.get('B:L1')?.h ?? 0));
  });
});
