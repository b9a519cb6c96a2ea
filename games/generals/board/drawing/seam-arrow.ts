// An arrow starts on the seam between two sectors and points into the next; all that crosses a border in one direction
// shares it, and lists its numbers on the seam, where no unit stands.
import { at, type Box, centreOf, type Point, px } from '@grognard/desk/drawing/shapes.ts';
import { isReserve } from '../../field/board-graph.ts';
import type { Sector } from '../../vocabulary.ts';
import type { Geometry } from './geometry.ts';
import { arrivalShare } from './sector-rooms.ts';

export interface SeamArrow {
  readonly start: Point;
  readonly tip: Point;
  /** Its direction, of length 1. */
  readonly dx: number;
  readonly dy: number;
}

/** Where on the border an arrow crosses it: there and back do not meet, and the units in the middle stay free. */
function shareOf({ measures }: Geometry, isAcross: boolean, isForward: boolean): number {
  // Clear of a sector's signs: its name and tokens at the left, its pennant and points at the right.
  if (isAcross && measures.isUpright) return isForward ? 0.84 : 0.72;
  if (isAcross) return isForward ? 0.45 : 0.7;
  // Up the field beside the last unit of a row.
  if (measures.isUpright) return isForward ? 0.9 : 0.25;
  return isForward ? 0.88 : 0.2;
}

/** How far an arrow reaches into the sector it points at. */
const reachOf = ({ measures: { counter, isUpright, isSmall } }: Geometry): number =>
  counter * (isUpright ? 0.56 : isSmall ? 0.68 : 0.74);

const edgeOf = ({ y, h }: Box, down: number): number => (down > 0 ? y + h : y);

/** From a reserve into a home sector, wholly inside it: the strip is full of counters. */
function outOfReserve(geometry: Geometry, home: Box, dy: number): SeamArrow {
  const x = home.x + home.w * arrivalShare(geometry.measures);
  const from = edgeOf(home, -dy) + dy * 11;
  return { start: { x, y: from }, tip: { x, y: from + dy * (reachOf(geometry) + 16) }, dx: 0, dy };
}

function intoReserve(geometry: Geometry, home: Box, dy: number): SeamArrow {
  const x = home.x + home.w * 0.12;
  const edge = edgeOf(home, dy);
  return { start: { x, y: edge - dy * (reachOf(geometry) + 6) }, tip: { x, y: edge + dy * 14 }, dx: 0, dy };
}

export function seamArrow(geometry: Geometry, from: Sector, to: Sector): SeamArrow {
  const a = geometry.sectors[from];
  const b = geometry.sectors[to];
  const down = Math.sign(centreOf(b).y - centreOf(a).y);
  if (isReserve(from)) return outOfReserve(geometry, b, down);
  if (isReserve(to)) return intoReserve(geometry, a, down);
  const reach = reachOf(geometry);
  const { seam } = geometry.measures;
  if (a.y === b.y) {
    const dx = Math.sign(b.x - a.x);
    const y = a.y + a.h * shareOf(geometry, true, dx > 0);
    const edge = dx > 0 ? a.x + a.w : a.x;
    return { start: { x: edge + (dx * seam) / 2, y }, tip: { x: edge + dx * (seam + reach), y }, dx, dy: 0 };
  }
  const x = a.x + a.w * shareOf(geometry, false, down < 0);
  const edge = edgeOf(a, down);
  return {
    start: { x, y: edge + (down * seam) / 2 },
    tip: { x, y: edge + down * (seam + reach) },
    dx: 0,
    dy: down,
  };
}

/** The shaft, up to where the head begins. */
export function shaftOf({ start, tip, dx, dy }: SeamArrow, head: number): string {
  return `M${at(start)}L${at({ x: tip.x - dx * head, y: tip.y - dy * head })}`;
}

export function headOf({ tip, dx, dy }: SeamArrow, size: number): string {
  const base = { x: tip.x - dx * size, y: tip.y - dy * size };
  const half = size * 0.65;
  return `M${at(tip)}L${px(base.x - dy * half)} ${px(base.y + dx * half)}L${px(base.x + dy * half)} ${px(base.y - dx * half)}Z`;
}
