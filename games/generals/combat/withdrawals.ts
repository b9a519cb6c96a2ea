// GEN-12.36, 12.37: who may end its attack before the melee.

import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { sideOf, unitOf } from '../field/units.ts';
import { unitName } from '../names.ts';
import type { State } from '../state.ts';
import { otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { combatRefusals } from '../words/combat-refusals.ts';
import { attackerOf, engagementOf, isAttacking } from './attackers.ts';
import { type CombatFrame, frontOf, lineOf } from './combat-frame.ts';

export function refuseWithdrawal(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  id: UnitId,
): Refusal | null {
  const attacker = attackerOf(state, id);
  if (unitOf(state, id).routed)
    return no('GEN-12.37', combatRefusals.routedCannotFight, { unit: unitName(id) });
  if (attacker?.active !== true) return no('GEN-12.37', combatRefusals.attacksNoMore, { unit: unitName(id) });
  const side = sideOf(id);
  const front = attacker.front === null ? undefined : frontOf(combat, attacker.front);
  if (front === undefined) return no('GEN-7.13', combatRefusals.nobodyOpposite, { unit: unitName(id) });
  const opposing = lineOf(front, otherSide(side))[lineOf(front, side).indexOf(id)];
  if (opposing !== undefined && isAttacking(state, opposing)) {
    return no('GEN-12.37', combatRefusals.oppositeAttacks);
  }
  return null;
}

/** The side's attackers that may withdraw, in the provisional line-up after step 5 (GEN-R.82). */
export const withdrawable = (state: Frozen<State>, combat: Frozen<CombatFrame>, side: Side): UnitId[] =>
  engagementOf(state)
    .attackers.map(({ unit }) => unit)
    .filter((id) => sideOf(id) === side && refuseWithdrawal(state, combat, id) === null);
