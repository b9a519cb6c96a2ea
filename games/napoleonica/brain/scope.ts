// How much of the game a brain thinks about: a single battle, or what lies around it as well.
import type { Frozen, Random, Seat } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import type { Procedures } from '../procedures/battle-procedures.ts';
import type { State } from '../state.ts';

export interface Scope {
  readonly procedures: Procedures;
  /** Its whole answer where no battle is in progress: a list that ends with the commit, one action where that is all. */
  readonly between: (
    state: Frozen<State>,
    seat: Seat,
    legal: readonly Action[],
    random: Random,
  ) => readonly Action[];
}
