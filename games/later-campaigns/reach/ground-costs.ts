// NLC-F.2: what it costs to get from some hexes to all others by the ground alone, or past hexes nobody may enter. Asked for
// whenever an order is written, so it reads tables and calls nothing.
import { type HexGrid, OFF_MAP } from '@grognard/geometry';
import type { Hex } from '../vocabulary.ts';
import { putOn, type Shelf } from './shelves.ts';
import { NO_STEP } from './step-cost.ts';

/** No way there. */
export const NO_APPROACH = 0x7fffffff;

const NOTHING_CLOSED = new Uint8Array(0);

const shelves: Shelf[] = [];

/**
 * From the nearest of these hexes to each, by a table of steps; NO_APPROACH where it would be more than `most`. No way leads
 * into a hex that is closed.
 */
export function groundCosts(
  { neighbours, size }: HexGrid,
  table: Int16Array,
  from: readonly Hex[],
  most: number,
  closed: Uint8Array = NOTHING_CLOSED,
): Int32Array {
  const costs = new Int32Array(size).fill(NO_APPROACH);
  let waiting = from.length;
  for (const hex of from) {
    costs[hex] = 0;
    putOn(shelves, 0, hex);
  }
  for (let spent = 0; waiting > 0; spent += 1) {
    const shelf = shelves[spent];
    if (shelf === undefined) continue;
    for (let i = 0; i < shelf.count; i += 1) {
      const hex: Hex = shelf.hexes[i] ?? OFF_MAP;
      waiting -= 1;
      // Reached more cheaply after it was put here.
      if (costs[hex] !== spent) continue;
      for (let at: number = 6 * hex; at < 6 * hex + 6; at += 1) {
        const step = table[at] ?? NO_STEP;
        const next = neighbours[at] ?? OFF_MAP;
        if (step === NO_STEP || next === OFF_MAP) continue;
        const cost = spent + step;
        if (cost > most || cost >= (costs[next] ?? 0) || closed[next] === 1) continue;
        costs[next] = cost;
        putOn(shelves, cost, next);
        waiting += 1;
      }
    }
    shelf.count = 0;
  }
  return costs;
}
