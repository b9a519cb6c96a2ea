// D.4, NLC-12.2c: which places an order may name: within 10 MP, or on a net of roads that begins within that distance.
import type { Theatre, TheatreMap } from '../data/theatre.ts';
import { cachedByHexes } from '../ground/cached.ts';
import { linkedTo } from '../ground/hexes.ts';
import { reachAt } from '../movement/approach.ts';
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

export function targetReach(map: TheatreMap, from: readonly Hex[]): TargetReach {
  const near = new Set(reachAt(map, from, ORDER_TARGET, 'trace').hexes);
  return { near, linked: roadsFrom(map, near) };
}

/** Wherever roads and trails lead that begin in these hexes. */
export function roadsFrom(map: TheatreMap, from: Iterable<Hex>): ReadonlySet<Hex> {
  const linked = new Set([...from].filter((hex) => linkedTo(map, hex).length > 0));
  for (const hex of linked) for (const next of linkedTo(map, hex)) linked.add(next);
  return linked;
}

/** Units and zones do not matter. */
export const placesInReach = cachedByHexes((theatre: Theatre, from: readonly Hex[]): PlacesInReach => {
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
});
