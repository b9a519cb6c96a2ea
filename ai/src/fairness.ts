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

/** How a player who is fair to his answers tells luck in this position. */
export const luckFor = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  game: GameMind<S, A, E, V, O, C>,
  guess: Frozen<S>,
  seat: Seat,
  { fair }: Level,
  random: Random,
): Luck | null => {
  if (fair !== true || game.brain.luck === undefined) return null;
  return game.brain.luck(guess, seat, simulate(game, guess, random).context);
};

/** An average of playouts without their luck may lie a little outside of what a chance can be. */
export const asChance = (worth: number): number => Math.min(1, Math.max(0, worth));
