// What each level answers. A Marshal compares where a playout can tell: whether an army that has bled enough breaks off.
// Other orders bear fruit turns later, and between two ways to move the dice of a dozen worlds make more difference.
import { type Frozen, isFrameOf, type Random, type Seat } from '@grognard/kernel';
import type { Context } from '../context.ts';
import { groupFrame, ordersFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import { asSide } from '../rule-types.ts';
import type { State } from '../state.ts';
import { FIRST_IDEA, JUDGEMENT } from './effort.ts';
import { firstIdea } from './first-idea.ts';
import { groupAction } from './moving.ts';
import { schemes } from './orders/index.ts';
import { answer } from './rollout.ts';
import { temperOfMarshal } from './temper.ts';

export function plans(
  state: Frozen<State>,
  seat: Seat,
  random: Random,
  wanted: number,
  context: Context,
): readonly (readonly Action[])[] {
  if (wanted <= FIRST_IDEA) return [firstIdea(state, seat, random, context)];
  const frame = state.frames.at(-1);
  if (wanted > JUDGEMENT && frame !== undefined) {
    if (isFrameOf(ordersFrame, frame)) return schemes(state, frame, seat, context);
    if (isFrameOf(groupFrame, frame))
      return [[groupAction(state, context, temperOfMarshal(state, asSide(seat)))]];
  }
  return [answer(state, seat, context)];
}
