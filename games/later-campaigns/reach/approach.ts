// NLC-F.2: what it costs to reach a place from anywhere, units ignored, and how much of a route is left (ρ).
import {
  type HexDirection,
  OFF_MAP,
  type Reach,
  type ReachSearch,
  reachSearch,
  turnedBy,
} from '@grognard/geometry';
import type { TheatreMap } from '../data/theatre.ts';
import { cachedByHexes } from '../ground/cached.ts';
import { perMap } from '../ground/per-map.ts';
import type { Hex } from '../vocabulary.ts';
import { groundCosts, NO_APPROACH } from './ground-costs.ts';
import { costTable, costTableBack, priceIn, type Rate, stepCost } from './step-cost.ts';

const idle = perMap((_: TheatreMap): ReachSearch[] => []);

/**
 * A search over the map that keeps its tables; its answer is good until the next question. A price may ask for another
 * search while one is under way: that has tables of its own.
 */
function searchOn(map: TheatreMap): ReachSearch {
  const waiting = idle(map);
  return (starts, most, step) => {
    const search = waiting.pop() ?? reachSearch(map.grid);
    try {
      return search(starts, most, step);
    } finally {
      waiting.push(search);
    }
  };
}

/** Where one gets from these hexes, by the ground alone. */
export function reachAt(map: TheatreMap, from: readonly Hex[], most: number, rate: Rate): Reach {
  const table = costTable(map, rate);
  return searchOn(map)(from, most, (hex, _to, direction) => priceIn(table, 6 * hex + direction));
}

/** Searched from the target backwards: the step that counts is the one the other way. */
function backwards(map: TheatreMap, hexes: readonly Hex[], rate: Rate): Reach {
  const table = costTableBack(map, rate);
  return searchOn(map)(hexes, Number.POSITIVE_INFINITY, (from, _to, direction) =>
    priceIn(table, 6 * from + direction),
  );
}

/** For each hex, the half-points to the nearest of these, or NO_APPROACH. */
const approachAt = (rate: Rate): ((map: TheatreMap, hexes: readonly Hex[]) => Int32Array) =>
  cachedByHexes((map, hexes) =>
    groundCosts(map.grid, costTableBack(map, rate), hexes, Number.POSITIVE_INFINITY),
  );

export const opposite = (direction: HexDirection): HexDirection => turnedBy(direction, 3);

const APPROACHES: { readonly [rate in 'march' | 'trace' | 'leader']: ReturnType<typeof approachAt> } = {
  march: approachAt('march'),
  trace: approachAt('trace'),
  leader: approachAt('leader'),
};

export const approach = (
  map: TheatreMap,
  hexes: readonly Hex[],
  rate: 'march' | 'trace' | 'leader',
): Int32Array => APPROACHES[rate](map, hexes);

/** NLC-12.2.5b: off the route one is always farther than anywhere on it. */
const OFF_ROUTE = 1000;

/** For each hex, what is left of the route: on it the rest, elsewhere the way to it and the rest from there. */
export const leftOnRoute = cachedByHexes((map, route): Int32Array => {
  const found = new Int32Array(map.grid.size).fill(NO_APPROACH);
  const joins = new Int32Array(map.grid.size);
  let rest = 0;
  for (const [i, hex] of [...route.entries()].reverse()) {
    const next = route[i + 1];
    if (next !== undefined) rest += stepCost(map, hex, next, 'march');
    joins[hex] = rest;
  }
  const reach = backwards(map, route, 'march');
  for (const hex of reach.hexes) {
    const before = reach.before(hex);
    if (before !== OFF_MAP) joins[hex] = joins[before] ?? 0;
    const way = reach.cost(hex);
    found[hex] = (way === 0 ? 0 : OFF_ROUTE + way) + (joins[hex] ?? 0);
  }
  return found;
});
