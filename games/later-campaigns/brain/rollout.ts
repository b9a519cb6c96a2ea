// One answer for every decision there is, as a Veteran gives it: by judgement, without trying it out.

import { type Frame, type Frozen, invariant, isFrameOf, type Seat } from '@grognard/kernel';
import type { Context } from '../context.ts';
import {
  assaultFrame,
  assaultsFrame,
  bombardmentFrame,
  declarationFrame,
  groupFrame,
  lossesFrame,
  movementFrame,
  ordersFrame,
  packetFrame,
  pursuitFrame,
  reactionFrame,
  retreatFrame,
} from '../frames.ts';
import type { Action } from '../grammar.ts';
import type { Read } from '../rule-types.ts';
import { assaultAction } from './assaulting.ts';
import { bombardAction } from './bombarding.ts';
import { chargeAction, pursuitAction, reactionAction } from './charging.ts';
import { groupAction, movementAction } from './moving.ts';
import { writeOrders } from './orders/index.ts';
import { packetAction } from './packets.ts';
import { pickAction } from './picking.ts';
import { fightAction } from './standing.ts';
import { lossAction, retreatAction } from './suffering.ts';
import { STEADY } from './temper.ts';

export function answer(state: Read, seat: Seat, context: Context): readonly Action[] {
  const frame = state.frames.at(-1);
  invariant(frame !== undefined, 'somebody must decide');
  if (isFrameOf(ordersFrame, frame)) return writeOrders(state, frame, seat, context);
  const action = actionIn(state, frame, seat, context);
  invariant(action !== undefined, 'somebody who is asked has an answer');
  return [action];
}

function actionIn(state: Read, frame: Frozen<Frame>, seat: Seat, context: Context): Action | undefined {
  if (isFrameOf(groupFrame, frame)) return groupAction(state, context, STEADY);
  if (isFrameOf(movementFrame, frame)) return movementAction(state, frame, seat, context);
  if (isFrameOf(bombardmentFrame, frame)) return bombardAction(state, frame, seat, context);
  if (isFrameOf(declarationFrame, frame)) return chargeAction(state, frame, seat, context);
  if (isFrameOf(packetFrame, frame)) return packetAction(state, frame, seat, context);
  if (isFrameOf(reactionFrame, frame)) return reactionAction(state, frame, seat, context);
  if (isFrameOf(pursuitFrame, frame)) return pursuitAction(state, frame, seat, context);
  if (isFrameOf(assaultsFrame, frame)) return assaultAction(state, frame, seat, context);
  if (isFrameOf(assaultFrame, frame)) return fightAction(state, frame, seat, context);
  if (isFrameOf(lossesFrame, frame)) return lossAction(state, seat, context);
  if (isFrameOf(retreatFrame, frame)) return retreatAction(state, frame, seat, context);
  return pickAction(state, seat, context);
}
