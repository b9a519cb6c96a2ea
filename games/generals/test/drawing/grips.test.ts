// GEN-6.2: the number of an order can be pressed beside it as well, wherever nothing else lies.
import { type Box, centreOf } from '@grognard/desk/drawing/shapes.ts';
import { describe, expect, it } from 'vitest';
import { openBays } from '../../board/drawing/bays.ts';
import { chipBoxes, chipWidth, gripOf } from '../../board/drawing/chips.ts';
import { boardGeometry } from '../../board/drawing/geometry.ts';
import { gripsOf, takenBy } from '../../board/drawing/grips.ts';
import { placementsOf } from '../../board/drawing/placements.ts';
import { emptyScene } from '../../board/drawing/scene.ts';
import { seamArrow } from '../../board/drawing/seam-arrow.ts';
import { neighbours } from '../../field/board-graph.ts';
import { SECTORS } from '../../vocabulary.ts';
import { field } from '../field.ts';

const FULL = `a1: wI1 wI2 wI3 wI4 wI5 wI6 | b1: wI7 wI8 wI9 wI10 wA1 wC1 | c1: wC2 wC3 wC4 wC5 wI11 wI12
  | a2: wI13 wI14 wI15 wI16 wI17 wI18 | c2: bI13 bI14 bI15 bI16 bI17 bI18 | rw: wC6 | rb: bC6`;

const isOver = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 0.1 &&
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 0.1;

describe.each([
  [1066, 640],
  [720, 530],
  [578, 336],
  [378, 640],
] as const)('on a board of %i by %i', (width, height) => {
  const geometry = boardGeometry(width, height, false);
  const bays = openBays(geometry, []);
  const { units } = field(FULL);
  const taken = takenBy(placementsOf(geometry, emptyScene(units), { buildings: [], sheet: [] }), bays);
  const chipsAt = (from: (typeof SECTORS)[number], to: (typeof SECTORS)[number], count: number) =>
    chipBoxes(
      geometry,
      seamArrow(geometry, from, to),
      geometry.sectors[from.startsWith('r') ? to : from],
      Array.from({ length: count }, () => chipWidth(geometry, 3)),
    );

  it('GEN-6.2: a number alone on the seam of two empty sectors has 40 pixels each way', () => {
    for (const [from, to] of [
      ['b2', 'b3'],
      ['b3', 'b2'],
    ] as const) {
      const [grip] = gripsOf(chipsAt(from, to, 1), taken);
      expect([from, (grip?.w ?? 0) >= 40, (grip?.h ?? 0) >= 40]).toEqual([from, true, true]);
    }
  });

  it('GEN-6.2: no grip is larger at the cost of a unit or of another number, and none is smaller than before', () => {
    const chips = SECTORS.flatMap((from) => neighbours(from).flatMap((to) => chipsAt(from, to, 2)));
    const grips = gripsOf(chips, taken);
    const least = chips.map(gripOf);
    grips.forEach((grip, i) => {
      const before = least[i] ?? grip;
      expect(grip.w).toBeGreaterThanOrEqual(before.w - 0.1);
      expect(grip.h).toBeGreaterThanOrEqual(before.h - 0.1);
      expect(centreOf(grip).x).toBeCloseTo(centreOf(before).x);
      for (const other of taken) expect(isOver(grip, other)).toBe(isOver(before, other));
      for (const [k, other] of grips.entries())
        if (k !== i && isOver(grip, other)) expect(isOver(before, least[k] ?? other)).toBe(true);
    });
  });
});
