import fc from 'fast-check';
import { axialAt, type HexGrid, hexGrid, rowsOf } from '../../src/index.ts';

/** The field of Napoleonica: rows of 11 and 10 hexes with points up, every second row shoved half a hex east. */
export const field: HexGrid = hexGrid(
  { up: 'point', shoved: 'odd' },
  rowsOf([11, 10, 11, 10, 11, 10, 11, 10, 11]),
);

/** A field large enough that no short line from its middle leaves it. */
export const wide: HexGrid = hexGrid({ up: 'point', shoved: 'odd' }, rowsOf(Array(41).fill(41)));
export const middle = wide.at(10, 20);

/** The hex of the wide field so far from its middle. */
export const wideAt = (q: number, r: number): number => {
  const { q: q0, r: r0 } = axialAt(wide, middle);
  return wide.at(q0 + q, r0 + r);
};

export const anyHex = (grid: HexGrid) => fc.nat({ max: grid.size - 1 });
