// NLC-A.2: the tables of a map from what lies on its hexes and hexsides.
import { directionTo, type HexDirection, hexGrid, OFF_MAP } from '@grognard/geometry';
import { invariant } from '@grognard/kernel';
import type { Edge, Hex } from '../../vocabulary.ts';
import { columnOf, hexId, LAYOUT, rowOf } from '../map/notation.ts';
import { IMPASSABLE, NO_LINK, ROAD, type TheatreMap, TRAIL } from '../theatre.ts';
import { type Surface, TERRAINS, type Terrain } from '../words.ts';

export interface MapFacts {
  /** First and last as printed, both included. */
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
  terrain(hex: string): Terrain;
  level(hex: string): number;
  /** Bits as in `theatre.ts`; what is listed twice adds up. */
  readonly hexsides: Iterable<{
    readonly hex: string;
    readonly direction: HexDirection;
    readonly bits: number;
  }>;
  /** A road beats a trail. */
  readonly links: Iterable<{ readonly a: string; readonly b: string; readonly surface: Surface }>;
}

export function layMap({ columns, rows, terrain, level, hexsides, links }: MapFacts): TheatreMap {
  const hexIds: string[] = [];
  for (let row = rows[0]; row <= rows[1]; row += 1)
    for (let column = columns[0]; column <= columns[1]; column += 1) hexIds.push(hexId(column, row));
  const grid = hexGrid(
    LAYOUT,
    hexIds.map((id) => ({ column: columnOf(id) - 1, row: rowOf(id) - 1 })),
  );
  const numbers = new Map(hexIds.map((id, hex) => [id, hex]));
  const sides = new Uint8Array(6 * grid.size);
  const linked = new Uint8Array(6 * grid.size);

  const onBothSides = (hex: Hex, direction: HexDirection, put: (at: number) => void): void => {
    put(6 * hex + direction);
    const beyond = grid.neighbours[6 * hex + direction] ?? OFF_MAP;
    if (beyond !== OFF_MAP) put(6 * beyond + ((direction + 3) % 6));
  };
  for (const { hex, direction, bits } of hexsides) {
    const here = numbers.get(hex);
    if (here !== undefined)
      onBothSides(here, direction, (at) => {
        sides[at] = (sides[at] ?? 0) | bits;
      });
  }
  for (const { a, b, surface } of links) {
    const [here, there] = [numbers.get(a), numbers.get(b)];
    if (here === undefined || there === undefined) continue;
    const direction = directionTo(grid, here, there);
    invariant(direction !== null, `${a} and ${b} are neighbours`);
    onBothSides(here, direction, (at) => {
      if (surface === 'road' || linked[at] === NO_LINK) linked[at] = surface === 'road' ? ROAD : TRAIL;
    });
  }
  for (const [hex, id] of hexIds.entries())
    if (terrain(id) === 'impassable')
      for (const direction of [0, 1, 2, 3, 4, 5] as const)
        onBothSides(hex, direction, (at) => {
          sides[at] = (sides[at] ?? 0) | IMPASSABLE;
        });
  return {
    grid,
    hexIds,
    terrain: Uint8Array.from(hexIds, (id) => TERRAINS.indexOf(terrain(id))),
    levels: Int8Array.from(hexIds, level),
    hexsides: sides,
    links: linked,
    edges: edgesOf(hexIds, columns, rows),
  };
}

function edgesOf(
  hexIds: readonly string[],
  columns: readonly [number, number],
  rows: readonly [number, number],
): { readonly [edge in Edge]: readonly Hex[] } {
  const where = (isOn: (id: string) => boolean): readonly Hex[] =>
    hexIds.flatMap((id, hex) => (isOn(id) ? [hex] : []));
  return {
    N: where((id) => rowOf(id) === rows[0]),
    E: where((id) => columnOf(id) === columns[1]),
    S: where((id) => rowOf(id) === rows[1]),
    W: where((id) => columnOf(id) === columns[0]),
  };
}
