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

const NOT_YET = Symbol('not yet');

/** A position that may still move on: a simulation changes its state in place, a match keeps what it has come to. */
export class Moment<S extends GameState, C> implements Position<S, C> {
  state: S;
  /** Who must answer now; nobody when it is over. */
  pending: readonly Decision[];
  outcome: Outcome | null;
  private readonly game: Preparing<S, C>;
  private prepared: C | typeof NOT_YET = NOT_YET;

  constructor(game: Preparing<S, C>, state: S, pending: readonly Decision[], outcome: Outcome | null) {
    this.game = game;
    this.state = state;
    this.pending = pending;
    this.outcome = outcome;
  }

  get context(): C {
    if (this.prepared === NOT_YET) this.prepared = contextOf(this.game, frozen(this.state));
    return this.prepared;
  }

  /** What was prepared held for the position before. */
  protected restAt(pending: readonly Decision[], outcome: Outcome | null): void {
    this.pending = pending;
    this.outcome = outcome;
    this.prepared = NOT_YET;
  }
}
