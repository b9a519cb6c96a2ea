// NLC-12.10a, b, NLC-T4, NLC-R052: whether a formation must check, and what it may roll. A held objective steadies an Attack only.
import { bodyAt, hasUnits } from '../changes/bodies.ts';
import { isShaken } from '../morale/shaken.ts';
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
  const isUnsteady = isShaken(state, id);
  const rating = recipientRating(state, id);
  if (isAttackType(leg.type)) {
    const base = isUnsteady ? CONFIDENCE.attackTypeDemoralized : CONFIDENCE.attackTypeUndemoralized;
    const isHeld = leg.type === 'attack' && isOccupied(state, id, leg);
    return rating + base + (isHeld ? CONFIDENCE.objectiveHeldOnAttack : 0);
  }
  return isDefendType(leg.type) && isUnsteady ? rating + CONFIDENCE.defendTypeDemoralized : null;
}
