// How far the guided battle has come, read from the view alone.
import type { GuideStep } from '@grognard/desk';
import { isFrameOf } from '@grognard/kernel';
import { type OrdersFrame, ordersFrame } from '../../frames.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { SEGMENTS, type Segment } from '../../vocabulary.ts';

/** The pupil is Ney. */
export const PUPIL = 'french';
/** Turns without an order to write, then one with. */
export const TURN_OF_ORDERS = 4;

export type Step = GuideStep<View, Action>;

export const topOf = ({ frames }: View): string => frames.at(-1)?.proc ?? '';

/** Which book lies open: of local decisions, of orders; null: none. */
export function bookOf({ frames }: View): OrdersFrame['what'] | null {
  const top = frames.at(-1);
  return top !== undefined && isFrameOf(ordersFrame, top) ? top.what : null;
}

/** Whether the pupil's own Stage has come to this segment, or the turn is beyond it. */
export function isPast({ turn, stage }: View, wanted: Segment, since: number): boolean {
  if (turn > since) return true;
  if (stage === null || stage.side !== PUPIL) return false;
  return SEGMENTS.indexOf(stage.segment) > SEGMENTS.indexOf(wanted);
}

export const isOwnStage = ({ stage }: View): boolean => stage?.side === PUPIL;

/** An order the pupil has written, at the end of its way. */
export const hasAnswered = ({ bodies, turn }: View): boolean =>
  turn > TURN_OF_ORDERS ||
  bodies.some(
    ({ order, waiting }) =>
      (typeof order.sender === 'number' && order.issued >= TURN_OF_ORDERS) || waiting !== null,
  );
