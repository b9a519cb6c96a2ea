// NLC-E.2 step 4, NLC-12.3d, 12.6e, 12.6f, 12.7: orders arrive, are tested, wait, or come into force. The dice are known to one side only.

import { bodiesInPlay, bodyAt, bodySheet, isInPlay, patchBody, patchLeader } from '../changes/bodies.ts';
import { theatreOf } from '../data/theatres.ts';
import { isShaken } from '../morale/shaken.ts';
import { address, deciderOf, forgetAddress } from '../orders/divisions.ts';
import { putInForce } from '../orders/in-force.ts';
import { activeLeg, turnSheet } from '../orders/legs.ts';
import { lowerByOrder } from '../orders/operations-morale.ts';
import { callBadMove } from '../procedures/orders.ts';
import type { Read, Table } from '../rule-types.ts';
import { seatOfBody } from '../seats/holding.ts';
import type { Order, Waiting } from '../state.ts';
import { compliance, demoralizedCompliance, localDecision } from '../tables/order-tables.ts';
import { type BodyId, NOBODY, otherSide, type Wait } from '../vocabulary.ts';
import { columnOf } from './compliance.ts';
import { comply } from './complying.ts';
import { hasFallen, openLetters } from './letters.ts';
import { ratingOf, recipientRating } from './ratings.ts';
import { delayTo } from './senders.ts';
import { unsettledBy } from './unsettled.ts';

export function receiveAll(table: Table): void {
  const { state } = table;
  const { firstSide } = theatreOf(state);
  for (const side of [firstSide, otherSide(firstSide)])
    for (const id of bodiesInPlay(state, side)) if (isInPlay(state, id)) receive(table, id);
}

function receive(table: Table, id: BodyId): void {
  const { state } = table;
  const order = openLetters(table, id);
  if (!isInPlay(state, id)) return;
  const { waiting } = bodyAt(state, id);
  if (order !== null) {
    patchBody(state, id, { waiting: null });
    arrive(table, order);
  } else if (waiting !== null) wait(table, id, waiting);
}

/** NLC-11.5b, 16.4, 16.5: HQs obey at once; at night only General Retreats and Forced Marches are tested. */
function arrive(table: Table, order: Order): void {
  const { state } = table;
  const { kind } = bodySheet(state, order.recipient);
  const [first] = order.legs;
  if (kind === 'hq') {
    putInForce(table, order);
    return;
  }
  lowerByOrder(state, order);
  const isNow = first?.type === 'generalRetreat' || first?.forced === true;
  if (turnSheet(state).night && !isNow) {
    patchBody(state, order.recipient, { waiting: { order, wait: 'dawn' } });
    table.emit({
      type: 'orderArrived',
      rule: 'NLC-16.4',
      only: seatOfBody(state, order.recipient),
      body: order.recipient,
      roll: null,
      column: null,
      result: 'dawn',
    });
    return;
  }
  testCompliance(table, order);
}

function testCompliance(table: Table, order: Order): void {
  const { state } = table;
  const { recipient } = order;
  const { id } = bodySheet(state, recipient);
  const only = seatOfBody(state, recipient);
  const column = columnOf(state, order, senderRating(state, order), recipientRating(state, recipient));
  const purpose = `NLC-12.7a compliance ${id}`;
  const roll = table.random.die(6, purpose, [only]) + table.random.die(6, purpose, [only]);
  const plain = compliance(column, roll);
  const result = isShaken(state, recipient) ? demoralizedCompliance(plain) : plain;
  table.emit({ type: 'orderArrived', rule: 'NLC-12.7a', only, body: recipient, roll, column, result });
  if (result === 'C') comply(table, order);
  else if (result === 'I') forgetAddress(state, recipient);
  else patchBody(state, recipient, { waiting: { order, wait: result } });
}

