// SKM-1: the field, seen from above, and what stands in the way of walking and looking.
import {
  axialAt,
  cellOf,
  type HexDirection,
  type HexGrid,
  hexGrid,
  hexside,
  hexsideEnds,
  rowsOf,
} from '@grognard/geometry';

export const TERRAINS = ['open', 'woods', 'hill', 'village'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** North above; every second row lies half a hex to the east. */
const ROWS = [
  '...........',
  '..ww...hh..',
  '..ww.....h.',
  '...........',
  '.h...V...h.',
  '...........',
  '.h.....ww..',
  '..hh...ww..',
  '...........',
];
const LETTERS: { readonly [letter: string]: Terrain } = { '.': 'open', w: 'woods', h: 'hill', V: 'village' };

export const field: HexGrid = hexGrid({ up: 'point', shoved: 'odd' }, rowsOf(ROWS.map((row) => row.length)));

const terrains = ROWS.flatMap((row) => [...row].map((letter) => LETTERS[letter] ?? 'open'));
export const terrainOf = (hex: number): Terrain => terrains[hex] ?? 'open';
export const hexesOf = (terrain: Terrain): readonly number[] =>
  terrains.flatMap((each, hex) => (each === terrain ? [hex] : []));
export const VILLAGE = terrains.indexOf('village');

const cellAt = (hex: number) => cellOf(field.layout, axialAt(field, hex));
/** Letter and number as players say it: 'F5'. */
export const hexName = (hex: number): string => {
  const { column, row } = cellAt(hex);
  return `${String.fromCharCode(65 + column)}${row + 1}`;
};
export const hexNamed = (name: string): number =>
  field.at(name.charCodeAt(0) - 65 - Math.floor((Number(name.slice(1)) - 1) / 2), Number(name.slice(1)) - 1);

/** The brook comes in from the west below row 5 and goes out to the east above it; the village lies between. */
export const BROOK: readonly number[] = hexsideEnds(field).flatMap(({ hex, beyond }, side) => {
  if (beyond < 0) return [];
  const [one, other] = [cellAt(hex), cellAt(beyond)];
  const rows = [one.row, other.row].toSorted();
  const isWest = rows.join() === '4,5' && Math.max(one.column, other.column) <= 3;
  const isEast = rows.join() === '3,4' && Math.min(one.column, other.column) >= 7;
  return isWest || isEast ? [side] : [];
});
const brook = new Set(BROOK);
export const crossesBrook = (hex: number, direction: HexDirection): boolean =>
  brook.has(hexside(field, hex, direction));
