// NLC-12.1f, D.2: the way of a unit out of command back into range, clear of the enemy; traffic is ignored.
import type { Field } from '../ground/field.ts';
import type { Position } from '../ground/position.ts';
import { searchOn } from '../movement/approach.ts';
import { stepCost } from '../movement/step-cost.ts';
import { rateOf } from '../movement/step-price.ts';
import { type Hex, NOBODY, NOWHERE, otherSide, type UnitId } from '../vocabulary.ts';
import { commandArea } from './command-area.ts';

export interface WayBack {
  /** Half-points into range; 0: in it; Infinity: no way. */
  cost(hex: Hex): number;
  /** Whether a step is on a cheapest way. */
  isOnWay(from: Hex, to: Hex): boolean;
}

/** `march`: its order allows march rates. */
export function wayBack(state: Position, field: Field, unit: UnitId, march: boolean): WayBack {
  const side = field.sideOf(unit);
  const leader = state.bodies[state.units[unit]?.body ?? NOBODY]?.leader ?? NOBODY;
  const leaderHex = state.leaders[leader]?.hex ?? NOWHERE;
  if (leaderHex === NOWHERE) return { cost: () => Number.POSITIVE_INFINITY, isOnWay: () => false };
  const here = state.units[unit]?.hex ?? NOWHERE;
  const isClosed = (hex: Hex): boolean =>
    hex !== here && (field.has(hex, otherSide(side)) || field.inEnemyZoc(side, hex));
  const step = (from: Hex, to: Hex): number => {
    const country = stepCost(field.theatre, from, to, rateOf(state, unit));
    return march ? Math.min(country, stepCost(field.theatre, from, to, 'link')) : country;
  };
  const area = commandArea(field, side, leaderHex).hexes.filter((hex) => !isClosed(hex));
  const reach = searchOn(field.theatre)(area, Number.POSITIVE_INFINITY, (to, from) =>
    isClosed(from) ? Number.POSITIVE_INFINITY : step(from, to),
  );
  const costs = new Map(reach.hexes.map((hex) => [hex, reach.cost(hex)]));
  const cost = (hex: Hex): number => costs.get(hex) ?? Number.POSITIVE_INFINITY;
  return {
    cost,
    isOnWay: (from, to) => cost(from) < Number.POSITIVE_INFINITY && step(from, to) + cost(to) === cost(from),
  };
}
