// GEN-20.15: before the melee one passive Infantry unit may go into the building of its sector.

import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { isBattleSector } from '../field/board-graph.ts';
import { hasBuilding } from '../field/terrain.ts';
import { anyAt, isOccupant, sideOf, unitOf, unitsAt } from '../field/units.ts';
import { placeName, unitName } from '../names.ts';
import type { State, Unit } from '../state.ts';
import { type BattleSector, SIDES, type Side, type UnitId } from '../vocabulary.ts';
import { combatRefusals } from '../words/combat-refusals.ts';
import { refusals } from '../words/refusals.ts';
import { engagementOf, isAttacking } from './attackers.ts';
import { isPassive } from './passive.ts';

/** An unrouted attacker of the enemy still aims at the sector. */
const isStillAttacked = (state: Frozen<State>, side: Side, sector: BattleSector): boolean =>
  engagementOf(state).attackers.some(
    (each) => each.active && each.to === sector && each.kind !== 'building' && sideOf(each.unit) !== side,
  );

export function refuseShelter(
  state: Frozen<State>,
  shelter: UnitId | null,
  side: Side,
  id: UnitId,
): Refusal | null {
  const unit = unitOf(state, id);
  if (unit.arm !== 'I') return no('GEN-20.15', combatRefusals.onlyInfantryShelters);
  if (unit.routed) return no('GEN-20.15', refusals.routed, { unit: unitName(id) });
  if (!isBattleSector(unit.at) || !hasBuilding(state, unit.at)) {
    return no('GEN-20.15', refusals.noBuilding, { sector: placeName(unit.at) });
  }
  if (isAttacking(state, id))
    return no('GEN-20.15', combatRefusals.attackerNoShelter, { unit: unitName(id) });
  if (!isStillAttacked(state, side, unit.at)) {
    return no('GEN-20.15', combatRefusals.noLongerAttacked, { sector: placeName(unit.at) });
  }
  const sector = unit.at;
  if (shelter !== null || SIDES.some((each) => anyAt(state, each, sector, isOccupant))) {
    return no('GEN-20.15', combatRefusals.buildingTaken, { sector: placeName(sector) });
  }
  return null;
}

/** Passive Infantry outside in the side's building sectors: those that may ask for shelter. */
export const shelterSeekers = (state: Frozen<State>, side: Side): Frozen<Unit>[] =>
  state.buildings.flatMap((sector) =>
    unitsAt(state, side, sector, (unit) => unit.arm === 'I' && isPassive(state, unit)),
  );

/** GEN-20.15: the side has somebody who may go in. */
export const hasShelter = (state: Frozen<State>, side: Side): boolean =>
  shelterSeekers(state, side).some(({ id }) => refuseShelter(state, null, side, id) === null);
