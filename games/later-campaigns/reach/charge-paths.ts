// NLC-D.7, NLC-7.7a, 7.7b, NLC-R074: the ways by which cavalry may charge a hex.

import { neighboursOf, within } from '@grognard/geometry';
import type { Field } from '../ground/field.ts';
import { groundOf, holdsGarrison } from '../ground/garrison.ts';
import { distance, hasBridge, hasWater, hexsideBetween, isOpen, terrainOf } from '../ground/hexes.ts';
import type { Position } from '../ground/position.ts';
import { CHARGE_RANGE } from '../tables/ranges.ts';
import { TERRAIN_EFFECTS } from '../tables/terrain-effects.ts';
import { type Hex, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';

const NONE: readonly Hex[] = [];

/** The hexes between, NOWHERE for a neighbour. */
export function chargePaths(state: Position, field: Field, unit: UnitId, target: Hex): readonly Hex[] {
  const from = state.units[unit]?.hex ?? NOWHERE;
  if (from === NOWHERE || !isChargeWeather(state, field)) return NONE;
  if (!isChargeable(field, field.sideOf(unit), target)) return NONE;
  return pathsBetween(field, field.sideOf(unit), from, target);
}

/** Enemy-held hexes with at least one way to charge them. */
export function chargeTargets(state: Position, field: Field, unit: UnitId): readonly Hex[] {
  const from = state.units[unit]?.hex ?? NOWHERE;
  if (from === NOWHERE) return NONE;
  return within(field.theatre.grid, from, CHARGE_RANGE).filter(
    (hex) => hex !== from && chargePaths(state, field, unit, hex).length > 0,
  );
}

/** NLC-5.5, 16.1, NLC-R011: never at night or in rain. */
export function isChargeWeather({ turn }: Pick<Position, 'turn'>, { theatre }: Field): boolean {
  const { night = false, rain = false } = theatre.turns[turn - 1] ?? {};
  return !night && !rain;
}

/** Enemies there, no garrison, and ground that horses can fight on. */
function isChargeable(field: Field, side: Side, target: Hex): boolean {
  if (!field.has(target, otherSide(side)) || holdsGarrison(field, target)) return false;
  const ground = groundOf(field, target);
  return ground !== 'impassable' && TERRAIN_EFFECTS[ground].charge !== null;
}

function pathsBetween(field: Field, side: Side, from: Hex, target: Hex): readonly Hex[] {
  const { theatre } = field;
  if (distance(theatre, from, target) === 1) return isLastSide(field, from, target) ? [NOWHERE] : NONE;
  if (distance(theatre, from, target) !== CHARGE_RANGE) return NONE;
  return neighboursOf(theatre.grid, from).filter(
    (via) =>
      distance(theatre, via, target) === 1 &&
      isOpenGround(field, side, via) &&
      isFirstSide(field, from, via) &&
      isLastSide(field, via, target),
  );
}

/** Clear, and nobody of either side in it who is seen there: no combat unit, no enemy leader or HQ. */
function isOpenGround(field: Field, side: Side, via: Hex): boolean {
  const { theatre } = field;
  return (
    terrainOf(theatre, via) === 'clear' &&
    field.at(via).length === 0 &&
    field.leadersAt(via).every((leader) => theatre.leaders[leader]?.side === side) &&
    field.hqsAt(via).every((hq) => theatre.hqs[hq]?.side === side)
  );
}

function isFirstSide({ theatre }: Field, from: Hex, via: Hex): boolean {
  const bits = hexsideBetween(theatre, from, via);
  return isOpen(bits) && !hasWater(bits);
}

/** A stream may be jumped into the fight, a bridge not. */
function isLastSide({ theatre }: Field, from: Hex, target: Hex): boolean {
  const bits = hexsideBetween(theatre, from, target);
  return isOpen(bits) && !hasBridge(bits);
}
