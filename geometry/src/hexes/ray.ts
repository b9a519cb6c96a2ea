// The straight line between the centres of two hexes, in whole numbers: which hexes it runs through, and where it runs
// along the side between two. What blocks sight is each game's own affair.
import { dot } from './corners.ts';
import { type Axial, stepsOf } from './directions.ts';
import { axialAt, type HexGrid, OFF_MAP } from './hex-grid.ts';

/**
 * One thing the line meets between its ends: a hex it runs through (then both are the same), or two hexes whose common
 * side it runs along. Hexes touched at a corner only are not met. False: enough seen.
 */
export type RayVisit = (hex: number, twin: number) => boolean;

/** How rows of hexes are crossed by a line: one row per step, in the coordinate that changes most. */
interface Course {
  readonly steps: number;
  /** From one row to the next. */
  readonly row: Axial;
  /** From one hex of a row to the next, and how far the line shifts that way in all rows together. */
  readonly along: Axial;
  readonly shift: number;
}

function courseOf({ q, r }: Axial): Course {
  const steps = stepsOf(q, r);
  if (Math.abs(q) === steps)
    return { steps, row: { q: Math.sign(q), r: 0 }, along: { q: 0, r: 1 }, shift: r };
  if (Math.abs(r) === steps)
    return { steps, row: { q: 0, r: Math.sign(r) }, along: { q: 1, r: 0 }, shift: q };
  return { steps, row: { q: 0, r: Math.sign(q + r) }, along: { q: 1, r: -1 }, shift: q };
}

/** Visits what the line from a to b meets, in order, ends not included. What is off the map is left out. */
export function alongRay(grid: HexGrid, a: number, b: number, visit: RayVisit): boolean {
  const [from, to] = [axialAt(grid, a), axialAt(grid, b)];
  const way = { q: to.q - from.q, r: to.r - from.r };
  const { steps, row, along, shift } = courseOf(way);
  // Three times the distance of a hex's corners from the line; a hex is run through when its centre is nearer than that.
  const [x, y, z] = [Math.abs(way.q - way.r), Math.abs(2 * way.q + way.r), Math.abs(way.q + 2 * way.r)];
  const reach = Math.max(x, y, z);
  const runsAlongSides = x === 0 || y === 0 || z === 0;
  const isFirstNearer = dot(way, along) > 0;
  for (let k = 1; k < steps; k += 1) {
    const first = Math.floor((k * shift) / steps);
    const q = from.q + k * row.q + first * along.q;
    const r = from.r + k * row.r + first * along.r;
    const hex = grid.at(q, r);
    if (first * steps === k * shift) {
      if (hex !== OFF_MAP && !visit(hex, hex)) return false;
      continue;
    }
    const next = grid.at(q + along.q, r + along.r);
    const off = 3 * Math.abs(way.q * (r - from.r) - way.r * (q - from.q));
    const nextOff = 3 * Math.abs(way.q * (r + along.r - from.r) - way.r * (q + along.q - from.q));
    if (runsAlongSides && off === reach) {
      if (hex !== OFF_MAP && next !== OFF_MAP && !visit(hex, next)) return false;
      continue;
    }
    const [nearer, farther] = isFirstNearer ? [hex, next] : [next, hex];
    const [nearerOff, fartherOff] = isFirstNearer ? [off, nextOff] : [nextOff, off];
    if (nearerOff < reach && nearer !== OFF_MAP && !visit(nearer, nearer)) return false;
    if (fartherOff < reach && farther !== OFF_MAP && !visit(farther, farther)) return false;
  }
  return true;
}

/** Whether nothing blocks the line; between two hexes it passes as long as one of them is open. */
export const isRayClear = (grid: HexGrid, a: number, b: number, blocks: (hex: number) => boolean): boolean =>
  alongRay(grid, a, b, (hex, twin) => !(blocks(hex) && (twin === hex || blocks(twin))));

/** One hex per step from a to b, both included, the nearest to the line; of two as near the first in the row. */
export function hexLine(grid: HexGrid, a: number, b: number): readonly number[] {
  const [from, to] = [axialAt(grid, a), axialAt(grid, b)];
  const { steps, row, along, shift } = courseOf({ q: to.q - from.q, r: to.r - from.r });
  const line: number[] = [a];
  for (let k = 1; k <= steps; k += 1) {
    const t = Math.ceil((k * shift) / steps - 0.5);
    const hex = grid.at(from.q + k * row.q + t * along.q, from.r + k * row.r + t * along.r);
    if (hex !== OFF_MAP) line.push(hex);
  }
  return line;
}
