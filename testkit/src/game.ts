import type { Action, GameEvent, GameModule, GameState, Match, Random } from '@grognard/kernel';

/** A game of any kind, for code that only passes its values on. */
export type AnyGame = GameModule<GameState, Action, GameEvent, unknown, unknown>;
export type AnyMatch = Match<GameState, Action, GameEvent, unknown, unknown>;

/** Raw options for one game: what `parseOptions` is given. */
export type OptionsGenerator = (random: Random) => unknown;

export const defaultOptions: OptionsGenerator = () => ({});
