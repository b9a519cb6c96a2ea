// NLC-D.15, NLC-9: what it costs a stack to come onto the map, where it comes if the enemy bars the way, where it marches.

import { ROAD, type Theatre } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import type { Field } from '../ground/field.ts';
import { distance, terrainOf } from '../ground/hexes.ts';
import { perMap } from '../ground/per-map.ts';
import type { Position } from '../ground/position.ts';
import { ROAD_RATE, TERRAIN_EFFECTS, TRAIL_RATE, WET_GROUND } from '../tables/terrain-effects.ts';
import { EDGES, type Hex, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { reachAt } from './approach.ts';
import { isRoadFree, isWet } from './step-price.ts';
import type { MoveTerms } from './terms.ts';

/** NLC-9.2: what stacks before it have paid here this turn, and its own cost of the hex. */
export function entryPrice(
  state: Position,
  field: Field,
  units: readonly UnitId[],
  hex: Hex,
  terms: Pick<MoveTerms, 'march' | 'marchingUnit' | 'route'>,
): number {
  const own = Math.max(...units.map((unit) => costOfHex(state, field, unit, hex, terms)));
  return (state.entryPaid[hex] ?? 0) + own;
}

function costOfHex(
  state: Position,
  field: Field,
  unit: UnitId,
  hex: Hex,
  terms: Pick<MoveTerms, 'march' | 'marchingUnit' | 'route'>,
): number {
  const { theatre } = field;
  if (terms.march && isEntryRoad(theatre, hex) && isRoadFree(field, unit, NOWHERE, hex, terms))
    return marchRateOf(theatre, hex);
  return crossCountry(state, field, unit, hex);
}

/** What a hex costs a unit by its terrain alone. */
export function crossCountry(state: Position, { theatre }: Field, unit: UnitId, hex: Hex): number {
  const terrain = terrainOf(theatre, hex);
  if (terrain === 'impassable') return Number.POSITIVE_INFINITY;
  if (theatre.units[unit]?.arm === 'inf') return TERRAIN_EFFECTS[terrain].foot;
  return TERRAIN_EFFECTS[terrain].horse + (terrain === 'clear' && isWet(state) ? WET_GROUND : 0);
}

/** NLC-D.15: what the hex costs a leader: by its road or trail, or as it costs cavalry. */
export function leaderEntry(state: Pick<Position, 'options'>, hex: Hex): number {
  const theatre = theatreOf(state);
  const terrain = terrainOf(theatre, hex);
  if (isEntryRoad(theatre, hex)) return ROAD_RATE;
  return terrain === 'impassable' ? 0 : TERRAIN_EFFECTS[terrain].horse;
}

const entryRoads = perMap(
  ({ places }: Theatre): ReadonlySet<Hex> =>
    new Set(places.flatMap(({ kind, hexes }) => (kind === 'edgeRoad' ? hexes : []))),
);

const isEntryRoad = (theatre: Theatre, hex: Hex): boolean => entryRoads(theatre).has(hex);

const edgeHexes = perMap(({ edges }: Theatre): readonly Hex[] => [
  ...new Set(EDGES.flatMap((edge) => edges[edge])),
]);

/** NLC-D.15, NLC-R037: what the hex costs an HQ on its March, which keeps no distance to others; null: it cannot enter. */
export function hqEntryPrice(theatre: Theatre, hex: Hex): number | null {
  const terrain = terrainOf(theatre, hex);
  if (terrain === 'impassable') return null;
  return isEntryRoad(theatre, hex) ? marchRateOf(theatre, hex) : TERRAIN_EFFECTS[terrain].foot;
}

const marchRateOf = (theatre: Theatre, hex: Hex): number => (isPaved(theatre, hex) ? ROAD_RATE : TRAIL_RATE);

const isPaved = ({ links }: Theatre, hex: Hex): boolean =>
  links.subarray(6 * hex, 6 * hex + 6).includes(ROAD);

/** NLC-9.4: the hex itself, or the nearest hexes of the edge that are free of the enemy and his ZOC. */
export function entryHexes(field: Field, side: Side, hex: Hex): readonly Hex[] {
  const { theatre } = field;
  const isFree = (at: Hex): boolean =>
    terrainOf(theatre, at) !== 'impassable' && !field.has(at, otherSide(side)) && !field.inEnemyZoc(side, at);
  if (isFree(hex)) return [hex];
  const free = edgeHexes(theatre).filter(isFree);
  const nearest = Math.min(...free.map((at) => distance(theatre, at, hex)));
  return free.filter((at) => distance(theatre, at, hex) === nearest).sort((a, b) => a - b);
}

/** NLC-9.6: the town cheapest to reach from the entry at march rates; of several the lowest id, column before row. */
export function firstTown(state: Pick<Position, 'options'>, from: Hex): Hex {
  const theatre = theatreOf(state);
  const reach = reachAt(theatre, [from], Number.POSITIVE_INFINITY, 'march');
  let best = NOWHERE;
  for (const hex of reach.hexes) {
    if (best !== NOWHERE && reach.cost(hex) > reach.cost(best)) break;
    const id = theatre.hexIds[hex] ?? '';
    if (terrainOf(theatre, hex) === 'town' && id < (theatre.hexIds[best] ?? 'A')) best = hex;
  }
  return best;
}
