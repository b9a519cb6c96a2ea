// NLC-12.10, T4: whether a formation must check, and what it may roll.
import { bodyAt, bodySheet, hasUnits } from '../changes/bodies.ts';
import { isDemoralized } from '../morale/demoralization.ts';
import { activeLeg, isAttackType, isDefendType } from '../orders/legs.ts';
import { isOccupied } from '../orders/target-hexes.ts';
import type { Read } from '../rule-types.ts';
import { CONFIDENCE } from '../tables/order-tables.ts';
import type { BodyId } from '../vocabulary.ts';
import { recipientRating } from './ratings.ts';

/** null: no check. */
export function confidenceOf(state: Read, id: BodyId): number | null {
  if (!hasUnits(state, id)) return null;
  const { lossTurn } = bodyAt(state, id);
  if (lossTurn === 0 || lossTurn >= state.turn) return null;
  const leg = activeLeg(state, id);
  const isShaken = isDemoralized(state, bodySheet(state, id).formation);
  const rating = recipientRating(state, id);
  if (isAttackType(leg.type)) {
    const base = isShaken ? CONFIDENCE.attackTypeDemoralized : CONFIDENCE.attackTypeUndemoralized;
    return rating + base + (isOccupied(state, id, leg) ? CONFIDENCE.objectiveHeldOnAttack : 0);
  }
  return isDefendType(leg.type) && isShaken ? rating + CONFIDENCE.defendTypeDemoralized : null;
}
