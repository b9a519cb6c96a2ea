// NLC-D.5: which hexes a line of sight runs through or along, for every displacement within the farthest anybody sees. The same
// wherever it begins, so it is worked out once.
import {
  type Axial,
  alongRay,
  axialAt,
  axialDistance,
  gridOf,
  type HexGrid,
  meetsHexside,
  OFF_MAP,
  within,
} from '@grognard/geometry';
import { LAYOUT } from '../data/map/notation.ts';
import type { TheatreMap } from '../data/theatre.ts';
import { VISIBILITY } from '../tables/ranges.ts';
import type { Hex } from '../vocabulary.ts';

/** A hex the line runs through, or two whose common side it runs along; as steps from where it begins. */
export interface Element {
  readonly hexes: readonly Axial[];
  /** How far it is from either end. */
  readonly fromStart: readonly number[];
  readonly fromEnd: readonly number[];
}

/** A hexside the line meets, by a hex it belongs to and the way that one faces. */
export interface MetSide {
  readonly hex: Axial;
  readonly direction: number;
}

export interface SightLine {
  readonly elements: readonly Element[];
  readonly sides: readonly MetSide[];
}

/** Room for every line from the middle, and one hex more all round. */
const RADIUS = VISIBILITY.day + 1;

function scratch(): HexGrid {
  const hexes: Axial[] = [];
  for (let q = -RADIUS; q <= RADIUS; q += 1)
    for (let r = -RADIUS; r <= RADIUS; r += 1)
      if (axialDistance({ q: 0, r: 0 }, { q, r }) <= RADIUS) hexes.push({ q, r });
  return gridOf(LAYOUT, hexes);
}

const WIDTH = 2 * RADIUS + 1;
export const lineKey = (q: number, r: number): number => (q + RADIUS) * WIDTH + r + RADIUS;

function allLines(): readonly (SightLine | undefined)[] {
  const grid = scratch();
  const middle = grid.at(0, 0);
  const lines: SightLine[] = [];
  for (const end of within(grid, middle, VISIBILITY.day)) {
    const { q, r } = axialAt(grid, end);
    lines[lineKey(q, r)] = lineTo(grid, middle, end);
  }
  return lines;
}

function lineTo(grid: HexGrid, start: number, end: number): SightLine {
  const elements: Element[] = [];
  alongRay(grid, start, end, (hex, twin) => {
    const hexes = (hex === twin ? [hex] : [hex, twin]).map((each) => axialAt(grid, each));
    elements.push({
      hexes,
      fromStart: hexes.map((each) => axialDistance(axialAt(grid, start), each)),
      fromEnd: hexes.map((each) => axialDistance(axialAt(grid, end), each)),
    });
    return true;
  });
  const touched = [axialAt(grid, start), axialAt(grid, end), ...elements.flatMap(({ hexes }) => hexes)];
  const sides = touched.flatMap((hex) =>
    ([0, 1, 2, 3, 4, 5] as const).flatMap((direction) =>
      meetsHexside(grid, start, end, grid.at(hex.q, hex.r), direction) === null ? [] : [{ hex, direction }],
    ),
  );
  return { elements, sides };
}

const LINES = allLines();
const NO_LINE: SightLine = { elements: [], sides: [] };

export const lineBy = (q: number, r: number): SightLine => LINES[lineKey(q, r)] ?? NO_LINE;

/** Whether a line crosses, touches or runs along a hexside with any of these bits on it. */
export function crossesHexside({ grid, hexsides }: TheatreMap, a: Hex, b: Hex, bits: number): boolean {
  const [q, r] = [grid.q[a] ?? 0, grid.r[a] ?? 0];
  return lineBy((grid.q[b] ?? 0) - q, (grid.r[b] ?? 0) - r).sides.some(({ hex, direction }) => {
    const here = grid.at(q + hex.q, r + hex.r);
    return here !== OFF_MAP && ((hexsides[6 * here + direction] ?? 0) & bits) !== 0;
  });
}
