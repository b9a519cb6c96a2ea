// NLC-E.2: orders for the turn. Missions are bettered one body at a time; what gains most is written first.

import type { Frozen, Random, Seat } from '@grognard/kernel';
import { endDivisional, toReserve } from '../../actions/command-choices.ts';
import { obey } from '../../actions/obey.ts';
import type { Context } from '../../context.ts';
import type { OrdersFrame } from '../../frames.ts';
import type { Action } from '../../grammar.ts';
import { asSide, type Read } from '../../rule-types.ts';
import { draftFrom, isForOwnBodies } from '../../staff/papers.ts';
import { ofType } from '../legal.ts';
import { likedLess } from '../liking.ts';
import { badMove } from './bad-move.ts';
import { hasErrand } from './errands.ts';
import { breakOff, groundGivenUp } from './general-retreat.ts';
import { Desk } from './paper.ts';
import { PRUDENT, type Resolve, resolveOfMarshal } from './resolve.ts';
import { Staff } from './staff.ts';

/** Orders as a Veteran writes them. */
export function writeOrders(
  state: Read,
  frame: Frozen<OrdersFrame>,
  seat: Seat,
  context: Context,
): readonly Action[] {
  const half = halfWritten(state, frame, seat, context);
  if (half !== null) return half;
  return bestOrders(state, frame, seat, context, PRUDENT).steps;
}

/** Something is on the desk already, or it is the enemy's blunder one writes for. */
function halfWritten(
  state: Read,
  frame: Frozen<OrdersFrame>,
  seat: Seat,
  context: Context,
): readonly Action[] | null {
  const { edit, papers } = draftFrom(frame, seat);
  if (frame.what === 'badMove') return badMove(state, frame, seat, context);
  if (edit !== null) return [{ type: 'dropOrder' }];
  return papers.length > 0 ? [{ type: 'done' }] : null;
}

interface Written {
  readonly steps: readonly Action[];
  /** What the staff expects of them, in victory points. */
  readonly gain: number;
}

/** The best proposal that may be written, then the best that is left, until none is worth a courier. */
function bestOrders(
  state: Read,
  frame: Frozen<OrdersFrame>,
  seat: Seat,
  context: Context,
  resolve: Resolve,
): Written {
  const desk = new Desk(state, frame, seat);
  const free = isForOwnBodies(frame) ? withoutCourier(state, frame, seat, context) : [];
  const joining = ofType(free, 'endDivisional').map(({ body }) => body);
  const staff = new Staff(state, frame.what, seat, joining, resolve);
  let gain = 0;
  for (;;) {
    const chosen = staff.proposals().find((each) => desk.write(each.sender, each.mission));
    if (chosen === undefined) break;
    staff.adopt(chosen.mission);
    gain += chosen.gain;
  }
  return { steps: [...free, ...desk.steps, { type: 'done' }], gain };
}

/** What a Marshal compares: his best orders, and a General Retreat where the rules allow one. */
export function schemes(
  state: Read,
  frame: Frozen<OrdersFrame>,
  seat: Seat,
  context: Context,
): readonly (readonly Action[])[] {
  const half = halfWritten(state, frame, seat, context);
  if (half !== null) return [half];
  const { steps, gain } = bestOrders(state, frame, seat, context, resolveOfMarshal(state));
  if (frame.what !== 'send') return [steps];
  const away = breakOff(state, frame, seat, context).map((retreat) =>
    likedLess(retreat, gain + groundGivenUp(state, asSide(seat))),
  );
  return [steps, ...away];
}

/** A Conscript sends one order at most, and it may be any of the five that look best. */
export function stepsAtRandom(
  state: Read,
  frame: Frozen<OrdersFrame>,
  seat: Seat,
  random: Random,
  context: Context,
): readonly Action[] {
  const half = halfWritten(state, frame, seat, context);
  if (half !== null) return half;
  const desk = new Desk(state, frame, seat);
  const proposals = new Staff(state, frame.what, seat, [], PRUDENT).proposals().slice(0, 5);
  const chosen = proposals[random.die(5, 'NLC-12.4 any order') - 1];
  if (frame.what === 'send' && chosen !== undefined) desk.write(chosen.sender, chosen.mission);
  return [...desk.steps, { type: 'done' }];
}

/** NLC-12.2.6e, 12.13f: beaten bodies out of the enemy's reach rest, parties join their corps. */
function withoutCourier(
  state: Read,
  frame: Frozen<OrdersFrame>,
  seat: Seat,
  context: Context,
): readonly Action[] {
  const steps: Action[] = [];
  // NLC-M.2: what a commander has sent is followed.
  for (const action of obey.candidates(state, frame, seat, context)) steps.push(action);
  const followed = ofType(steps, 'obey').map(({ body }) => body);
  for (const action of toReserve.candidates(state, frame, seat, context))
    if (!followed.includes(action.body) && toReserve.refuse(state, frame, seat, action, context) === null)
      steps.push(action);
  for (const action of endDivisional.candidates(state, frame, seat, context))
    if (!hasErrand(state, action.body) && endDivisional.refuse(state, frame, seat, action, context) === null)
      steps.push(action);
  return steps;
}
