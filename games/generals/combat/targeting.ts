// GEN-12.23 to 12.27: why a target may not be named.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { unitOf } from '../field/units.ts';
import type { DraftOf } from '../grammar.ts';
import type { State } from '../state.ts';
import type { CombatStep } from '../tables/modifiers.ts';
import { otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { attackerOf, isAttacking } from './attackers.ts';
import { type Aim, aimOf, aimsOf } from './attacks.ts';
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
  if (draft.at[id] === at) return no('GEN-12.26', 'That is what {unit} does already.', { unit: id });
  if (at === null || aim.options.includes(at)) return null;
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
  if (unit.routed) return no('GEN-13.3', '{unit} is routed and never rolls.', { unit: id });
  if (!isAttacking(state, id)) {
    return no('GEN-R.67', '{unit} is passive: it fights only the attacker opposing it.', { unit: id });
  }
  if (step === 'ranged' && unit.arm === 'C') return no('GEN-12.28', 'Cavalry does not fire.');
  const opposing = opponentOf(combat, side, id);
  if (opposing !== null && !unitOf(state, opposing).routed) {
    return no('GEN-12.27', '{opposing} opposes {unit}: it must attack that one.', { opposing, unit: id });
  }
  if (opposing !== null) return no('GEN-R.63', '{unit} reaches no other unrouted enemy.', { unit: id });
  return no('GEN-R.65', '{unit} reaches nobody.', { unit: id });
}

function opponentOf(combat: Frozen<CombatFrame>, side: Side, id: UnitId): UnitId | null {
  for (const front of combat.fronts) {
    const space = lineOf(front, side).indexOf(id);
    if (space >= 0) return lineOf(front, otherSide(side))[space] ?? null;
  }
  return null;
}

/** Why this enemy is out of reach for a unit that may aim. */
function refuseReach(state: Frozen<State>, combat: Frozen<CombatFrame>, aim: Aim, at: UnitId): Refusal {
  const victim = unitOf(state, at);
  const placed = combat.fronts.some((front) => lineOf(front, victim.side).includes(at));
  if (!placed) return no('GEN-R.64', '{at} is placed in no front: idle units are out of reach.', { at });
  if (at === aim.facing)
    return no('GEN-12.25', '{unit} attacks {at} anyway if it names nobody else.', { unit: aim.unit, at });
  if (aim.facing !== null && victim.routed) {
    return no('GEN-R.63', 'Past a routed unit only an unrouted one may be attacked.');
  }
  if (aim.front === null) return no('GEN-20.20', '{at} stands in no front of that sector.', { at });
  if (unitOf(state, aim.unit).arm === 'C') {
    return no('GEN-12.24', '{at} does not stand in the sector {unit} attacks.', { at, unit: aim.unit });
  }
  return no('GEN-12.23', '{at} stands in another front.', { at });
}

/** What a player may point at in vain: enemies out of reach, and units that have no choice. */
export function* pointlessTargets(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  side: Side,
  step: CombatStep,
): Iterable<{ readonly unit: UnitId; readonly at: UnitId }> {
  const aims = aimsOf(state, combat, side, step);
  const enemies = unitsOnBattlefield(state, otherSide(side));
  for (const { unit, options } of aims) {
    for (const { id } of enemies) if (!options.includes(id)) yield { unit, at: id };
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
