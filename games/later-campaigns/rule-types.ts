// The kernel's contract, filled in for Later Campaigns.
import {
  type ActionRule,
  type Frame,
  type Frozen,
  forGame,
  invariant,
  type Seat,
  type Umpire,
} from '@grognard/kernel';
import type { Context } from './context.ts';
import type { Event } from './events.ts';
import type { Action, ActionOf } from './grammar.ts';
import type { State } from './state.ts';
import { type Side, sideOfSeat } from './vocabulary.ts';

export type Table = Umpire<State, Event>;
export type Read = Frozen<State>;
export type Rule<F extends Frame, T extends Action['type']> = ActionRule<
  State,
  F,
  ActionOf<T>,
  Event,
  Context
>;

export const { procedure, sequence, secretDecision } = forGame<State, Action, Event, Context>();

export function asSide(seat: Seat): Side {
  const side = sideOfSeat(seat);
  invariant(side !== null, `${seat} sits at the table`);
  return side;
}
