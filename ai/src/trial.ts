import type { Action, GameEvent, GameState, Seat } from '@grognard/kernel';
import { judge, playOut } from './playout.ts';
import type { Question } from './thinking.ts';
import { enter, type World } from './world.ts';

/** Somebody's whole answer. */
export interface Answer<A> {
  readonly seat: Seat;
  readonly plan: readonly A[];
}

/**
 * The asked seat's chance of winning if these answers are given in this world and everybody then plays on quickly; where
 * luck is taken off, on average only: one playout may be worth less than 0 or more than 1.
 */
export const tried = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  { game, seat, players, level, fromQuiet, fairness }: Question<S, A, E, V, O, C>,
  world: World<S>,
  answers: readonly Answer<A>[],
): number => {
  const { simulation, random, luck } = enter(game, world, level.aligned === true, fairness?.luckOf ?? null);
  for (const answer of answers) for (const action of answer.plan) simulation.play(answer.seat, action);
  playOut(game.brain, simulation, { horizon: level.horizon, fromQuiet, random });
  const worth = judge(game.brain, simulation, seat, players);
  return fairness === null ? worth : fairness.without(worth, luck());
};
