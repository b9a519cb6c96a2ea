// T1, T3: what becomes of an order on its way, as far as its sender can tell.

import { bodySheet } from '../../changes/bodies.ts';
import { activeLeg, isAttackType } from '../../orders/legs.ts';
import type { Read } from '../../rule-types.ts';
import { ratingOf, recipientRating } from '../../staff/ratings.ts';
import { delayTo, isFaceToFace } from '../../staff/senders.ts';
import { COMPLIANCE_SHIFTS, compliance, complianceColumn, localDecision } from '../../tables/order-tables.ts';
import type { BodyId, LeaderId } from '../../vocabulary.ts';
import type { Mission } from './missions.ts';

/** Two dice. */
function* throws(): Generator<number> {
  for (let a = 1; a <= 6; a += 1) for (let b = 1; b <= 6; b += 1) yield a + b;
}

/** What is left of an order that waits. */
const LEFT = { C: 1, '1T': 0.85, R4: 0.6, R5: 0.4, I: 0 } as const;
/** A turn on the road costs a part of what the order is worth. */
const PER_TURN = 0.12;

/** The share of an order's worth that its sender may count on. */
export function shareObeyed(state: Read, sender: LeaderId, { body, tasks }: Mission): number {
  const delay = delayTo(state, sender, body);
  if (delay === null) return 0;
  const isOnReserve = activeLeg(state, body).type === 'reserve';
  const shifts =
    (isOnReserve ? COMPLIANCE_SHIFTS.recipientOnReserve : 0) +
    (tasks.some(({ type }) => isAttackType(type)) ? COMPLIANCE_SHIFTS.attackOrProbe : 0) +
    (isFaceToFace(state, sender, body) ? COMPLIANCE_SHIFTS.faceToFace : 0) +
    (bodySheet(state, body).kind === 'cavalryCorps' ? COMPLIANCE_SHIFTS.divisionalOrderOrCavalryCorps : 0);
  const column = complianceColumn(ratingOf(state, sender) + recipientRating(state, body), shifts);
  let sum = 0;
  for (const roll of throws()) sum += LEFT[compliance(column, roll)] / 36;
  return sum * Math.max(0, 1 - PER_TURN * delay);
}

/** NLC-12.11: the chances that a leader acts, and that he blunders. */
export function localChances(
  state: Read,
  body: BodyId,
): { readonly acts: number; readonly blunders: number } {
  const isOnReserve = activeLeg(state, body).type === 'reserve';
  const rating = recipientRating(state, body);
  let [acts, blunders] = [0, 0];
  for (const roll of throws()) {
    const result = localDecision(rating, roll, isOnReserve);
    if (result === 'acts') acts += 1 / 36;
    else if (result === 'bad') blunders += 1 / 36;
  }
  return { acts, blunders };
}
