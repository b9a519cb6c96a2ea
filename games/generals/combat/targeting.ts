// GEN-12.23 to 12.27: why a target may not be named.

import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { unitOf } from '../field/units.ts';
import type { DraftOf } from '../grammar.ts';
import { unitName } from '../names.ts';
import type { State, Unit } from '../state.ts';
import type { CombatStep } from '../tables/modifiers.ts';
import { otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { combatRefusals } from '../words/combat-refusals.ts';
import { attackerOf, isAttacking } from './attackers.ts';
import { type Aim, aimOf, aimsOf, openAims } from './attacks.ts';
import { type CombatFrame, lineOf } from './combat-frame.ts';
import { unitsOnBattlefield } from './on-battlefield.ts';

export type TargetsDraft = DraftOf<'targets'>;
export const NO_TARGETS: TargetsDraft = { kind: 'targets', at: {} };

export function refuseTarget(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  side: Side,
  step: CombatStep,
  draft: Frozen<TargetsDraft>,
  id: UnitId,
  at: UnitId | null,
): Refusal | null {
  const aim = aimOf(state, combat, id, step);
  if (aim === null) return refuseAim(state, combat, side, step, id);
  const [only, other] = aim.options;
  if (aim.mustName && only !== undefined && other === undefined && (at === only || at === null)) {
    return no('GEN-12.23', combatRefusals.targetIsSet, { unit: unitName(id), target: unitName(only) });
  }
  if (draft.at[id] === at) return no('GEN-12.26', combatRefusals.sameTarget, { unit: unitName(id) });
  if (at === null) {
    return aim.mustName ? no('GEN-R.66', combatRefusals.mustAttackSomebody, { unit: unitName(id) }) : null;
  }
  if (aim.options.includes(at)) return null;
  return refuseReach(state, combat, aim, at);
}

/** Why this unit aims at nobody in this step. */
function refuseAim(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  side: Side,
  step: CombatStep,
  id: UnitId,
): Refusal {
  const unit = unitOf(state, id);
  if (unit.routed) return no('GEN-13.3', combatRefusals.routedCannotFight, { unit: unitName(id) });
  if (!isAttacking(state, id)) {
    return no('GEN-R.67', combatRefusals.defenderFightsOpposite, { unit: unitName(id) });
  }
  if (step === 'ranged' && unit.arm === 'C') return no('GEN-12.28', combatRefusals.cavalryDoesNotFire);
  const opposing = opponentOf(combat, side, id);
  if (opposing !== null && !unitOf(state, opposing).routed) {
    return no('GEN-12.27', combatRefusals.mustAttackOpposite, {
      unit: unitName(id),
      opposite: unitName(opposing),
    });
  }
  if (opposing !== null) return no('GEN-R.63', combatRefusals.noOtherStanding, { unit: unitName(id) });
  return no('GEN-R.65', combatRefusals.reachesNobody, { unit: unitName(id) });
}

function opponentOf(combat: Frozen<CombatFrame>, side: Side, id: UnitId): UnitId | null {
  for (const front of combat.fronts) {
    const space = lineOf(front, side).indexOf(id);
    if (space >= 0) return lineOf(front, otherSide(side))[space] ?? null;
  }
  return null;
}

/** Somebody fights over it or across one of its borders. */
const isContested = (combat: Frozen<CombatFrame>, at: Unit['at']): boolean =>
  combat.fronts.some(({ sector, ends }) => [sector, ends?.white, ends?.black].some((place) => place === at));

/** Why this enemy is out of reach for a unit that may aim. */
function refuseReach(state: Frozen<State>, combat: Frozen<CombatFrame>, aim: Aim, at: UnitId): Refusal {
  const victim = unitOf(state, at);
  const placed = combat.fronts.some((front) => lineOf(front, victim.side).includes(at));
  if (!placed)
    return isContested(combat, victim.at)
      ? no('GEN-R.64', combatRefusals.idleOutOfReach, { unit: unitName(at) })
      : no('GEN-R.64', combatRefusals.notInFight, { unit: unitName(at) });
  if (at === aim.facing)
    return no('GEN-12.25', combatRefusals.attacksOpposite, {
      unit: unitName(aim.unit),
      opposite: unitName(at),
    });
  if (aim.facing !== null && victim.routed) {
    return no('GEN-R.63', combatRefusals.pastRouted);
  }
  if (aim.front === null) return no('GEN-20.20', combatRefusals.notInFight, { unit: unitName(at) });
  if (unitOf(state, aim.unit).arm === 'C') {
    return no('GEN-12.24', combatRefusals.anotherSector, { target: unitName(at), unit: unitName(aim.unit) });
  }
  return no('GEN-12.23', combatRefusals.anotherBorder, { unit: unitName(at) });
}

/** What a player may point at in vain: enemies out of reach, and units that have no choice. */
export function* pointlessTargets(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  side: Side,
  step: CombatStep,
): Iterable<{ readonly unit: UnitId; readonly at: UnitId | null }> {
  const aims = aimsOf(state, combat, side, step);
  const enemies = unitsOnBattlefield(state, otherSide(side));
  const open = openAims(state, combat, side, step);
  for (const { unit, options, mustName } of aims) {
    if (mustName) yield { unit, at: null };
    const offered = open.some((aim) => aim.unit === unit) ? options : [];
    for (const { id } of enemies) if (!offered.includes(id)) yield { unit, at: id };
  }
  for (const front of combat.fronts) {
    for (const unit of lineOf(front, side)) {
      if (aims.some((aim) => aim.unit === unit)) continue;
      const facing = lineOf(front, otherSide(side));
      const inSector = enemies.filter(({ at }) => at === attackerOf(state, unit)?.to).map(({ id }) => id);
      for (const at of facing.length > 0 ? facing : inSector) yield { unit, at };
    }
  }
}
