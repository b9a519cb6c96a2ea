// NAP-GEO.1 to NAP-GEO.4: the field of 95 hexes, by number and by name.
import { type HexGrid, hexGrid, rowsOf } from '@grognard/geometry';
import { invariant } from '@grognard/kernel';

/** NAP-GEO.1: hexes in rows 1 to 9. */
export const ROW_LENGTHS = [11, 10, 11, 10, 11, 10, 11, 10, 11] as const;
const LETTERS = 'ABCDEFGHIJK';

/** NAP-GEO.2: pointed hexes, every second row half a hex to the right. Numbers run from A1 by rows. */
export const GRID: HexGrid = hexGrid({ up: 'point', shoved: 'odd' }, rowsOf(ROW_LENGTHS));

const NAMES: readonly string[] = ROW_LENGTHS.flatMap((length, row) =>
  Array.from(LETTERS.slice(0, length), (letter) => `${letter}${row + 1}`),
);
const NUMBERS = new Map(NAMES.map((name, hex) => [name, hex]));

export const isHexName = (name: string): boolean => NUMBERS.has(name);

/** 'F5' is the centre. */
export function hexNamed(name: string): number {
  const hex = NUMBERS.get(name);
  invariant(hex !== undefined, `${name} is a hex`);
  return hex;
}

export function hexName(hex: number): string {
  const name = NAMES[hex];
  invariant(name !== undefined, `${hex} is a hex`);
  return name;
}

/** 'C9-I9': the hexes of a row from one to another. */
export function hexesNamed(text: string): readonly number[] {
  return text.split(' ').flatMap((part) => {
    const [from = '', to = from] = part.split('-');
    const [first, last] = [hexNamed(from), hexNamed(to)];
    return Array.from({ length: last - first + 1 }, (_, step) => first + step);
  });
}

const ROWS: readonly number[] = ROW_LENGTHS.flatMap((length, row) => Array<number>(length).fill(row));
/** 0 is the north edge, 8 the south edge. */
export const rowOf = (hex: number): number => ROWS[hex] ?? 0;
/** 0 is column A. */
export const columnOf = (hex: number): number => LETTERS.indexOf(hexName(hex).charAt(0));

/** NAP-GEO.4: where a hex comes to lie when the board is turned round. */
export const halfTurn = (hex: number): number => GRID.size - 1 - hex;
