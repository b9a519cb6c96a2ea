// Whoever throws well looks better than he is. What dice do beyond their average is nothing on the whole, so it can be
// taken off a playout's worth: the average stays, and fewer playouts show it.
import {
  type Action,
  type Frozen,
  type GameEvent,
  type GameMind,
  type GameState,
  type Luck,
  type Random,
  type Seat,
  simulate,
} from '@grognard/kernel';
import type { Level } from './level.ts';

/** Dice that remember how much luck they brought. */
export interface Watched {
  readonly dice: Random;
  luck(): number;
}

export const watched = (dice: Random, luckOf: Luck): Watched => {
  let luck = 0;
  return {
    dice: {
      die(sides, purpose) {
        const face = dice.die(sides, purpose);
        luck += luckOf(face, purpose);
        return face;
      },
      shuffle: (items, purpose) => dice.shuffle(items, purpose),
    },
    luck: () => luck,
  };
};

/** How luck is told while one decision is thought about, and how much of it is believed to matter there. */
export interface Fairness {
  readonly luckOf: Luck;
  /** What a playout was worth without its luck. */
  without(worth: number, luck: number): number;
}

/** What the game says of luck counts as much as a handful of playouts. */
const PRIOR = 0.1;

/**
 * Luck matters more in one position than in another, and its playouts show how much. Each is corrected by what those
 * before it have shown: its own dice have no part in that, so the average stays what it is.
 */
export const fairnessOf = (luckOf: Luck): Fairness => {
  let products = PRIOR;
  let squares = PRIOR;
  let total = 0.5;
  let playouts = 1;
  return {
    luckOf,
    without(worth, luck) {
      const fair = worth - (products / squares) * luck;
      products += luck * (worth - total / playouts);
      squares += luck * luck;
      total += worth;
      playouts += 1;
      return fair;
    },
  };
};

/** For a player who is fair to his answers, in a game that can tell luck. */
export const fairnessFor = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  game: GameMind<S, A, E, V, O, C>,
  guess: Frozen<S>,
  seat: Seat,
  { fair }: Level,
  random: Random,
): Fairness | null => {
  if (fair !== true || game.brain.luck === undefined) return null;
  return fairnessOf(game.brain.luck(guess, seat, simulate(game, guess, random).context));
};

/** An average of playouts without their luck may lie a little outside of what a chance can be. */
export const asChance = (worth: number): number => Math.min(1, Math.max(0, worth));
