// What a staff can tell of an order before it goes out: when it is there, how likely it is obeyed, when the march is over.
import { bodySheet, isInPlay, leaderAt, leaderSheet } from '../changes/bodies.ts';
import { courierDistance } from '../command/courier.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { isShaken } from '../morale/shaken.ts';
import { isDivisional } from '../movement/stops.ts';
import { isAddressable, membersOf } from '../orders/divisions.ts';
import { activeLeg } from '../orders/legs.ts';
import { allowanceOf } from '../reach/allowance.ts';
import { stepCost } from '../reach/step-cost.ts';
import type { Read } from '../rule-types.ts';
import { setOwnOrders } from '../seats/seating.ts';
import { sees } from '../sight/line-of-sight.ts';
import { complianceTest, type Shift } from '../staff/compliance.ts';
import type { Paper } from '../staff/draft.ts';
import { ratingOf, recipientRating } from '../staff/ratings.ts';
import { delayTo, hexOfRecipient, isFaceToFace } from '../staff/senders.ts';
import { unsettledBy } from '../staff/unsettled.ts';
import type { Leg, Turn } from '../state.ts';
import { type BodyId, type Hex, NOBODY, otherSide } from '../vocabulary.ts';
import { type ComplianceOdds, complianceOdds, type LocalOdds, localOdds } from './order-odds.ts';

/** NLC-12.6: the ride of the courier. */
export interface Ride {
  /** The turn it is there. */
  readonly receive: Turn;
  readonly isFaceToFace: boolean;
  /** In movement points. */
  readonly distance: number;
  /** Half the distance counts where the sender sees the recipient. */
  readonly isInSight: boolean;
}

export interface Outlook {
  readonly ride: Ride;
  readonly sender: number;
  readonly recipient: number;
  readonly column: number;
  readonly shifts: readonly Shift[];
  readonly odds: ComplianceOdds;
}

export function rideOf(state: Read, { sender, recipient }: Pick<Paper, 'sender' | 'recipient'>): Ride | null {
  if (sender === NOBODY) return null;
  const delay = delayTo(state, sender, recipient);
  if (delay === null) return null;
  const field = fieldOf(state);
  const { hex } = leaderAt(state, sender);
  const to = hexOfRecipient(state, recipient, hex);
  return {
    receive: state.turn + delay,
    isFaceToFace: isFaceToFace(state, sender, recipient),
    distance: courierDistance(field, leaderSheet(state, sender).side, hex, to) / 2,
    isInSight: sees(field, hex, to),
  };
}

/** Null for what needs no obedience: an HQ, what leaders decide for themselves, and messages between players (NLC-M.3). */
export function outlookOf(state: Read, paper: Paper): Outlook | null {
  const { sender, recipient, legs } = paper;
  const ride = rideOf(state, paper);
  if (setOwnOrders(state)) return null;
  const { kind } = bodySheet(state, recipient);
  // NLC-12.13a: a division that still follows its corps obeys as it would with a leader rated 1.
  const isAddressed = isAddressable(state, recipient);
  const isKnown = isAddressed || isInPlay(state, recipient);
  if (ride === null || kind === 'hq' || !isKnown || legs.length === 0) return null;
  const order = {
    recipient,
    legs,
    faceToFace: ride.isFaceToFace,
    divisional: isAddressed || isDivisional(state, recipient),
  };
  const ratings = {
    sender: ratingOf(state, sender),
    recipient: isAddressed ? 1 : recipientRating(state, recipient),
  };
  const { column, shifts } = complianceTest(state, order, ratings.sender, ratings.recipient);
  return { ride, ...ratings, column, shifts, odds: complianceOdds(column, isShaken(state, recipient)) };
}

/** NLC-12.11: what comes of it if the leader is left to himself. */
export const localOutlook = (state: Read, recipient: BodyId): LocalOdds =>
  localOdds(
    Math.max(0, recipientRating(state, recipient) - unsettledBy(state, recipient)),
    activeLeg(state, recipient).type === 'reserve',
  );

/** Half-points of a route at march rates. */
export function routeCost(state: Read, route: readonly number[]): number {
  const theatre = theatreOf(state);
  return route.reduce((sum, hex, i) => {
    const before = route[i - 1];
    return before === undefined ? sum : sum + stepCost(theatre, before, hex, 'march');
  }, 0);
}

/** NLC-12.2.5c: the first hex of the way that enemies who are seen hold, or have in their zone; null: there is none. */
export function blockedAt(state: Read, body: BodyId, { route }: Leg): Hex | null {
  const field = fieldOf(state);
  const { side } = bodySheet(state, body);
  const isBarred = (hex: Hex): boolean => field.has(hex, otherSide(side)) || field.inEnemyZoc(side, hex);
  return route.slice(1).find(isBarred) ?? null;
}

/** NLC-12.2d: the slowest unit sets the pace; turns of marching, the first included. */
export function marchTurns(state: Read, body: BodyId, { route }: Leg): number | null {
  const paces = membersOf(state, body).map((unit) => allowanceOf(state, unit));
  const pace = Math.min(...paces);
  return route.length === 0 || !Number.isFinite(pace) || pace <= 0
    ? null
    : Math.ceil(routeCost(state, route) / pace);
}
