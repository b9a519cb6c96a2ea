// D.4, NLC-12.2c: which places an order may name: within 10 MP, or on a net of roads that begins within that distance.
import type { Theatre, TheatreMap } from '../data/theatre.ts';
import { linkedTo } from '../ground/hexes.ts';
import { searchOn } from '../movement/approach.ts';
import { type Rate, stepCost } from '../movement/step-cost.ts';
import { ORDER_TARGET } from '../tables/ranges.ts';
import type { Hex, PlaceId } from '../vocabulary.ts';

export interface PlacesInReach {
  /** Within 10 MP. */
  readonly near: readonly PlaceId[];
  /** By road only. */
  readonly far: readonly PlaceId[];
}

export interface TargetReach {
  /** Within 10 MP of where one is. */
  readonly near: ReadonlySet<Hex>;
  /** Wherever roads and trails lead from there. */
  readonly linked: ReadonlySet<Hex>;
}

/** Units and zones do not matter. */
export function targetReach(map: TheatreMap, from: readonly Hex[]): TargetReach {
  const near = new Set(searchOn(map)(from, ORDER_TARGET, (a, b) => stepCost(map, a, b, 'trace')).hexes);
  const linked = new Set([...near].filter((hex) => linkedTo(map, hex).length > 0));
  for (const hex of linked) for (const next of linkedTo(map, hex)) linked.add(next);
  return { near, linked };
}

export function placesInReach(theatre: Theatre, from: readonly Hex[]): PlacesInReach {
  const reach = targetReach(theatre, from);
  const near: PlaceId[] = [];
  const far: PlaceId[] = [];
  for (const [place, { kind, hexes }] of theatre.places.entries()) {
    // R166: a wood only names its hexes.
    if (kind === 'wood') continue;
    if (hexes.some((hex) => reach.near.has(hex))) near.push(place);
    else if (hexes.some((hex) => reach.linked.has(hex))) far.push(place);
  }
  return { near, far };
}

/** The cheapest way from any of these hexes to any of those; of several the lowest hexes (J.1). Empty: none. */
export function cheapestPath(
  map: TheatreMap,
  from: readonly Hex[],
  to: readonly Hex[],
  rate: Rate,
): readonly Hex[] {
  const reach = searchOn(map)(from, Number.POSITIVE_INFINITY, (a, b) => stepCost(map, a, b, rate));
  const goal = to
    .filter((hex) => reach.has(hex))
    .reduce<Hex | null>(
      (best, hex) =>
        best === null ||
        reach.cost(hex) < reach.cost(best) ||
        (reach.cost(hex) === reach.cost(best) && hex < best)
          ? hex
          : best,
      null,
    );
  if (goal === null) return [];
  const way = [goal];
  for (let here = goal; reach.cost(here) > 0; ) {
    const before = map.grid.neighbours
      .subarray(6 * here, 6 * here + 6)
      .filter((hex) => hex >= 0 && reach.cost(hex) + stepCost(map, hex, here, rate) === reach.cost(here));
    here = Math.min(...before);
    way.push(here);
  }
  return way.reverse();
}
