// Hexes as printed maps name them, by column and row, against axial coordinates.
import type { Axial } from './directions.ts';

/** Columns and rows count from 0 in the north-west. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/**
 * How a map of columns and rows is laid out. With points up every second row is shoved half a hex east, with flats up
 * every second column half a hex south.
 */
export interface HexLayout {
  readonly up: 'point' | 'flat';
  readonly shoved: 'odd' | 'even';
}

/** Shoved lines before this one, so that they can be taken off again. */
const shovedBefore = (line: number, shoved: HexLayout['shoved']): number => {
  const parity = line & 1;
  return (line + (shoved === 'odd' ? -parity : parity)) / 2;
};

export const axialOf = ({ up, shoved }: HexLayout, { column, row }: Cell): Axial =>
  up === 'point'
    ? { q: column - shovedBefore(row, shoved), r: row }
    : { q: column, r: row - shovedBefore(column, shoved) };

export const cellOf = ({ up, shoved }: HexLayout, { q, r }: Axial): Cell =>
  up === 'point'
    ? { column: q + shovedBefore(r, shoved), row: r }
    : { column: q, row: r + shovedBefore(q, shoved) };
