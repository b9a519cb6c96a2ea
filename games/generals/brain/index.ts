// What the search is told about Generals.
import { type Brain, invariant, isFrameOf } from '@grognard/kernel';
import { rerollsFrame } from '../combat/decision-frames.ts';
import { writeOrdersFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import { asSide } from '../rule-types.ts';
import type { State } from '../state.ts';
import { answersWorthTrying, quickAnswer } from './dispatch.ts';
import { duel } from './duel.ts';
import { effort } from './effort.ts';
import { evaluate, featuresOf } from './evaluate.ts';
import { habitsOf } from './habits.ts';
import { luckOf } from './luck.ts';
import { MARSHAL_1_MIND, MIND, type Mind } from './mind.ts';
import { exactReroll } from './reroll-odds.ts';
import { scriptsOf } from './scripts.ts';
import { toldPlan } from './told.ts';
import { topFrame } from './top-frame.ts';
import { variations } from './variations.ts';

const brainOf = (mind: Mind): Brain<State, Action> => ({
  evaluate: (state, seat) => evaluate(state, asSide(seat), mind.weights),
  *plans(state, seat, random, wanted) {
    const seen = new Set<string>();
    for (const answer of answersWorthTrying(state, asSide(seat), random, mind)) {
      const key = JSON.stringify(answer);
      if (seen.has(key)) continue;
      seen.add(key);
      yield answer;
      if (seen.size >= wanted) return;
    }
  },
  rollout(state, seat, random) {
    const [first] = quickAnswer(state, asSide(seat), random, mind);
    invariant(first !== undefined, 'An answer has at least its commit.');
    return first;
  },
  answer: (state, seat, random) => quickAnswer(state, asSide(seat), random, mind),
  /** The first planning has nothing behind it yet: a deployment is judged by the round that follows. */
  quiet: (state) => state.phase === 'planning' && state.round > 1,
});

export const brain: Brain<State, Action> = {
  ...brainOf(MIND),
  features: (state, seat) => featuresOf(state, asSide(seat)),
  vary: (state, seat, sheets, random) =>
    isFrameOf(writeOrdersFrame, topFrame(state)) ? variations(state, asSide(seat), sheets, random, MIND) : [],
  duel: (state, seat) => duel(state, asSide(seat)),
  luck: (state, seat) => luckOf(state, asSide(seat), MIND.weights),
  certain(state, seat) {
    const frame = topFrame(state);
    return isFrameOf(rerollsFrame, frame) ? [exactReroll(state, frame, asSide(seat))] : null;
  },
  habits: (state, seat) => habitsOf(state, asSide(seat)),
  told: (state, seat, plan) => toldPlan(state, asSide(seat), plan),
  effort,
  earlier: { 'marshal-1': brainOf(MARSHAL_1_MIND), ...scriptsOf(brainOf(MIND)) },
};
