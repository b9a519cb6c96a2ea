// NLC-M.2: orders travel as messages; whoever gets one may follow it, without a test.

import { bodiesInPlay, bodyAt, bodySheet, isInPlay, patchBody } from '../changes/bodies.ts';
import { assignTo } from '../orders/assigning.ts';
import { putInForce } from '../orders/in-force.ts';
import type { Table } from '../rule-types.ts';
import { seatOfBody } from '../seats/holding.ts';
import type { Order } from '../state.ts';
import type { BodyId } from '../vocabulary.ts';

export function deliverAll(table: Table): void {
  for (const id of bodiesInPlay(table.state)) if (isInPlay(table.state, id)) deliver(table, id);
}

/** NLC-12.6f: of several the youngest; it takes the place of one not followed yet. */
function deliver(table: Table, id: BodyId): void {
  const { state } = table;
  const { transit } = bodyAt(state, id);
  const [youngest] = transit
    .filter(({ receive }) => receive <= state.turn)
    .toSorted((a, b) => b.issued - a.issued || b.seq - a.seq);
  if (youngest === undefined) return;
  patchBody(state, id, { transit: transit.filter(({ receive }) => receive > state.turn) });
  hand(table, id, youngest);
}

/** NLC-11.5b, 12.2.8b: an HQ goes where it is sent, and who is assigned is assigned. */
function hand(table: Table, id: BodyId, order: Order): void {
  const { state } = table;
  const [first] = order.legs;
  if (bodySheet(state, id).kind === 'hq') {
    putInForce(table, order);
    return;
  }
  if (order.legs.length === 1 && first?.type === 'assign') {
    if (first.superior !== null) assignTo(table, id, first.superior);
    return;
  }
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
