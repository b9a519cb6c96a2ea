// Answers worth comparing: the orders of a turn, and how boldly a formation moves. Whatever else is decided, judgement is as
// good as a playout.
import { type Frozen, isFrameOf, type Random, type Seat } from '@grognard/kernel';
import type { Context } from '../context.ts';
import { ordersFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';
import { COMPARES, FIRST_IDEA } from './effort.ts';
import { firstIdea } from './first-idea.ts';
import { schemes } from './orders/index.ts';
import { answer } from './rollout.ts';
import { isOnset, stagePlans } from './stage-plans.ts';

export function plans(
  state: Frozen<State>,
  seat: Seat,
  random: Random,
  wanted: number,
  context: Context,
): readonly (readonly Action[])[] {
  if (wanted <= FIRST_IDEA) return [firstIdea(state, seat, random, context)];
  const frame = state.frames.at(-1);
  if (wanted >= COMPARES && frame !== undefined && isFrameOf(ordersFrame, frame) && frame.what === 'send')
    return schemes(state, frame, seat, context).slice(0, wanted);
  if (wanted >= COMPARES && isOnset(state)) return stagePlans(state, seat, random).slice(0, wanted);
  return [answer(state, seat, context)];
}
