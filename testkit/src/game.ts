import type { Action, GameEvent, GameState, Match, Random } from '@grognard/kernel';

export type { AnyGame } from '@grognard/kernel';

/** A match of any game, for code that only passes its values on. */
export type AnyMatch = Match<GameState, Action, GameEvent, unknown, unknown>;

/** Raw options for one game: what `parseOptions` is given. */
export type OptionsGenerator = (random: Random) => unknown;

export const defaultOptions: OptionsGenerator = () => ({});
