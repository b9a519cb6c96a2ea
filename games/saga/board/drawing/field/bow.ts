import { px } from './geometry.ts';

export type Point = readonly [x: number, y: number];

/** A bow from one point to another; `bend` 0 is straight. */
export function bow([x1, y1]: Point, [x2, y2]: Point, bend: number): string {
  const [mx, my] = [(x1 + x2) / 2 + (y1 - y2) * bend, (y1 + y2) / 2 + (x2 - x1) * bend];
  return `M${px(x1)} ${px(y1)}Q${px(mx)} ${px(my)} ${px(x2)} ${px(y2)}`;
}
