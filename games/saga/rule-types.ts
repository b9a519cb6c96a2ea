// The kernel's contract, filled in for this game.
import { type ActionRule, type Frame, forGame, invariant, type Seat, type Umpire } from '@grognard/kernel';
import type { Event } from './events.ts';
import type { Action, ActionOf } from './grammar.ts';
import type { State } from './state.ts';
import { isPlayer, type Player } from './vocabulary.ts';

export type Table = Umpire<State, Event>;
export type Rule<F extends Frame, T extends Action['type']> = ActionRule<State, F, ActionOf<T>, Event>;
export const { procedure, sequence, secretDecision } = forGame<State, Action, Event>();

export function asPlayer(seat: Seat): Player {
  if (!isPlayer(seat)) invariant(false, `${seat} sits at the table`);
  return seat;
}
