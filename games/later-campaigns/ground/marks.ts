// Marks on the hexes of a map, a byte for each. Every step of a move makes some and throws others away, and to ask for
// memory for each takes longer than to fill it: they are cut from pieces with room for many, which belong to their map.
import type { HexGrid } from '@grognard/geometry';
import { perMap } from './per-map.ts';

/** Hexes of one piece, or those of the map if it has more. */
const PIECE = 32_768;

class Pad {
  readonly #hexes: number;
  #piece = new ArrayBuffer(0);
  #taken = 0;

  constructor({ size }: HexGrid) {
    this.#hexes = size;
  }

  /** What is cut off is nobody else's, and empty. */
  cut(): Uint8Array {
    const hexes = this.#hexes;
    if (this.#taken + hexes > this.#piece.byteLength) {
      this.#piece = new ArrayBuffer(Math.max(PIECE, hexes));
      this.#taken = 0;
    }
    const marks = new Uint8Array(this.#piece, this.#taken, hexes);
    this.#taken += hexes;
    return marks;
  }
}

const padOf = perMap((grid: HexGrid) => new Pad(grid));

/** Nothing is marked yet. */
export const newMarks = (grid: HexGrid): Uint8Array => padOf(grid).cut();

export function copyOfMarks(grid: HexGrid, marks: Uint8Array): Uint8Array {
  const copy = newMarks(grid);
  copy.set(marks);
  return copy;
}
