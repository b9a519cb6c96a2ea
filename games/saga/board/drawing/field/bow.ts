import { at, type Point } from '@grognard/desk/drawing/shapes.ts';

/** A bow from one point to another; `bend` 0 is straight. */
export function bow(from: Point, to: Point, bend: number): string {
  const middle = {
    x: (from.x + to.x) / 2 + (from.y - to.y) * bend,
    y: (from.y + to.y) / 2 + (to.x - from.x) * bend,
  };
  return `M${at(from)}Q${at(middle)} ${at(to)}`;
}
