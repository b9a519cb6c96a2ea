// Where answers are given at once, none is right for ever; but one can be held against a strong enemy's likely replies.
import {
  type Action,
  type GameEvent,
  type GameModule,
  type GameState,
  invariant,
  type Open,
  type Seat,
} from '@grognard/kernel';
import { contenders, record, worth } from './contest.ts';
import { ponder } from './deliberate.ts';
import { drawn } from './drawn.ts';
import { type Duel, duelOf } from './duel.ts';
import { mixtureOf } from './mixture.ts';
import type { Thinking } from './thinking.ts';

/** The answer that did best against replies drawn from what a strong enemy mixes. */
export interface Exam<A> {
  readonly best: readonly A[];
  readonly replies: readonly (readonly A[])[];
}

const REPLIES = 8;

/** Judged with the luck of the dice in it: grades are to stay what they are, whatever a player learns. */
const duelFor = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameModule<S, A, E, V, O, C>,
  view: Open<V>,
  seat: Seat,
  thinking: Thinking,
): Duel<S, A, E, V, O, C> | null => {
  const { question, guess, plans } = ponder(module, view, seat, thinking);
  return plans.length < 2 ? null : duelOf({ ...question, fairness: null }, guess, plans);
};

/** What each answer is worth against the replies, all of them in the same worlds. */
const grades = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  duel: Duel<S, A, E, V, O, C>,
  answers: readonly (readonly A[])[],
  replies: readonly (readonly A[])[],
  worlds: number,
): readonly number[] => {
  const field = contenders(answers, () => 0);
  for (let n = 0; n < worlds; n += 1) {
    const world = duel.imagine();
    const reply = replies[n % replies.length];
    invariant(reply !== undefined, 'An exam has replies.');
    for (const contender of field) record(contender, duel.meet(world, contender.plan, reply));
  }
  return field.map(worth);
};

/** Sets an exam for the decision; null where it is not taken at once with the other seat. */
export const examOf = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameModule<S, A, E, V, O, C>,
  view: Open<V>,
  seat: Seat,
  thinking: Thinking,
  worlds: number,
): Exam<A> | null => {
  const duel = duelFor(module, view, seat, thinking);
  if (duel === null) return null;
  const search = mixtureOf(duel);
  let found = search.next();
  while (found.done !== true) found = search.next();
  const { plans, shares, replies: theirs } = found.value;
  const replies = Array.from({ length: REPLIES }, () => drawn(theirs.plans, theirs.shares, thinking.random));
  const likely = plans.filter((_plan, n) => (shares[n] ?? 0) > 0);
  const worths = grades(duel, likely, replies, worlds);
  const best = likely[worths.indexOf(Math.max(...worths))];
  invariant(best !== undefined, 'A mixture has an answer in it.');
  return { best, replies };
};

/** How much worse than the best answer of the exam this one does, as a chance of winning. */
export const examined = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameModule<S, A, E, V, O, C>,
  view: Open<V>,
  seat: Seat,
  thinking: Thinking,
  { best, replies }: Exam<A>,
  answer: readonly A[],
  worlds: number,
): { readonly best: number; readonly answer: number } | null => {
  const duel = duelFor(module, view, seat, thinking);
  if (duel === null) return null;
  const [first = 0, second = 0] = grades(duel, [best, answer], replies, worlds);
  return { best: first, answer: second };
};
