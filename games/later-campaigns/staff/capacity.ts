// NLC-12.12a, b, 20.7: how many orders a commander may give in a turn, and how many he has given.
import { leaderAt, leaderSheet } from '../changes/bodies.ts';
import type { Read } from '../rule-types.ts';
import type { LeaderId } from '../vocabulary.ts';
import type { Draft } from './draft.ts';
import { ratingOf } from './ratings.ts';
import { isWithHq } from './senders.ts';

export function capacityOf(state: Read, id: LeaderId): number {
  const { role, noHqPenalty } = leaderSheet(state, id);
  // NLC-20.7b
  if (state.turn > 1 && leaderAt(state, id).tookOver === state.turn - 1) return 0;
  const rating = ratingOf(state, id);
  return role !== 'oc' || noHqPenalty || isWithHq(state, id) ? rating : Math.min(1, rating);
}

/** NLC-R047: one each for an order, a sequence, an assignment, and for calling the whole army back. */
function ordersGiven({ papers, generalRetreats }: Draft, id: LeaderId): number {
  let given = 0;
  // Written out: it is asked of every commander before every decision about orders.
  for (const { sender } of papers) if (sender === id) given += 1;
  for (const { leader } of generalRetreats) if (leader === id) given += 1;
  return given;
}

/** NLC-20.7a: rating less the orders he gives this turn and the units he leads already. */
export const unitsToTake = (state: Read, draft: Draft, id: LeaderId): number =>
  ratingOf(state, id) - ordersGiven(draft, id) - draft.direct.filter(({ leader }) => leader === id).length;

/** Whether he can give no further order: by his capacity, or because he leads as many units as his rating leaves him. */
export const isSpent = (state: Read, draft: Draft, id: LeaderId): boolean =>
  ordersGiven(draft, id) >= capacityOf(state, id) || unitsToTake(state, draft, id) <= 0;
