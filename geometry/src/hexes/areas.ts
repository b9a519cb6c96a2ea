// Hexes at and within a distance, and the zone round a set of hexes.
import { HEX_DIRECTIONS, type HexDirection, stepTowards, turnedBy } from './directions.ts';
import { axialAt, type HexGrid, OFF_MAP } from './hex-grid.ts';

/** The hexes of the map exactly so far away, clockwise. */
export function ring(grid: HexGrid, hex: number, radius: number): readonly number[] {
  if (radius === 0) return [hex];
  const found: number[] = [];
  const west = stepTowards(3);
  const centre = axialAt(grid, hex);
  let { q, r } = { q: centre.q + west.q * radius, r: centre.r + west.r * radius };
  for (const direction of HEX_DIRECTIONS) {
    // From the west corner the ring runs north-east first.
    const step = stepTowards(turnedBy(direction, -1));
    for (let i = 0; i < radius; i += 1) {
      const here = grid.at(q, r);
      if (here !== OFF_MAP) found.push(here);
      q += step.q;
      r += step.r;
    }
  }
  return found;
}

/** The hexes of the map at most so far away, nearest first. */
export function within(grid: HexGrid, hex: number, radius: number): readonly number[] {
  const found: number[] = [];
  for (let distance = 0; distance <= radius; distance += 1) found.push(...ring(grid, hex, distance));
  return found;
}

/**
 * The hexes next to any of these, as far as `holds` says the influence passes the hexside: a zone of control, the
 * hexes in contact. One for each hex of the map: 1 in the zone, else 0.
 */
export function zoneRound(
  grid: HexGrid,
  hexes: Iterable<number>,
  holds: (from: number, to: number, direction: HexDirection) => boolean,
): Uint8Array {
  const zone = new Uint8Array(grid.size);
  for (const hex of hexes)
    for (const direction of HEX_DIRECTIONS) {
      const next = grid.neighbours[6 * hex + direction] ?? OFF_MAP;
      if (next !== OFF_MAP && holds(hex, next, direction)) zone[next] = 1;
    }
  return zone;
}
