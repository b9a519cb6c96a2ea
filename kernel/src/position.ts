import type { Decision, Ending, Frozen } from './contract.ts';
import { frozen } from './frozen.ts';

/** A settled moment of a match: somebody must decide, or it is over. Never changed, only replaced. */
export interface Position<S, C> {
  readonly state: S;
  readonly pending: readonly Decision[];
  readonly outcome: Ending | null;
  /** What the game prepared for it, as soon as somebody asked: `contextAt`. */
  prepared: C | typeof NOT_YET;
}

/** The part of a game module that looks ahead of rules and views. */
interface Preparing<S, C> {
  prepare?(state: Frozen<S>): C;
}

/** What a game prepares for a state. One that prepares nothing has C void, which the compiler cannot know of an open type. */
export const contextOf = <S, C>(game: Preparing<S, C>, state: Frozen<S>): C => game.prepare?.(state) as C;

/** Nothing may be what a game prepares. */
export const NOT_YET = Symbol('not yet');

/** What the game prepared for this position. */
export function contextAt<S, C>(game: Preparing<S, C>, at: Position<S, C>): C {
  if (at.prepared === NOT_YET) at.prepared = contextOf(game, frozen(at.state));
  return at.prepared;
}
