// What the search is told about this game.
import { type Brain, invariant, isFrameOf } from '@grognard/kernel';
import type { Context } from '../context.ts';
import { ordersFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';
import { effort } from './effort.ts';
import { evaluate } from './evaluate.ts';
import { leaning } from './liking.ts';
import { plans } from './plans.ts';
import { answer } from './rollout.ts';
import { toldPlan } from './told.ts';

export const brain: Brain<State, Action, Context> = {
  evaluate,
  plans,
  leaning,
  rollout(state, seat, _random, context) {
    const [first] = answer(state, seat, context);
    invariant(first !== undefined, 'somebody who is asked has an answer');
    return first;
  },
  answer: (state, seat, _random, context) => answer(state, seat, context),
  told: (state, _seat, plan) => toldPlan(state, plan),
  effort,
  /** Once a turn, when orders are sent. */
  quiet({ frames }) {
    const top = frames.at(-1);
    return top !== undefined && isFrameOf(ordersFrame, top) && top.what === 'send';
  },
};
