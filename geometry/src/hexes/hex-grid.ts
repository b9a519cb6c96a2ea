// A map of hexes as numbers: every question the rules ask of it in a loop is one look into a table built once.
import { type Axial, HEX_DIRECTIONS, type HexDirection, stepsOf, stepTowards } from './directions.ts';
import { axialOf, type Cell, type HexLayout } from './offset.ts';

/** What stands in the tables where the map has no hex. */
export const OFF_MAP = -1;

/** Tables of 16 bits hold six hexsides for each of so many hexes. */
const MOST_HEXES = 10_000;

/**
 * Hexes are numbered from 0 in the order they were listed, hexsides as they are met. A hexside is one number seen from
 * both hexes; those at the edge of the map have one hex only.
 */
export interface HexGrid {
  readonly layout: HexLayout;
  readonly size: number;
  readonly sides: number;
  readonly q: Int16Array;
  readonly r: Int16Array;
  /** The neighbour of `hex` in `direction` at `6 * hex + direction`, or OFF_MAP. */
  readonly neighbours: Int16Array;
  /** The hexside of `hex` facing `direction` at `6 * hex + direction`. */
  readonly hexsides: Int16Array;
  /** The hex at axial coordinates, or OFF_MAP. */
  at(q: number, r: number): number;
}

/** A map made of these cells. */
export function hexGrid(layout: HexLayout, cells: Iterable<Cell>): HexGrid {
  return gridOf(
    layout,
    Array.from(cells, (cell) => axialOf(layout, cell)),
  );
}

/** Cells row by row from the north, each row as long as said. */
export function* rowsOf(lengths: readonly number[]): Generator<Cell> {
  for (const [row, length] of lengths.entries())
    for (let column = 0; column < length; column += 1) yield { column, row };
}

export function gridOf(layout: HexLayout, hexes: readonly Axial[]): HexGrid {
  const size = hexes.length;
  if (size > MOST_HEXES) throw new RangeError(`A map has at most ${MOST_HEXES} hexes, not ${size}.`);
  const q = Int16Array.from(hexes, (hex) => hex.q);
  const r = Int16Array.from(hexes, (hex) => hex.r);
  const at = finder(hexes);
  const neighbours = new Int16Array(size * 6);
  for (const [hex, place] of hexes.entries()) {
    if (at(place.q, place.r) !== hex)
      throw new RangeError(`The hex at q ${place.q}, r ${place.r} is listed twice.`);
    for (const direction of HEX_DIRECTIONS) {
      const step = stepTowards(direction);
      neighbours[6 * hex + direction] = at(place.q + step.q, place.r + step.r);
    }
  }
  const { hexsides, sides } = sideTable(neighbours);
  return { layout, size, sides, q, r, neighbours, hexsides, at };
}

/** A table over the smallest rectangle of axial coordinates that holds the map. */
function finder(hexes: readonly Axial[]): HexGrid['at'] {
  const least = { q: Number.POSITIVE_INFINITY, r: Number.POSITIVE_INFINITY };
  const most = { q: Number.NEGATIVE_INFINITY, r: Number.NEGATIVE_INFINITY };
  for (const { q, r } of hexes) {
    least.q = Math.min(least.q, q);
    least.r = Math.min(least.r, r);
    most.q = Math.max(most.q, q);
    most.r = Math.max(most.r, r);
  }
  const [left, top] = [least.q, least.r];
  const width = Math.max(0, most.q - left + 1);
  const height = Math.max(0, most.r - top + 1);
  const table = new Int16Array(width * height).fill(OFF_MAP);
  for (const [hex, { q, r }] of hexes.entries()) table[(r - top) * width + q - left] = hex;
  return (q, r) => {
    const [column, row] = [q - left, r - top];
    if (column < 0 || column >= width || row < 0 || row >= height) return OFF_MAP;
    return table[row * width + column] ?? OFF_MAP;
  };
}

function sideTable(neighbours: Int16Array): { readonly hexsides: Int16Array; readonly sides: number } {
  const hexsides = new Int16Array(neighbours.length);
  let sides = 0;
  for (let i = 0; i < neighbours.length; i += 1) {
    const [hex, direction] = [Math.trunc(i / 6), i % 6];
    const next = neighbours[i] ?? OFF_MAP;
    // The lower hex of two has numbered their side already.
    hexsides[i] =
      next !== OFF_MAP && next < hex ? (hexsides[6 * next + ((direction + 3) % 6)] ?? 0) : sides++;
  }
  return { hexsides, sides };
}

export const neighbour = ({ neighbours }: HexGrid, hex: number, direction: HexDirection): number =>
  neighbours[6 * hex + direction] ?? OFF_MAP;

/** The neighbours there are, clockwise from the east. */
export function neighboursOf({ neighbours }: HexGrid, hex: number): readonly number[] {
  const found: number[] = [];
  for (let i = 6 * hex; i < 6 * hex + 6; i += 1) {
    const next = neighbours[i] ?? OFF_MAP;
    if (next !== OFF_MAP) found.push(next);
  }
  return found;
}

export const axialAt = ({ q, r }: HexGrid, hex: number): Axial => ({ q: q[hex] ?? 0, r: r[hex] ?? 0 });

/** Steps between two hexes as the crow flies, over the edge of the map if need be. */
export const hexDistance = ({ q, r }: HexGrid, a: number, b: number): number =>
  stepsOf((q[b] ?? 0) - (q[a] ?? 0), (r[b] ?? 0) - (r[a] ?? 0));

/** The way from a hex to its neighbour; null when they do not touch. */
export const directionTo = (grid: HexGrid, from: number, to: number): HexDirection | null =>
  HEX_DIRECTIONS.find((direction) => neighbour(grid, from, direction) === to) ?? null;
