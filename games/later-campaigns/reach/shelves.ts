// Hexes that wait in a search, by what it costs to get there. Shelves are kept between searches: what was taken off is
// written over, for to empty a list costs more than to fill it.
import type { Hex } from '../vocabulary.ts';

export interface Shelf {
  readonly hexes: Hex[];
  /** How many of them wait. */
  count: number;
}

export function putOn(shelves: Shelf[], cost: number, hex: Hex): void {
  while (shelves.length <= cost) shelves.push({ hexes: [], count: 0 });
  const shelf = shelves[cost];
  if (shelf === undefined) return;
  shelf.hexes[shelf.count] = hex;
  shelf.count += 1;
}
