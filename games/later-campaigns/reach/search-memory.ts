// Memory of the searches over a map. A search is over sooner than memory for it is asked for, and thousands are made in a
// turn: their tables are cut from pieces with room for many, their shelves are used again. Nothing is remembered in them:
// whatever is handed out is empty.
import type { HexGrid } from '@grognard/geometry';
import { perMap } from '../ground/per-map.ts';
import type { Shelf } from './shelves.ts';

/** What a search writes down: so many cells from `base` on, one a hex, and as many again for first steps. */
export interface SearchTable {
  readonly cells: Int16Array;
  readonly base: number;
}

/** Cells of one piece, or those of a table if it has more. */
const PIECE = 32_768;

class SearchMemory {
  readonly #cells: number;
  #piece = new Int16Array(0);
  #taken = 0;
  readonly #tables: SearchTable[] = [];
  readonly #shelves: Shelf[][] = [];

  constructor({ size }: HexGrid) {
    this.#cells = 2 * size;
  }

  /** A table for good: what is found is read from it as long as anybody asks. */
  newTable(): SearchTable {
    if (this.#taken + this.#cells > this.#piece.length) {
      this.#piece = new Int16Array(Math.max(PIECE, this.#cells));
      this.#taken = 0;
    }
    const table = { cells: this.#piece, base: this.#taken };
    this.#taken += this.#cells;
    return table;
  }

  /** A table for a search that leaves nothing behind. */
  lendTable(): SearchTable {
    return this.#tables.pop() ?? this.newTable();
  }

  takeTableBack(table: SearchTable): void {
    table.cells.fill(0, table.base, table.base + this.#cells);
    this.#tables.push(table);
  }

  /** A search may be asked for while another is under way: that has shelves of its own. */
  lendShelves(): Shelf[] {
    return this.#shelves.pop() ?? [];
  }

  /** Nothing may wait on them any more. */
  takeShelvesBack(shelves: Shelf[]): void {
    this.#shelves.push(shelves);
  }
}

export const searchMemoryOf = perMap((grid: HexGrid) => new SearchMemory(grid));