/** NLC-R064: a divisional order counts with the corps commander who gave it. */
function senderRating(state: Read, { sender, recipient }: Order): number {
  if (typeof sender === 'number') return ratingOf(state, sender);
  const { parent } = bodyAt(state, recipient);
  return parent === NOBODY ? 0 : recipientRating(state, parent);
}

const NEEDED: { readonly [wait in Wait]: number } = { '1T': 1, R4: 4, R5: 5, dawn: 1, message: 1 };

/** NLC-12.7b, NLC-R050: by night waiting orders are frozen; at first light they come into force without dice. */
function wait(table: Table, id: BodyId, { order, wait: how }: Waiting): void {
  const { state } = table;
  const { night } = turnSheet(state);
  if (night) return;
  const { id: name } = bodySheet(state, id);
  const only = seatOfBody(state, id);
  const wasNight = theatreOf(state).turns[state.turn - 2]?.night === true;
  if (wasNight || how === 'dawn') {
    atDawn(table, order);
    return;
  }
  if (how === '1T') {
    comply(table, order);
    return;
  }
  const roll = table.random.die(6, `NLC-12.7b waiting ${name}`, [only]);
  table.emit({ type: 'waitRolled', rule: 'NLC-12.7b', only, body: id, roll, needed: NEEDED[how] });
  if (roll >= NEEDED[how]) comply(table, order);
}

/** NLC-16.5, NLC-R138 */
function atDawn(table: Table, order: Order): void {
  const { state } = table;
  const { side } = bodySheet(state, order.recipient);
  if (side === 'french' && theatreOf(state).specials.includes('french-morning-release')) {
    patchBody(state, order.recipient, { waiting: null });
    testCompliance(table, order);
    return;
  }
  if (isShaken(state, order.recipient)) patchBody(state, order.recipient, { waiting: { order, wait: 'R4' } });
  else comply(table, order);
}

/** NLC-12.11a, b, 12.14d, 15.4, NLC-R053: what a leader decides for himself, a wing commander too; it is rolled last and wins. */
export function decideLocally(table: Table, order: Order): void {
  const { state } = table;
  const decider = deciderFor(state, order);
  if (hasFallen(state, decider)) return;
  const { id } = bodySheet(state, decider);
  const only = seatOfBody(state, decider);
  const isOnReserve = activeLeg(state, decider).type === 'reserve';
  const purpose = `NLC-12.11a local decision ${id}`;
  const roll = table.random.die(6, purpose, [only]) + table.random.die(6, purpose, [only]);
  const rating = Math.max(0, recipientRating(state, decider) - unsettledBy(state, decider));
  const result = localDecision(rating, roll, isOnReserve);
  table.emit({ type: 'localDecided', rule: 'NLC-12.11b', only, body: decider, roll, result });
  if (result === 'bad') {
    callBadMove(table, decider);
    return;
  }
  if (result === 'none') return;
  if (decider !== order.recipient) sendToDivision(table, order, decider);
  else if (isShaken(state, decider)) patchBody(state, decider, { waiting: { order, wait: 'R4' } });
  else comply(table, order);
}

/** NLC-12.13e: a corps commander who has signed for a division of his decides, whatever has reached it since. */
const deciderFor = (state: Read, { sender, recipient }: Order): BodyId =>
  typeof sender === 'number' && isInPlay(state, recipient)
    ? bodyAt(state, recipient).parent
    : deciderOf(state, recipient);

/** NLC-12.13e, NLC-R064, NLC-R095: the corps commander sends it, and the division tests it when it comes. */
function sendToDivision(table: Table, order: Order, corps: BodyId): void {
  const { state } = table;
  const { leader } = bodyAt(state, corps);
  const delay = leader === NOBODY ? null : delayTo(state, leader, order.recipient);
  if (delay === null) return;
  patchLeader(state, leader, { gaveOrders: state.turn });
  address(state, order.recipient);
  const { transit } = bodyAt(state, order.recipient);
  patchBody(state, order.recipient, { transit: [...transit, { ...order, receive: state.turn + delay }] });
  if (delay === 0) receive(table, order.recipient);
}
