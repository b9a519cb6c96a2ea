// A first, honest opponent: it knows what its seat knows, does what its orders demand, and fights when the odds are fair.

import type { Brain } from '@grognard/kernel';
import type { Context } from '../context.ts';
import type { Action } from '../grammar.ts';
import { asSide } from '../rule-types.ts';
import type { State } from '../state.ts';
import { pointsOf } from '../turn/victory.ts';
import { otherSide } from '../vocabulary.ts';
import { answer } from './answer.ts';

export const brain: Brain<State, Action, Context> = {
  evaluate(state, seat) {
    if (state.result !== null)
      return state.result.winners.includes(seat) ? 1 : state.result.winners.length === 0 ? 0.5 : 0;
    const side = asSide(seat);
    const lead = pointsOf(state, side) - pointsOf(state, otherSide(side));
    return 1 / (1 + Math.exp(-lead / 10));
  },
  plans: (state, seat, random, _wanted, context) => [[answer(state, seat, random, context)]],
  rollout: answer,
  quiet: ({ stage }) => stage === null,
};
