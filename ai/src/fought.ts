// Answers fought out to the end of the game: results count, and no position is judged on the way. A check on every search
// that judges, its weights and its horizon first of all.
import {
  type Action,
  frozen,
  type GameEvent,
  type GameModule,
  type GameState,
  invariant,
  type Open,
  type Seat,
} from '@grognard/kernel';
import { type Sifted, type Sifting, sift } from './sift.ts';
import type { Question, Thinking } from './thinking.ts';
import { type Answer, tried } from './trial.ts';
import { imagine, seedOf, type World } from './world.ts';

type Plan<A> = readonly A[];

/** What an enemy who answers at the same time may do; nothing where seats answer in turn. */
export interface Replies<A> {
  readonly from: Seat;
  readonly plans: readonly Plan<A>[];
}

/** A way things might be in which both seats' answers are still open. */
const imagineOpen = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>({
  game,
  view,
  seat,
  random,
}: Question<S, A, E, V, O, C>): World<S> => {
  const state = game.brain.duel?.(frozen(game.determinize(view, seat, random)), seat);
  invariant(state !== null && state !== undefined, 'Both seats answer at once.');
  return { state, seed: seedOf(random) };
};

/**
 * How often these answers win, all of them in the same worlds and with the same dice. Where both seats answer at once the
 * enemy gives these replies in turn; elsewhere he does what he may be expected to do.
 */
export const foughtOut = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  game: GameModule<S, A, E, V, O, C>,
  view: Open<V>,
  seat: Seat,
  { level, random, players = 2 }: Thinking,
  answers: readonly Plan<A>[],
  replies: Replies<A> | null,
  how: Sifting,
): readonly Sifted<Plan<A>>[] => {
  const question: Question<S, A, E, V, O, C> = {
    game,
    view,
    seat,
    level: { ...level, horizon: Number.POSITIVE_INFINITY, aligned: true },
    random,
    players,
    fromQuiet: false,
    isLate: () => false,
    fairness: null,
  };
  const trial = (n: number): ((plan: Plan<A>) => number) => {
    const world = replies === null ? imagine(game, view, seat, random) : imagineOpen(question);
    const reply = replies?.plans[n % replies.plans.length];
    const theirs: readonly Answer<A>[] =
      replies === null || reply === undefined ? [] : [{ seat: replies.from, plan: reply }];
    return (plan) => tried(question, world, [...theirs, { seat, plan }]);
  };
  return sift(answers, trial, how);
};
