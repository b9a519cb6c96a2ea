// NLC-12.4a: orders are numbered and dated.
import { bodySheet } from '../changes/bodies.ts';
import type { Leg, Order, State } from '../state.ts';
import type { BodyId } from '../vocabulary.ts';

/** The number of the next order of that side. */
export function nextSeq(state: State, recipient: BodyId): number {
  const { side } = bodySheet(state, recipient);
  const seq = state.orderSeq[side] + 1;
  state.orderSeq = { ...state.orderSeq, [side]: seq };
  return seq;
}

/** An order nobody wrote. */
export function automatic(state: State, recipient: BodyId, legs: readonly Leg[]): Order {
  return {
    seq: nextSeq(state, recipient),
    recipient,
    sender: 'auto',
    legs,
    awaitAfter: false,
    faceToFace: false,
    divisional: false,
    hidden: false,
    issued: state.turn,
    receive: state.turn,
  };
}
