// NLC-D.10, NLC-7.1e, 7.2, 19.5: who takes hits.

import type { Field } from '../ground/field.ts';
import { holdsGarrison } from '../ground/garrison.ts';
import { contactsOf } from '../ground/hexes.ts';
import type { Position } from '../ground/position.ts';
import { NOWHERE, type UnitId } from '../vocabulary.ts';
import { armOf, isDamaged, nextStrength, strengthOf } from './faces.ts';

/** A hit in half-hits, the coin in which steps are paid. */
export const WHOLE_HIT = 2;

/** NLC-R012, NLC-R013, NLC-R088: the first hit falls on infantry, damaged units come first. `paid` in half-hits. */
export function hitCandidates(state: Position, pool: readonly UnitId[], paid: number): readonly UnitId[] {
  const infantry = paid < WHOLE_HIT ? pool.filter((unit) => armOf(state, unit) === 'inf') : [];
  const liable = infantry.length > 0 ? infantry : pool;
  const damaged = liable.filter((unit) => isDamaged(state, unit));
  return damaged.length > 0 ? damaged : liable;
}

/** NLC-10.5: infantry beside a chateau may bleed for its garrison. */
export function standIns(state: Position, field: Field, unit: UnitId): readonly UnitId[] {
  const hex = state.units[unit]?.hex ?? NOWHERE;
  if (hex === NOWHERE || !holdsGarrison(field, hex)) return [];
  const side = field.sideOf(unit);
  return contactsOf(field.theatre, hex).flatMap((next) =>
    field.atOf(next, side).filter((friend) => armOf(state, friend) === 'inf'),
  );
}

/** NLC-19.5: a step of infantry that costs but 1 strength point pays half a hit. */
export function hitWeight(state: Position, unit: UnitId): 1 | 2 {
  if (!state.options.tinyUnits || armOf(state, unit) !== 'inf') return WHOLE_HIT;
  return strengthOf(state, unit) - nextStrength(state, unit) === 1 ? 1 : WHOLE_HIT;
}

/** NLC-7.4e: after a voluntary retreat; one half upward, but a lone hit is forgiven. */
export const halvedHits = (hits: number): number => (hits === 1 ? 0 : Math.floor((hits + 1) / 2));
