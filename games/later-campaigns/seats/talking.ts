// NLC-M.2: players of a side talk only while their leaders share a hex; whatever else they would say rides with a courier.
// What enemies say to each other brings no order anywhere: that is not forbidden.
import type { Seat } from '@grognard/kernel';
import { leaderAt } from '../changes/bodies.ts';
import type { Read } from '../rule-types.ts';
import { type Hex, NOWHERE, sideOfSeat } from '../vocabulary.ts';
import { hasChairs, seatingOf } from './seating.ts';

/** Where he is in whose chair the player sits. */
function placeOf(state: Read, seat: Seat): Hex {
  const chair = seatingOf(state).chairs.find((each) => each.seat === seat);
  if (chair === undefined) return NOWHERE;
  const { status, hex } = leaderAt(state, chair.leader);
  return status === 'map' ? hex : NOWHERE;
}

/** When all is over everybody may. */
export function mayTalk(state: Read, one: Seat, other: Seat): boolean {
  if (!hasChairs(state) || state.result !== null || sideOfSeat(one) !== sideOfSeat(other)) return true;
  const at = placeOf(state, one);
  return at !== NOWHERE && at === placeOf(state, other);
}
