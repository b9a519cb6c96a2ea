import type { Action, GameEvent, GameModule, GameState, Open, Seat } from '@grognard/kernel';
import { contenders, ranked, record, worth } from './contest.ts';
import { ponder } from './deliberate.ts';
import { duelOf } from './duel.ts';
import type { Thinking } from './thinking.ts';
import { tried } from './trial.ts';
import { imagine } from './world.ts';

export interface Weighed<A> {
  readonly plan: readonly A[];
  readonly worth: number;
}

/** The plans of a decision; none where there is nothing to choose, or where answers are given at once and none is the best. */
export const plansOf = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameModule<S, A, E, V, O, C>,
  view: Open<V>,
  seat: Seat,
  thinking: Thinking,
): readonly (readonly A[])[] => {
  const { question, guess, plans } = ponder(module, view, seat, thinking);
  return plans.length < 2 || duelOf(question, guess, plans) !== null ? [] : plans;
};

/** What each of these answers is worth, best first, all of them tried in the same worlds: to check quicker judgements by. */
export const weigh = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameModule<S, A, E, V, O, C>,
  view: Open<V>,
  seat: Seat,
  thinking: Thinking,
  worlds: number,
  plans: readonly (readonly A[])[],
): readonly Weighed<A>[] => {
  const question = { ...ponder(module, view, seat, thinking).question, fairness: null };
  const field = contenders(plans, () => 0);
  for (let n = 0; n < worlds; n += 1) {
    const world = imagine(question.game, view, seat, question.random);
    for (const contender of field)
      record(contender, tried(question, world, [{ seat, plan: contender.plan }]));
  }
  return ranked(field).map((each) => ({ plan: each.plan, worth: worth(each) }));
};
