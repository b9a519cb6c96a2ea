// The kernel's contract, filled in for Generals.
import { type ActionRule, invariant, type Procedure, type Seat, type Umpire } from '@grognard/kernel';
import type { Event } from './events.ts';
import type { Action, ActionOf } from './grammar.ts';
import type { State } from './state.ts';
import type { Side } from './vocabulary.ts';

export type Table = Umpire<State, Event>;
export type Rule<F extends { readonly proc: string; step: string }, T extends Action['type']> = ActionRule<
  State,
  F,
  ActionOf<T>,
  Event
>;
export type Proc<F extends { readonly proc: string; step: string }> = Procedure<State, F, Action, Event>;

export const isSide = (seat: Seat): seat is Side => seat === 'white' || seat === 'black';

export function asSide(seat: Seat): Side {
  invariant(isSide(seat), `${seat} sits at the table`);
  return seat;
}
