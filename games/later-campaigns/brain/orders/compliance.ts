// NLC-T1, NLC-T3: what is left of an order's worth by the time it is obeyed, as far as its sender can tell.

import { bodyAt } from '../../changes/bodies.ts';
import { isShaken } from '../../morale/shaken.ts';
import { complianceOdds, localOdds, ROLLS } from '../../odds/order-odds.ts';
import { deciderOf } from '../../orders/divisions.ts';
import { activeLeg, legWith } from '../../orders/legs.ts';
import type { Read } from '../../rule-types.ts';
import { columnOf } from '../../staff/compliance.ts';
import { ratingOf, recipientRating } from '../../staff/ratings.ts';
import { delayTo, isFaceToFace } from '../../staff/senders.ts';
import { unsettledBy } from '../../staff/unsettled.ts';
import { type BodyId, type LeaderId, NOBODY } from '../../vocabulary.ts';
import type { Mission } from './missions.ts';

/** What is left of an order that waits a turn, and of one that waits for a die. */
const NEXT_TURN = 0.85;
const IN_DOUBT = 0.6;
/** NLC-12.13a: a division without a leader. */
const NO_LEADER = 1;
/** A turn on the road costs a part of what the order is worth. */
const PER_TURN = 0.12;

/** The share of an order's worth that its sender may count on. */
export function shareObeyed(state: Read, sender: LeaderId, { body, tasks }: Mission): number {
  const delay = delayTo(state, sender, body);
  if (delay === null) return 0;
  const legs = tasks.map(({ type }) => legWith({ type }));
  const faceToFace = isFaceToFace(state, sender, body);
  // Until it complies a division is a part of its corps (NLC-12.13).
  const recipient = deciderOf(state, body);
  const divisional = recipient !== body || bodyAt(state, body).parent !== NOBODY;
  const order = { recipient, legs, faceToFace, divisional };
  const rating = recipient === body ? recipientRating(state, body) : NO_LEADER;
  const column = columnOf(state, order, ratingOf(state, sender), rating);
  const { atOnce, nextTurn, inDoubt } = complianceOdds(column, isShaken(state, recipient));
  const obeyed = (atOnce + NEXT_TURN * nextTurn + IN_DOUBT * inDoubt) / ROLLS;
  return obeyed * Math.max(0, 1 - PER_TURN * delay);
}

/** NLC-12.11: the chances that a leader acts, and that he blunders. */
export function localChances(
  state: Read,
  body: BodyId,
): { readonly acts: number; readonly blunders: number } {
  const isOnReserve = activeLeg(state, body).type === 'reserve';
  const rating = Math.max(0, recipientRating(state, body) - unsettledBy(state, body));
  const { acts, bad } = localOdds(rating, isOnReserve);
  return { acts: acts / ROLLS, blunders: bad / ROLLS };
}
