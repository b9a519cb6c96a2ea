// Counters in a sector by fit: full size, then smaller, then grouped by kind; never smaller than the least, never cut.
import { type Box, centreOf, type Point } from '@grognard/desk/drawing/shapes.ts';
import { ASPECT } from './block-shape.ts';
import type { Measures } from './measures.ts';

interface Grid {
  readonly w: number;
  readonly rows: number;
  readonly columns: number;
  readonly stepX: number;
  readonly stepY: number;
}

/** Two pixels at a time is as fine as anybody sees. */
const STEP = 2;

function gridOf(count: number, w: number, { w: wide, h: high }: Box): Grid | null {
  const stepX = w * 1.24;
  const stepY = w * ASPECT + 3 + w * 0.2;
  const across = Math.floor((wide + w * 0.24) / stepX);
  const down = Math.floor((high + w * 0.2) / stepY);
  if (across < 1 || down < 1 || across * down < count) return null;
  const least = Math.ceil(count / across);
  const rows = count <= 3 && across >= count ? 1 : Math.min(down, Math.max(least, count > 3 ? 2 : 1));
  return { w, rows, columns: Math.ceil(count / rows), stepX, stepY };
}

function largestGrid(count: number, room: Box, { counter, least }: Measures): Grid | null {
  for (let w = counter; w >= least; w -= STEP) {
    const grid = gridOf(count, w, room);
    if (grid !== null) return grid;
  }
  return gridOf(count, least, room);
}

/** Where nothing fits any more counters keep their size and overlap, the last one on top. */
function crowded(count: number, { w: wide, h: high }: Box, { least }: Measures): Grid {
  const down = Math.max(1, Math.floor(high / (least * ASPECT + 3)));
  const rows = Math.min(down, Math.ceil(count / 3));
  const columns = Math.ceil(count / rows);
  const stepX = columns === 1 ? 0 : Math.min(least + 6, Math.max(4, (wide - least) / (columns - 1)));
  return { w: least, rows, columns, stepX, stepY: least * ASPECT + 3 };
}

const spotsIn = ({ w, rows, columns, stepX, stepY }: Grid, count: number, room: Box) => {
  const { x, y } = centreOf(room);
  return Array.from({ length: count }, (_, i): Point & { readonly w: number } => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: x + ((i % columns) - (inRow - 1) / 2) * stepX,
      y: y + (row - (rows - 1) / 2) * stepY,
      w,
    };
  });
};

/** What a counter of the least size needs, with the number of its pile at its corner. */
const cellOf = ({ least }: Measures): Size => ({ w: least * 1.12, h: least * ASPECT + 7 });

const isOver = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Row by row wherever something is free in a whole that is partly taken; null: not all find a place. */
function packed(count: number, { whole, taken }: Cramped, measures: Measures) {
  const cell = cellOf(measures);
  const full: Box[] = [...taken];
  const spots: (Point & { readonly w: number })[] = [];
  for (let y = whole.y + 1; y + cell.h <= whole.y + whole.h; y += STEP)
    for (let x = whole.x + 1; x + cell.w <= whole.x + whole.w; x += STEP) {
      const box = { x, y, ...cell };
      if (full.some((each) => isOver(each, box))) continue;
      full.push(box);
      spots.push({ x: x + cell.w / 2, y: y + cell.h / 2, w: measures.least });
      if (spots.length === count) return spots;
    }
  return null;
}

type Size = Pick<Box, 'w' | 'h'>;

/** A whole sector with what is taken in it, for when the room beside all that is too small. */
export interface Cramped {
  readonly whole: Box;
  readonly taken: readonly Box[];
}

export interface Fitted<T> {
  /** Alike ones together, or everyone alone. */
  readonly piles: readonly (readonly T[])[];
  readonly spots: readonly (Point & { readonly w: number })[];
}

/** Lays things out in a room; `grouped` puts those together that look alike. */
export function fitUnits<T>(
  things: readonly T[],
  grouped: (things: readonly T[]) => readonly (readonly T[])[],
  room: Box,
  measures: Measures,
  cramped?: Cramped,
): Fitted<T> {
  const alone = things.map((thing) => [thing]);
  const loose = largestGrid(alone.length, room, measures);
  if (loose !== null) return { piles: alone, spots: spotsIn(loose, alone.length, room) };
  const piles = grouped(things);
  const found = largestGrid(piles.length, room, measures);
  const spots = found === null && cramped !== undefined ? packed(piles.length, cramped, measures) : null;
  if (spots !== null) return { piles, spots };
  const grid = found ?? crowded(piles.length, room, measures);
  return { piles, spots: spotsIn(grid, piles.length, room) };
}
