// NLC-12.2.7: an army that has bled enough may be called back as a whole. A Marshal plays that out beside his orders.
import type { Frozen, Seat } from '@grognard/kernel';
import { generalRetreat } from '../../actions/command-choices.ts';
import type { Context } from '../../context.ts';
import { theatreOf } from '../../data/theatres.ts';
import type { OrdersFrame } from '../../frames.ts';
import type { Action } from '../../grammar.ts';
import type { Read } from '../../rule-types.ts';
import type { Side } from '../../vocabulary.ts';
import { isHeldBy, swingOf } from '../stakes.ts';

/** The enemy does not come to take all of it. */
const TAKEN = 0.5;

/** One General Retreat and nothing else, where the rules allow one. */
export function breakOff(
  state: Read,
  frame: Frozen<OrdersFrame>,
  seat: Seat,
  context: Context,
): readonly (readonly Action[])[] {
  for (const action of generalRetreat.candidates(state, frame, seat, context))
    if (generalRetreat.refuse(state, frame, seat, action, context) === null)
      return [[action, { type: 'done' }]];
  return [];
}

/** What a retreating army leaves to the enemy, in victory points. */
export const groundGivenUp = (state: Read, side: Side): number =>
  theatreOf(state).victory.reduce(
    (sum, prize) =>
      sum + (prize.kind === 'hex' && isHeldBy(state, prize.hex, side) ? TAKEN * swingOf(prize) : 0),
    0,
  );
