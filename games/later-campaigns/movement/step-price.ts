// D.1, D.2: what a step costs a unit here and now, with friends on the road and the enemy about.

import { theatreOf } from '../data/theatres.ts';
import type { Field } from '../ground/field.ts';
import { linkedTo, terrainOf } from '../ground/hexes.ts';
import type { Position } from '../ground/position.ts';
import { LEAVE_ZOC } from '../tables/terrain-effects.ts';
import type { Hex, UnitId } from '../vocabulary.ts';
import { hexesBefore } from './spacing.ts';
import { type Rate, stepCost } from './step-cost.ts';
import type { MoveTerms } from './terms.ts';

/** A.5 `wet-ground`: whether cavalry and guns sink in this turn. */
export function isWet(state: Pick<Position, 'options' | 'turn'>): boolean {
  const { specials, turns } = theatreOf(state);
  return (turns[state.turn - 1]?.wet ?? false) && specials.includes('wet-ground');
}

/** How a combat unit goes across country. */
export function rateOf(state: Pick<Position, 'options' | 'turn'>, unit: UnitId): Rate {
  const isOnFoot = theatreOf(state).units[unit]?.arm === 'inf';
  if (isOnFoot) return 'foot';
  return isWet(state) ? 'wetHorse' : 'horse';
}

/** One step of one unit; Infinity when it is not possible. That a unit may always move one hex is for the caller. */
export function stepPrice(
  state: Position,
  field: Field,
  unit: UnitId,
  from: Hex,
  to: Hex,
  terms: MoveTerms,
): number {
  const side = field.sideOf(unit);
  if (!isOpenTo(field, unit, from, to, terms)) return Number.POSITIVE_INFINITY;
  const leaves = field.inEnemyZoc(side, from);
  if (leaves && !terms.started && !terms.startZocFree) return Number.POSITIVE_INFINITY;
  const cost = groundCost(state, field, unit, from, to, terms);
  // NLC-5.4e: cavalry leaves for nothing.
  return leaves && field.theatre.units[unit]?.arm !== 'cav' ? cost + LEAVE_ZOC : cost;
}

/** D.2.1: no enemy unit there, and whoever enters a ZOC must be allowed to. */
function isOpenTo(field: Field, unit: UnitId, from: Hex, to: Hex, terms: MoveTerms): boolean {
  const side = field.sideOf(unit);
  const holder = field.sideAt(to);
  if (holder !== null && holder !== side) return false;
  return !field.inEnemyZoc(side, to) || (!terms.night && terms.mayEnterZoc(to, from));
}

/** The cheaper of march and terrain rate. */
function groundCost(
  state: Position,
  field: Field,
  unit: UnitId,
  from: Hex,
  to: Hex,
  terms: MoveTerms,
): number {
  const country = stepCost(field.theatre, from, to, rateOf(state, unit));
  if (!terms.march) return country;
  const road = stepCost(field.theatre, from, to, 'link');
  return road < country && isRoadFree(field, unit, from, to, terms) ? road : country;
}

/** NLC-5.2e, 5.2f: the hex entered and the next along the road are free of marching friends, if towns of all friends. */
export function isRoadFree(
  field: Field,
  unit: UnitId,
  from: Hex,
  to: Hex,
  terms: Pick<MoveTerms, 'marchingUnit' | 'route'>,
): boolean {
  const side = field.sideOf(unit);
  const isFree = (hex: Hex): boolean =>
    field
      .atOf(hex, side)
      .every(
        (other) => other === unit || (terrainOf(field.theatre, hex) !== 'town' && !terms.marchingUnit(other)),
      );
  return isFree(to) && hexesBefore(linkedTo(field.theatre, to), from, to, terms.route).every(isFree);
}
