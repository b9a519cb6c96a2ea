import type { Action, GameEvent, GameMind, GameState, Open, Random, Seat } from '@grognard/kernel';
import type { Budget, Late } from './budget.ts';
import type { Fairness } from './fairness.ts';
import type { Level } from './level.ts';

export interface Thinking {
  readonly level: Level;
  readonly random: Random;
  /** How many play, two unless told: a draw is worth an equal share. */
  readonly players?: number;
  readonly budget?: Budget;
}

/** How far a deliberation has come; a worker may stop asking for more at any of these. */
export interface Progress {
  readonly playouts: number;
}

/** Another answer that was compared, and the chance of winning it was given. */
export interface Alternative<A> {
  readonly actions: readonly A[];
  readonly worth: number;
}

export interface Choice<A> {
  /** The whole answer up to its commit. If one of these is refused, something public changed: look and ask again. */
  readonly actions: readonly A[];
  /** The two that stayed longest in the comparison beside it; fewer where there was less to compare. */
  readonly alternatives: readonly Alternative<A>[];
  readonly stats: { readonly plans: number; readonly playouts: number; readonly worth: number | null };
}

/** A decision under thought: whose it is, what that seat sees, and how hard it thinks. */
export interface Question<S extends GameState, A extends Action, E extends GameEvent, V, O, C> {
  readonly game: GameMind<S, A, E, V, O, C>;
  readonly view: Open<V>;
  readonly seat: Seat;
  readonly level: Level;
  readonly random: Random;
  readonly players: number;
  /** Whether the decision is taken at a quiet point. */
  readonly fromQuiet: boolean;
  readonly isLate: Late;
  /** Takes the luck of dice off playouts; null where the level does not or the game cannot tell. */
  readonly fairness: Fairness | null;
}
