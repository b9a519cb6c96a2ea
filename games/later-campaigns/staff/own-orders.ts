// NLC-M.3: a player sets the orders of his formations; a change of mind counts as failure of the old order.

import { bodyAt, bodySheet, isInPlay } from '../changes/bodies.ts';
import { callFailure } from '../orders/failing.ts';
import type { Read, Table } from '../rule-types.ts';
import type { BodyId } from '../vocabulary.ts';
import { comply } from './complying.ts';
import type { Draft } from './draft.ts';
import { changeInPlace, dated } from './sending.ts';

/** What he has put on paper waits in `locals` until failures have run their course. */
export function setOrders(table: Table, draft: Draft): void {
  const { state } = table;
  changeInPlace(table, draft);
  for (const body of draft.obeyed) {
    const order = isInPlay(state, body) ? bodyAt(state, body).waiting?.order : undefined;
    if (order !== undefined) comply(table, order);
  }
  const own = draft.papers.map((paper) => dated(state, paper, { receive: state.turn, faceToFace: false }));
  state.locals = [...state.locals, ...own];
}

/** NLC-E.13: unless the old order has succeeded or was cancelled. NLC-R160: that of a wing commander never fails. */
export const isChangeOfMind = (state: Read, body: BodyId): boolean =>
  bodySheet(state, body).kind !== 'wing' && !bodyAt(state, body).unbound;

/** NLC-E.11 comes first; the last called is the first to run. */
export function breakOrders(table: Table): void {
  const { state } = table;
  for (const { recipient } of state.locals.toReversed())
    if (isInPlay(state, recipient) && isChangeOfMind(state, recipient)) callFailure(table, recipient);
}

export function putOwnInForce(table: Table): void {
  const { state } = table;
  for (const order of state.locals) if (isInPlay(state, order.recipient)) comply(table, order);
  state.locals = [];
}
