import type { Effort } from '@grognard/kernel';

/** How hard a player thinks. Work is counted in playouts, so that a level plays the same on every machine. */
export interface Level {
  readonly name: LevelName;
  /** Whole answers asked of the game's brain and compared with each other. */
  readonly plans: number;
  /** Playouts spent per plan under comparison: a choice between two needs less thought than one between forty. */
  readonly playoutsPerPlan: number;
  /** Playouts spent on any decision at least. */
  readonly leastPlayouts: number;
  /** Quiet points (ends of a round) a playout runs through before the position is judged. */
  readonly horizon: number;
  /** Standard deviation of the error this player makes when comparing answers, as a chance of winning. */
  readonly noise: number;
}

export const LEVEL_NAMES = ['conscript', 'veteran', 'marshal'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

export const LEVELS: { readonly [name in LevelName]: Level } = {
  conscript: {
    name: 'conscript',
    plans: 6,
    playoutsPerPlan: 1,
    leastPlayouts: 0,
    horizon: 1,
    noise: 0.25,
  },
  veteran: {
    name: 'veteran',
    plans: 12,
    playoutsPerPlan: 6,
    leastPlayouts: 20,
    horizon: 1,
    noise: 0.03,
  },
  marshal: {
    name: 'marshal',
    plans: 40,
    playoutsPerPlan: 14,
    leastPlayouts: 100,
    horizon: 1,
    noise: 0,
  },
};

/** The level as it plays this game: a game may ask for another effort. */
export const levelFor = (
  game: { readonly brain: { readonly effort?: { readonly [level: string]: Effort } } },
  name: LevelName,
): Level => ({ ...LEVELS[name], ...game.brain.effort?.[name] });
