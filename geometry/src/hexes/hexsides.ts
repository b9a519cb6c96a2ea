// Hexsides: what lies between two hexes, a stream or a crest, seen from both.
import type { HexDirection } from './directions.ts';
import { directionTo, type HexGrid, OFF_MAP } from './hex-grid.ts';

export const hexside = ({ hexsides }: HexGrid, hex: number, direction: HexDirection): number =>
  hexsides[6 * hex + direction] ?? OFF_MAP;

/** The hexside two neighbours share; null when they do not touch. */
export function hexsideBetween(grid: HexGrid, a: number, b: number): number | null {
  const direction = directionTo(grid, a, b);
  return direction === null ? null : hexside(grid, a, direction);
}

/** A hexside from one of its hexes; `beyond` is OFF_MAP at the edge of the map. */
export interface HexsideEnds {
  readonly hex: number;
  readonly direction: HexDirection;
  readonly beyond: number;
}

/** Every hexside with the hexes it parts, by its number. */
export function hexsideEnds(grid: HexGrid): readonly HexsideEnds[] {
  const ends: HexsideEnds[] = [];
  for (let i = 0; i < grid.hexsides.length; i += 1) {
    const side = grid.hexsides[i] ?? OFF_MAP;
    const [hex, direction] = [Math.trunc(i / 6), (i % 6) as HexDirection];
    ends[side] ??= { hex, direction, beyond: grid.neighbours[i] ?? OFF_MAP };
  }
  return ends;
}
