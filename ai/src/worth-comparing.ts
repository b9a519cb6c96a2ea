import {
  type Action,
  type Frozen,
  type GameEvent,
  type GameMind,
  type GameState,
  type Random,
  type Seat,
  simulate,
} from '@grognard/kernel';
import type { Level } from './level.ts';

/** The plans to compare; a decision with one legal answer, or one the game is certain of, needs no thought. */
export const worthComparing = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  game: GameMind<S, A, E, V, O, C>,
  guess: Frozen<S>,
  seat: Seat,
  level: Level,
  random: Random,
): (readonly A[])[] => {
  const now = simulate(game, guess, random);
  const legal = now.legal(seat);
  if (legal.length === 1) return [legal];
  const certain = level.noise === 0 ? game.brain.certain?.(guess, seat, random, now.context) : null;
  if (certain !== null && certain !== undefined) return [certain];
  const plans: (readonly A[])[] = [];
  for (const plan of game.brain.plans(guess, seat, random, level.plans, now.context)) {
    plans.push(plan);
    if (plans.length >= level.plans) break;
  }
  return plans;
};
