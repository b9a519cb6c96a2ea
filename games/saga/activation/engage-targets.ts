// SAG-11.1, 14.1, 14.2, 18.7, 18.8: whom a unit may engage or charge from where it stands.

import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { boardOf, facing, zoneOf } from '../field/places.ts';
import { terrainAt } from '../field/terrain.ts';
import {
  armOf,
  exposedOutflanker,
  isArtillery,
  isCavalry,
  isEngaged,
  isInSquare,
  isOutflanker,
  unitAt,
  unitIn,
} from '../field/units.ts';
import type { State, Unit } from '../state.ts';
import { type Place, RESERVE } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

/** Every unit that might be engaged from `from`, in slot order. */
export function foesFrom(state: Frozen<State>, unit: Frozen<Unit>, from: Place): Frozen<Unit>[] {
  const zone = zoneOf(from);
  if (zone === 'L') {
    const target = unitAt(state, facing(from));
    return target === null ? [] : [target];
  }
  if (isOutflanker(unit)) return RESERVE.flatMap((slot) => unitIn(state, boardOf(from), slot) ?? []);
  return zone === 'R' ? exposedOutflanker(state, unit.owner) : [];
}

/** Why a unit may not start a Melee with another; one in progress may be fought on (SAG-R31, SAG-R49). The target's place is one `foesFrom` knows. */
export function refuseEngage(state: Frozen<State>, unit: Frozen<Unit>, target: Frozen<Unit>): Refusal | null {
  if (isArtillery(unit)) return no('SAG-11.1', refusals.gunsNoEngage);
  if (isInSquare(unit)) return no('SAG-22.4', refusals.squareNoMelee);
  if (unit.noMeleeTurn === state.turn) return no('SAG-17.5', refusals.wasEvaded);
  if (isEngaged(state, target.id)) return no('SAG-11.2', refusals.targetEngaged);
  const terrain = terrainAt(state, target.at);
  const arm = armOf(unit);
  if (terrain === 'building' && arm === 'lightCavalry') return no('SAG-21.3', refusals.lightNoBuilding);
  if ((terrain === 'building' || terrain === 'woods') && arm === 'heavyCavalry')
    return no('SAG-21.4', refusals.heavyNoCover);
  return null;
}

/** Why an engagement may not be a Charge. */
export function refuseCharge(state: Frozen<State>, unit: Frozen<Unit>, target: Frozen<Unit>): Refusal | null {
  if (!isCavalry(unit)) return no('SAG-14.1', refusals.onlyCavalryCharges);
  if (terrainAt(state, target.at) === 'woods') return no('SAG-21.3', refusals.noChargeIntoWoods);
  return refuseEngage(state, unit, target);
}
