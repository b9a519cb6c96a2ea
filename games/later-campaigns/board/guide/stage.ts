// How far the guided battle has come, read from the view alone.
import type { GuideStep } from '@grognard/desk';
import { isFrameOf } from '@grognard/kernel';
import { commandFrame, type OrdersFrame, ordersFrame } from '../../frames.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { SEGMENTS, type Segment } from '../../vocabulary.ts';

/** The pupil is Ney, then Grouchy. */
export const PUPIL = 'french';
/** Three turns are enough to see how one goes. */
export const FOURTH_TURN = 4;

export type Step = GuideStep<View, Action>;

export const topOf = ({ frames }: View): string => frames.at(-1)?.proc ?? '';

/** Which book lies open: of local decisions, of orders; null: none. */
export function bookOf({ frames }: View): OrdersFrame['what'] | null {
  const top = frames.at(-1);
  return top !== undefined && isFrameOf(ordersFrame, top) ? top.what : null;
}

/** Orders are written, judged, sent and received; what that leads to comes in between. */
const isCommandPhase = ({ frames }: View): boolean => frames.some((frame) => isFrameOf(commandFrame, frame));

/** Whether the pupil's own Stage has come to this segment, or the turn is beyond it. */
export function isPast({ turn, stage }: View, wanted: Segment, since: number): boolean {
  if (turn > since) return true;
  if (stage === null || stage.side !== PUPIL) return false;
  return SEGMENTS.indexOf(stage.segment) > SEGMENTS.indexOf(wanted);
}

export const isOwnStage = ({ stage }: View): boolean => stage?.side === PUPIL;

/** Letters sealed and not yet sent. */
export const lettersIn = (view: View): number =>
  bookOf(view) === 'send' ? (view.draft?.papers.length ?? 0) : 0;

export const isWriting = (view: View): boolean =>
  bookOf(view) === 'send' && (view.draft?.edit ?? null) !== null;

/** Whether a place is on the letter that is being written. */
export const isAimed = (view: View): boolean =>
  isWriting(view) && (view.draft?.edit?.target ?? null) !== null;

/** Whether the couriers of this turn are gone. */
export const haveRiddenOff = (view: View, since: number): boolean =>
  view.turn > since || (view.turn === since && !isCommandPhase(view));
