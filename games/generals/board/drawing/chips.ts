// Badges with the number of an order: how wide they are, and where they lie at the foot of its arrow.
import { type Box, boxAround } from '@grognard/desk/drawing/shapes.ts';
import type { Geometry } from './geometry.ts';
import type { SeamArrow } from './seam-arrow.ts';

/** What a finger needs. */
const GRIP = 24;

const chipHeight = ({ measures }: Geometry): number => (measures.isSmall ? 17 : 21);

/** Between chips beside each other, so that no grip lies over the next. */
const gapAfter = (width: number): number => Math.max(4, GRIP - width);

/** How much of a sector's width chips of these widths take up beside each other. */
export const rowWidth = (widths: readonly number[]): number =>
  widths.reduce((sum, w, i) => sum + w + (i === widths.length - 1 ? 0 : gapAfter(w)), 0);

/** Chips of these widths at the foot of an arrow: beside each other under an upright one, one below the other at a level one. */
export function chipBoxes(
  geometry: Geometry,
  { start, dx }: SeamArrow,
  sector: Box,
  widths: readonly number[],
): readonly Box[] {
  const high = chipHeight(geometry);
  if (dx !== 0)
    return widths.map((w, i) =>
      boxAround(
        { x: start.x, y: start.y + (i - (widths.length - 1) / 2) * Math.max(GRIP, high + 5) },
        w,
        high,
      ),
    );
  const all = rowWidth(widths);
  const rightmost = sector.x + sector.w - all - 2;
  let x = Math.max(sector.x + 2, Math.min(start.x - all / 2, rightmost));
  return widths.map((w) => {
    const box = { x, y: start.y - high / 2, w, h: high };
    x += w + gapAfter(w);
    return box;
  });
}

/** Room to press round a chip. */
export const gripOf = ({ x, y, w, h }: Box): Box =>
  boxAround({ x: x + w / 2, y: y + h / 2 }, Math.max(GRIP, w), Math.max(GRIP, h));

/** '2', '2×3'; a dash marks the second leg of a ride. */
export const chipLetters = (number: number, count: number, isSecondLeg = false): string =>
  `${number}${isSecondLeg ? '′' : ''}${count > 1 ? `×${count}` : ''}`;

/** The width of a chip with this many letters. */
export const chipWidth = (geometry: Geometry, letters: number): number =>
  geometry.measures.isSmall ? Math.max(17, letters * 6.6 + 8) : Math.max(21, letters * 8 + 9);
