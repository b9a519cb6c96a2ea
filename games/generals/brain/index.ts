// What the search is told about Generals.
import { type Brain, invariant } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import { asSide } from '../rule-types.ts';
import type { State } from '../state.ts';
import { answersWorthTrying, quickAnswer } from './dispatch.ts';
import { evaluate } from './evaluate.ts';

export const brain: Brain<State, Action> = {
  evaluate: (state, seat) => evaluate(state, asSide(seat)),
  *plans(state, seat, random, wanted) {
    const seen = new Set<string>();
    for (const answer of answersWorthTrying(state, asSide(seat), random)) {
      const key = JSON.stringify(answer);
      if (seen.has(key)) continue;
      seen.add(key);
      yield answer;
      if (seen.size >= wanted) return;
    }
  },
  rollout(state, seat, random) {
    const [first] = quickAnswer(state, asSide(seat), random);
    invariant(first !== undefined, 'An answer has at least its commit.');
    return first;
  },
  answer: (state, seat, random) => quickAnswer(state, asSide(seat), random),
  /** The first planning has nothing behind it yet: a deployment is judged by the round that follows. */
  quiet: (state) => state.phase === 'planning' && state.round > 1,
};
