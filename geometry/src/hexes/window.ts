// A window: the part of a larger map that a battle is fought on. What lies outside does not exist in play.
import { axialAt, gridOf, type HexGrid, OFF_MAP } from './hex-grid.ts';
import { type Cell, cellOf } from './offset.ts';

export interface HexWindow {
  /** A map of its own, with its own numbers; coordinates stay those of the larger map. */
  readonly grid: HexGrid;
  /** The hex of the larger map. */
  outer(hex: number): number;
  /** The hex of the window, or OFF_MAP. */
  inner(outer: number): number;
}

/** The first and last column and row, both included. */
export interface CellRange {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}

const isWithin = ({ columns, rows }: CellRange, { column, row }: Cell): boolean =>
  column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1];

export function windowOn(map: HexGrid, range: CellRange): HexWindow {
  const kept: number[] = [];
  const inner = new Int16Array(map.size).fill(OFF_MAP);
  for (let hex = 0; hex < map.size; hex += 1) {
    if (!isWithin(range, cellOf(map.layout, axialAt(map, hex)))) continue;
    inner[hex] = kept.length;
    kept.push(hex);
  }
  const grid = gridOf(
    map.layout,
    kept.map((hex) => axialAt(map, hex)),
  );
  return { grid, outer: (hex) => kept[hex] ?? OFF_MAP, inner: (hex) => inner[hex] ?? OFF_MAP };
}
