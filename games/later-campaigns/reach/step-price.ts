// NLC-D.1, NLC-D.2: what a step costs a unit here and now, with friends on the road and the enemy about.

import { theatreOf } from '../data/theatres.ts';
import type { Field } from '../ground/field.ts';
import { linkedTo, terrainOf } from '../ground/hexes.ts';
import type { Position } from '../ground/position.ts';
import { LEAVE_ZOC } from '../tables/terrain-effects.ts';
import { type Hex, otherSide, type UnitId } from '../vocabulary.ts';
import type { Price } from './journey.ts';
import { hexesBefore } from './spacing.ts';
import { type CountryRate, costTable, priceIn, stepAt } from './step-cost.ts';
import type { MoveTerms } from './terms.ts';

/** NLC-A.5 `wet-ground`: whether cavalry and guns sink in this turn. */
export function isWet(state: Pick<Position, 'options' | 'turn'>): boolean {
  const { specials, turns } = theatreOf(state);
  return (turns[state.turn - 1]?.wet ?? false) && specials.includes('wet-ground');
}

/** How a combat unit goes across country. */
export function rateOf(state: Pick<Position, 'options' | 'turn'>, unit: UnitId): CountryRate {
  const isOnFoot = theatreOf(state).units[unit]?.arm === 'inf';
  if (isOnFoot) return 'foot';
  return isWet(state) ? 'wetHorse' : 'horse';
}

/** NLC-D.2 for one unit; Infinity where there is no step. That a unit may always move one hex is for the caller. */
export function pricesFor(
  state: Position,
  field: Field,
  unit: UnitId,
  terms: MoveTerms,
  left?: Uint8Array,
): Price {
  const { theatre } = field;
  const enemy = otherSide(field.sideOf(unit));
  const [zone, held] = [field.zoc(enemy), field.held(enemy)];
  // NLC-10.7: what it opens to zones by coming there.
  const zoneLeft = left ?? zone;
  const country = costTable(theatre, rateOf(state, unit));
  const road = costTable(theatre, 'link');
  // NLC-5.4e: cavalry leaves for nothing.
  const leaveZoc = theatre.units[unit]?.arm === 'cav' ? 0 : LEAVE_ZOC;
  const { march, night, started, startZocFree } = terms;
  return (from, to, at, isFirst) => {
    if (held[to] === 1) return Number.POSITIVE_INFINITY;
    if (zone[to] === 1 && (night || !terms.mayEnterZoc(to, from))) return Number.POSITIVE_INFINITY;
    const isLeaving = zoneLeft[from] === 1;
    if (isLeaving && isFirst && !started && !startZocFree) return Number.POSITIVE_INFINITY;
    let price = priceIn(country, at);
    if (march) {
      const byRoad = priceIn(road, at);
      if (byRoad < price && isRoadFree(field, unit, from, to, terms)) price = byRoad;
    }
    return isLeaving ? price + leaveZoc : price;
  };
}

/** One step of one unit. */
export const stepPrice = (
  state: Position,
  field: Field,
  unit: UnitId,
  from: Hex,
  to: Hex,
  terms: MoveTerms,
): number => pricesFor(state, field, unit, terms)(from, to, stepAt(field.theatre, from, to), true);

/** NLC-5.2e, 5.2f: the hex entered and the next along the road are free of marching friends, if towns of all friends. */
export function isRoadFree(
  field: Field,
  unit: UnitId,
  from: Hex,
  to: Hex,
  terms: Pick<MoveTerms, 'marchingUnit' | 'route'>,
): boolean {
  if (!isFree(field, unit, to, terms)) return false;
  for (const hex of hexesBefore(linkedTo(field.theatre, to), from, to, terms.route))
    if (!isFree(field, unit, hex, terms)) return false;
  return true;
}

function isFree(field: Field, unit: UnitId, hex: Hex, terms: Pick<MoveTerms, 'marchingUnit'>): boolean {
  for (const other of field.atOf(hex, field.sideOf(unit)))
    if (other !== unit && (terrainOf(field.theatre, hex) === 'town' || terms.marchingUnit(other)))
      return false;
  return true;
}
