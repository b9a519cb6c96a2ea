// NLC-M.2: orders travel as messages; whoever gets one may follow it, without a test.

import { bodiesInPlay, bodySheet, isInPlay, patchBody } from '../changes/bodies.ts';
import { putInForce } from '../orders/in-force.ts';
import { lowerByOrder } from '../orders/operations-morale.ts';
import type { Table } from '../rule-types.ts';
import { seatOfBody } from '../seats/holding.ts';
import type { Order } from '../state.ts';
import type { BodyId } from '../vocabulary.ts';
import { openLetters } from './letters.ts';

export function deliverAll(table: Table): void {
  for (const id of bodiesInPlay(table.state)) if (isInPlay(table.state, id)) deliver(table, id);
}

/** NLC-12.2.8b, 12.6f: who is assigned is assigned; of several orders the youngest takes the place of one not followed yet. */
function deliver(table: Table, id: BodyId): void {
  const order = openLetters(table, id);
  if (order !== null) hand(table, id, order);
}

/** NLC-11.5b: an HQ goes where it is sent. NLC-20.9b: to be told to go back is felt at once. */
function hand(table: Table, id: BodyId, order: Order): void {
  const { state } = table;
  if (bodySheet(state, id).kind === 'hq') {
    putInForce(table, order);
    return;
  }
  lowerByOrder(state, order);
  patchBody(state, id, { waiting: { order, wait: 'message' } });
  if (typeof order.sender === 'number')
    table.emit({
      type: 'messageDelivered',
      rule: 'NLC-M.2',
      only: seatOfBody(state, id),
      body: id,
      leader: order.sender,
      order: order.legs.map(({ type }) => type),
    });
}
