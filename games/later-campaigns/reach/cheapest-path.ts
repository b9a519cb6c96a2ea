// NLC-J.1: the cheapest way over the ground, units ignored; of several by the lowest hexes.
import { OFF_MAP } from '@grognard/geometry';
import type { TheatreMap } from '../data/theatre.ts';
import { cachedByHexes } from '../ground/cached.ts';
import type { Hex } from '../vocabulary.ts';
import { groundCosts, NO_APPROACH } from './ground-costs.ts';
import { costTable, priceIn } from './step-cost.ts';

/** Half-points from the nearest of these hexes to each. */
const costsFrom = (rate: TravelRate): ((map: TheatreMap, from: readonly Hex[]) => Int32Array) =>
  cachedByHexes((map, from) => groundCosts(map.grid, costTable(map, rate), from, Number.POSITIVE_INFINITY));

export type TravelRate = 'march' | 'trace' | 'leader';

const COSTS: { readonly [rate in TravelRate]: ReturnType<typeof costsFrom> } = {
  march: costsFrom('march'),
  trace: costsFrom('trace'),
  leader: costsFrom('leader'),
};

/** From any of these hexes to any of those, both ends included; empty when there is none. */
export function cheapestPath(
  map: TheatreMap,
  from: readonly Hex[],
  to: readonly Hex[],
  rate: TravelRate,
): readonly Hex[] {
  const costs = COSTS[rate](map, from);
  const costTo = (hex: Hex): number => costs[hex] ?? NO_APPROACH;
  let goal = OFF_MAP;
  for (const hex of to)
    if (costTo(hex) < costTo(goal) || (costTo(hex) === costTo(goal) && hex < goal)) goal = hex;
  if (goal === OFF_MAP) return [];
  const table = costTable(map, rate);
  const way = [goal];
  for (let here = goal; costTo(here) > 0; ) {
    here = hexBefore(map, table, costs, here);
    way.push(here);
  }
  return way.reverse();
}

/** The lowest of the hexes from which one gets here at this cost. */
function hexBefore({ grid }: TheatreMap, table: Int16Array, costs: Int32Array, hex: Hex): Hex {
  let lowest = OFF_MAP;
  for (let direction = 0; direction < 6; direction += 1) {
    const from = grid.neighbours[6 * hex + direction] ?? OFF_MAP;
    if (from === OFF_MAP || (lowest !== OFF_MAP && from > lowest)) continue;
    const step = priceIn(table, 6 * from + ((direction + 3) % 6));
    if ((costs[from] ?? NO_APPROACH) + step === costs[hex]) lowest = from;
  }
  return lowest;
}
