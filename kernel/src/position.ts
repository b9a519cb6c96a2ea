import type { Decision, Frozen, GameState, Outcome } from './contract.ts';
import { frozen } from './frozen.ts';

/** A settled moment of a match: somebody must decide, or it is over. Never changed, only replaced. */
export interface Position<S, C> {
  readonly state: S;
  readonly pending: readonly Decision[];
  readonly outcome: Outcome | null;
  /** What the game prepared for it, when first asked for. */
  readonly context: C;
}

/** The part of a game module that looks ahead of rules and views. */
interface Preparing<S, C> {
  prepare?(state: Frozen<S>): C;
}

/** What a game prepares for a state. One that prepares nothing has C void, which the compiler cannot know of an open type. */
export const contextOf = <S, C>(game: Preparing<S, C>, state: Frozen<S>): C => game.prepare?.(state) as C;

export class Settled<S extends GameState, C> implements Position<S, C> {
  readonly state: S;
  readonly pending: readonly Decision[];
  readonly outcome: Outcome | null;
  private readonly game: Preparing<S, C>;
  private prepared: { readonly context: C } | null = null;

  constructor(game: Preparing<S, C>, state: S, pending: readonly Decision[], outcome: Outcome | null) {
    this.game = game;
    this.state = state;
    this.pending = pending;
    this.outcome = outcome;
  }

  get context(): C {
    this.prepared ??= { context: contextOf(this.game, frozen(this.state)) };
    return this.prepared.context;
  }
}
