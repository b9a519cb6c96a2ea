import type { Box, Point } from '@grognard/desk/drawing/shapes.ts';

/** Between the last two values of a card, and beyond the end of most names: what is drawn here covers neither. */
const BESIDE_NAME = 0.795;

export const besideName = ({ x, y, w, h }: Box): Point => ({ x: x + w * BESIDE_NAME, y: y + h / 2 });

/** Where a line to another card begins or ends: not far inside the edge that faces it. */
export function facing(box: Box, other: Box): Point {
  const { x, y } = besideName(box);
  if (Math.abs(other.y - box.y) < box.h / 2) return { x, y };
  return { x, y: y + box.h * (other.y < box.y ? -0.25 : 0.25) };
}
