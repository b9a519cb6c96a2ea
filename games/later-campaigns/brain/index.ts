// What the search is told about this game.
import type { Brain } from '@grognard/kernel';
import type { Context } from '../context.ts';
import type { Action } from '../grammar.ts';
import { asSide } from '../rule-types.ts';
import type { State } from '../state.ts';
import { pointsOf } from '../turn/victory.ts';
import { otherSide } from '../vocabulary.ts';
import { answer } from './rollout.ts';
import { invariant } from '@grognard/kernel';

export const brain: Brain<State, Action, Context> = {
  evaluate(state, seat) {
    if (state.result !== null)
      return state.result.winners.includes(seat) ? 1 : state.result.winners.length === 0 ? 0.5 : 0;
    const side = asSide(seat);
    const lead = pointsOf(state, side) - pointsOf(state, otherSide(side));
    return 1 / (1 + Math.exp(-lead / 10));
  },
  plans: (state, seat, _random, _wanted, context) => [answer(state, seat, context)],
  rollout(state, seat, _random, context) { const [first] = answer(state, seat, context); invariant(first !== undefined, 'x'); return first; },
  answer: (state, seat, _random, context) => answer(state, seat, context),
  quiet: ({ stage }) => stage === null,
};
