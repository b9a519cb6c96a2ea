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
import { type BattleSector, SECTORS } from '../../vocabulary.ts';
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
  const takenIn = (units: string, worth: readonly BattleSector[] = []) => {
    const shown = emptyScene(field(units).units);
    const markers = worth.map((sector) => ({ sector, owner: 'white', kind: 'flag', vp: 1 }) as const);
    const placements = placementsOf(geometry, shown, { buildings: [], sheet: [] });
    return takenBy({ geometry, view: { markers }, scene: shown, placements, bays });
  };
  const chipsAt = (from: (typeof SECTORS)[number], to: (typeof SECTORS)[number], count: number) =>
    chipBoxes(
      geometry,
      seamArrow(geometry, from, to),
      geometry.sectors[from.startsWith('r') ? to : from],
      Array.from({ length: count }, () => chipWidth(geometry, 3)),
    );

  it('GEN-6.2: a number alone on its seam has 40 pixels each way, or as far as the name of a sector leaves it', () => {
    const free = takenIn('a1: wI1 | a3: bI1');
    for (const [from, to] of [
      ['b2', 'c2'],
      ['c2', 'b2'],
      ['b3', 'b2'],
    ] as const) {
      const [grip = { w: 0, h: 0 }] = gripsOf(chipsAt(from, to, 1), free);
      const least = width > 1000 ? 40 : 24;
      expect([from, to, Math.max(grip.w, grip.h) >= 40]).toEqual([from, to, true]);
      expect([from, to, Math.min(grip.w, grip.h) >= least]).toEqual([from, to, true]);
    }
  });

  it('GEN-6.2: no grip is larger at the cost of a unit or of another number, and none is smaller than before', () => {
    const chips = SECTORS.flatMap((from) => neighbours(from).flatMap((to) => chipsAt(from, to, 2)));
    const taken = takenIn(FULL, ['a1', 'b1', 'c1', 'a3', 'b3', 'c3']);
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
