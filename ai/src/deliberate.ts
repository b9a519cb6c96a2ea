import {
  type Action,
  type Frozen,
  frozen,
  type GameEvent,
  type GameMind,
  type GameState,
  invariant,
  type Open,
  type Seat,
} from '@grognard/kernel';
import { deadline } from './budget.ts';
import { compare } from './compare.ts';
import { duelOf } from './duel.ts';
import { fairnessFor } from './fairness.ts';
import { seenBy } from './level.ts';
import { mixture } from './mixture.ts';
import { replyTo } from './reply.ts';
import type { Choice, Progress, Question, Thinking } from './thinking.ts';
import { worthComparing } from './worth-comparing.ts';

/**
 * Choose an answer for the seat from what it sees and nothing else: plans of the game's brain are played out against
 * each other in many imagined worlds. Yields after every playout.
 */
export function* deliberate<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameMind<S, A, E, V, O, C>,
  view: Open<V>,
  seat: Seat,
  thinking: Thinking,
): Generator<Progress, Choice<A>> {
  const { question, guess, plans } = ponder(module, view, seat, thinking);
  const [first, second] = plans;
  invariant(first !== undefined, `The brain of ${module.id} has no plan for ${seat}.`);
  if (second === undefined)
    return { actions: first, alternatives: [], stats: { plans: 1, playouts: 0, worth: null } };
  const duel = duelOf(question, guess, plans);
  if (duel === null) return yield* compare(question, plans);
  return thinking.level.reads === true ? yield* replyTo(duel) : yield* mixture(duel);
}

/** A decision as the player first looks at it: a guess of what is hidden, and the plans worth comparing. */
export interface Pondered<S extends GameState, A extends Action, E extends GameEvent, V, O, C> {
  readonly question: Question<S, A, E, V, O, C>;
  readonly guess: Frozen<S>;
  readonly plans: readonly (readonly A[])[];
}

export const ponder = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameMind<S, A, E, V, O, C>,
  view: Open<V>,
  seat: Seat,
  { level, random, players = 2, budget }: Thinking,
): Pondered<S, A, E, V, O, C> => {
  const isLate = deadline(budget);
  const game = seenBy(module, level);
  const guess = frozen(game.determinize(view, seat, random));
  const plans = worthComparing(game, guess, seat, level, random);
  const fromQuiet = game.brain.quiet(guess);
  const fairness = fairnessFor(game, guess, seat, level, random);
  return {
    question: { game, view, seat, level, random, players, fromQuiet, isLate, fairness },
    guess,
    plans,
  };
};
