// NLC-D.4, NLC-12.2c: which places an order may name: within 10 MP, or on a net of roads that begins within that distance.
import type { Theatre, TheatreMap } from '../data/theatre.ts';
import { cachedByHexes } from '../ground/cached.ts';
import { linkedTo } from '../ground/hexes.ts';
import { perMap } from '../ground/per-map.ts';
import { groundCosts, NO_APPROACH } from '../reach/ground-costs.ts';
import { costTable } from '../reach/step-cost.ts';
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
  isNear(hex: Hex): boolean;
  /** Wherever roads and trails lead from there. */
  isLinked(hex: Hex): boolean;
}

export function targetReach(map: TheatreMap, from: readonly Hex[]): TargetReach {
  const costs = groundCosts(map.grid, costTable(map, 'trace'), from, ORDER_TARGET);
  const isNear = (hex: Hex): boolean => (costs[hex] ?? NO_APPROACH) !== NO_APPROACH;
  const hexes: Hex[] = [];
  for (const [hex, cost] of costs.entries()) if (cost !== NO_APPROACH) hexes.push(hex);
  return { isNear, isLinked: roadsFrom(map, hexes) };
}

const reaches = cachedByHexes(targetReach);

/** Whether one of these hexes may be named from there. */
export function isNearOrLinked(map: TheatreMap, from: readonly Hex[], targets: readonly Hex[]): boolean {
  const { isNear, isLinked } = reaches(map, from);
  return targets.some((hex) => isNear(hex) || isLinked(hex));
}

/** Wherever roads and trails lead that begin in these hexes. */
export function roadsFrom(map: TheatreMap, from: readonly Hex[]): (hex: Hex) => boolean {
  const nets = roadNets(map);
  const begun = new Set<number>();
  for (const hex of from) begun.add(nets[hex] ?? NO_NET);
  begun.delete(NO_NET);
  return (hex) => begun.has(nets[hex] ?? NO_NET);
}

const NO_NET = 0;

/** For each hex the number of the net of roads and trails it lies on. */
const roadNets = perMap((map: TheatreMap): Int16Array => {
  const nets = new Int16Array(map.grid.size);
  let number = NO_NET;
  for (const first of nets.keys()) {
    if (nets[first] !== NO_NET || linkedTo(map, first).length === 0) continue;
    number += 1;
    nets[first] = number;
    const reached = [first];
    for (const hex of reached)
      for (const next of linkedTo(map, hex))
        if (nets[next] === NO_NET) {
          nets[next] = number;
          reached.push(next);
        }
  }
  return nets;
});

/** By hex, what can be named from there: for a body that stands in several hexes it is put together. */
const fromHexes = perMap((_: Theatre): (PlacesInReach | undefined)[] => []);

function placesFrom(theatre: Theatre, hex: Hex): PlacesInReach {
  const known = fromHexes(theatre);
  known[hex] ??= sorted(theatre, targetReach(theatre, [hex]));
  return known[hex];
}

function sorted(theatre: Theatre, { isNear, isLinked }: TargetReach): PlacesInReach {
  const near: PlaceId[] = [];
  const far: PlaceId[] = [];
  for (const [place, { kind, hexes }] of theatre.places.entries()) {
    // NLC-R166: a wood only names its hexes.
    if (kind === 'wood') continue;
    if (hexes.some(isNear)) near.push(place);
    else if (hexes.some(isLinked)) far.push(place);
  }
  return { near, far };
}

const FAR = 1;
const NEAR = 2;

/** Units and zones do not matter. What is near one of the hexes is near. */
export const placesInReach = cachedByHexes((theatre: Theatre, from: readonly Hex[]): PlacesInReach => {
  const found = new Uint8Array(theatre.places.length);
  for (const hex of from) {
    const { near, far } = placesFrom(theatre, hex);
    for (const place of near) found[place] = NEAR;
    for (const place of far) if (found[place] !== NEAR) found[place] = FAR;
  }
  const near: PlaceId[] = [];
  const far: PlaceId[] = [];
  for (let place = 0; place < found.length; place += 1) {
    if (found[place] === NEAR) near.push(place);
    if (found[place] === FAR) far.push(place);
  }
  return { near, far };
});
