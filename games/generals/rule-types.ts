// The kernel's contract, filled in for Generals.
import { type ActionRule, type Frame, forGame, invariant, type Seat, type Umpire } from '@grognard/kernel';
import type { Event } from './events.ts';
import type { Action, ActionOf } from './grammar.ts';
import type { State } from './state.ts';
import type { Side } from './vocabulary.ts';

export type Table = Umpire<State, Event>;
export type Rule<F extends Frame, T extends Action['type']> = ActionRule<State, F, ActionOf<T>, Event>;

export const { procedure, sequence, secretDecision } = forGame<State, Action, Event>();

export const isSide = (seat: Seat): seat is Side => seat === 'white' || seat === 'black';

export function asSide(seat: Seat): Side {
  if (!isSide(seat)) invariant(false, `${seat} sits at the table`);
  return seat;
}
