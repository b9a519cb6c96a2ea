// Answers worth comparing: how boldly a formation moves, and whether an army that has bled enough breaks off. Orders bear
// fruit turns later than a playout sees, and whatever else is decided, judgement is as good as a playout.
import { type Frozen, isFrameOf, type Random, type Seat } from '@grognard/kernel';
import type { Context } from '../context.ts';
import { theatreOf } from '../data/theatres.ts';
import { ordersFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';
import { FIRST_IDEA, JUDGEMENT } from './effort.ts';
import { firstIdea } from './first-idea.ts';
import { schemes } from './orders/index.ts';
import { answer } from './rollout.ts';
import { isOnset, stagePlans } from './stage-plans.ts';

/** Counters of a battle whose turns are quickly played out; in larger ones judgement has to do. */
const LARGE = 100;

export function plans(
  state: Frozen<State>,
  seat: Seat,
  random: Random,
  wanted: number,
  context: Context,
): readonly (readonly Action[])[] {
  if (wanted <= FIRST_IDEA) return [firstIdea(state, seat, random, context)];
  const frame = state.frames.at(-1);
  if (wanted <= JUDGEMENT) return [answer(state, seat, context)];
  if (frame !== undefined && isFrameOf(ordersFrame, frame)) return schemes(state, frame, seat, context);
  if (theatreOf(state).units.length <= LARGE && isOnset(state))
    return stagePlans(state, seat, random).slice(0, wanted);
  return [answer(state, seat, context)];
}
