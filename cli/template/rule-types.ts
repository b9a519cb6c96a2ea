// The kernel's contract, filled in for Matching Pennies.
import { type ActionRule, type Frame, forGame, invariant, type Seat } from '@grognard/kernel';
import type { Event } from './events.ts';
import type { Action, ActionOf } from './grammar.ts';
import type { State } from './state.ts';
import { SIDES, type Side } from './vocabulary.ts';

export type Rule<F extends Frame, T extends Action['type']> = ActionRule<State, F, ActionOf<T>, Event>;

/** `procedure` and `sequence` come from here as well, once there is more to play than one decision. */
export const { secretDecision } = forGame<State, Action, Event>();

export function asSide(seat: Seat): Side {
  const side = SIDES.find((each) => each === seat);
  invariant(side !== undefined, `${seat} sits at the table`);
  return side;
}
