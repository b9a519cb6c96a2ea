// What a Conscript does: what first comes to mind. Now and then it is sound, mostly it is not, and he writes few orders.

import { type Frozen, invariant, isFrameOf, type Random, type Seat } from '@grognard/kernel';
import type { Context } from '../context.ts';
import {
  assaultFrame,
  assaultsFrame,
  bombardmentFrame,
  declarationFrame,
  groupFrame,
  ordersFrame,
  reactionFrame,
} from '../frames.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';
import { legalActions } from './legal.ts';
import { stepsAtRandom } from './orders/index.ts';
import { answer } from './rollout.ts';

/** Of four decisions so many are taken without looking. */
const CARELESS_OF_FOUR = 3;
const CARELESS: readonly string[] = [
  groupFrame,
  bombardmentFrame,
  declarationFrame,
  reactionFrame,
  assaultsFrame,
  assaultFrame,
].map(({ proc }) => proc);

export function firstIdea(
  state: Frozen<State>,
  seat: Seat,
  random: Random,
  context: Context,
): readonly Action[] {
  const frame = state.frames.at(-1);
  if (frame !== undefined && isFrameOf(ordersFrame, frame) && frame.what !== 'badMove')
    return stepsAtRandom(state, frame, seat, random, context);
  const isCareless = frame !== undefined && CARELESS.includes(frame.proc);
  if (!isCareless || random.die(4, 'NLC-1.2 careless') > CARELESS_OF_FOUR)
    return answer(state, seat, context);
  const legal = legalActions(state, seat, context).filter(
    ({ type }) => type !== 'step' && type !== 'drop' && type !== 'exitMap',
  );
  const chosen = legal[random.die(Math.max(1, legal.length), 'NLC-1.2 first idea') - 1];
  invariant(chosen !== undefined, 'somebody who is asked has an answer');
  return [chosen];
}
