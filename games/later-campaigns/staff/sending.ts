// NLC-E.2 step 3: what was put on paper goes out. Delay and shifts are fixed now (NLC-R174).

import type { Seat } from '@grognard/kernel';
import { bodyAt, isInPlay, patchBody, patchLeader } from '../changes/bodies.ts';
import { isDivisional } from '../movement/stops.ts';
import { joinCorps } from '../orders/assigning.ts';
import { address, deciderOf, isAddressable } from '../orders/divisions.ts';
import { putInForce } from '../orders/in-force.ts';
import { legWith } from '../orders/legs.ts';
import { automatic, nextSeq } from '../orders/numbered.ts';
import { revealMarch } from '../orders/revealing.ts';
import type { Table } from '../rule-types.ts';
import type { Order, Sender, State } from '../state.ts';
import { type BodyId, type LeaderId, NOBODY } from '../vocabulary.ts';
import { takeOver } from './direct-command.ts';
import type { Draft, Paper, Recall } from './draft.ts';
import { calledBack, retreatLeg } from './general-retreat.ts';
import { leaveLead, takeLead } from './leading.ts';
import { delayTo, isFaceToFace, isWithHq } from './senders.ts';
import { noteConfusion } from './unsettled.ts';

export function sendPapers(table: Table, seat: Seat, draft: Draft): void {
  const { state } = table;
  for (const leader of draft.unleads) leaveLead(state, leader);
  for (const { leader, body } of draft.leads) takeLead(state, leader, body);
  changeInPlace(table, draft);
  for (const paper of draft.papers) send(table, seat, paper);
  for (const recall of draft.generalRetreats) retreatAll(table, recall);
  takeOver(state, draft);
}

/** NLC-E.2 step 2: what needs no courier. */
export function changeInPlace(table: Table, draft: Draft): void {
  const { state } = table;
  for (const body of draft.ended) endDivisionalOrder(table, body);
  for (const body of draft.toReserve)
    if (isInPlay(state, body)) putInForce(table, automatic(state, body, [legWith({ type: 'reserve' })]));
  for (const body of draft.revealed) revealMarch(table, body);
}

export function endDivisionalOrder(table: Table, body: BodyId): void {
  const { state } = table;
  if (isInPlay(state, body)) joinCorps(table, body, bodyAt(state, body).parent);
}

function send(table: Table, seat: Seat, paper: Paper): void {
  const { state } = table;
  const { sender, recipient, legs } = paper;
  if (isAddressable(state, recipient)) address(state, recipient);
  if (!isInPlay(state, recipient)) return;
  const delay = delayTo(state, sender, recipient);
  if (delay === null) return;
  const order = dated(state, paper, {
    receive: state.turn + delay,
    faceToFace: isFaceToFace(state, sender, recipient),
  });
  noteConfusion(state, order);
  patchBody(state, recipient, { transit: [...bodyAt(state, recipient).transit, order] });
  noteGiven(state, sender);
  table.emit({
    type: 'orderSent',
    rule: 'NLC-12.3c',
    only: seat,
    body: recipient,
    leader: sender,
    order: legs.map(({ type }) => type),
    receive: order.receive,
  });
}

/** An order with the date and number of now. */
export function dated(
  state: State,
  { sender, recipient, legs, awaitAfter, hidden }: Paper,
  how: Pick<Order, 'receive' | 'faceToFace'>,
): Order {
  return {
    seq: nextSeq(state, recipient),
    recipient,
    sender: sender === NOBODY ? decidedBy(state, recipient) : sender,
    legs,
    awaitAfter,
    hidden,
    divisional: !isInPlay(state, recipient) || isDivisional(state, recipient),
    issued: state.turn,
    ...how,
  };
}

/** NLC-12.13e: a leader decides for himself, or a corps commander for a division of his. */
function decidedBy(state: State, recipient: BodyId): Sender {
  const decider = deciderOf(state, recipient);
  return decider === recipient ? 'local' : bodyAt(state, decider).leader;
}

/** NLC-12.12c: whoever is with his HQ again in a Command Phase, and it has stood still, is free to write. */
export function meetHqs(state: State): void {
  for (const [id, { strayed, status }] of state.leaders.entries())
    if (strayed && status === 'map' && isWithHq(state, id)) patchLeader(state, id, { strayed: false });
}

/** NLC-11.1d, 12.12c */
function noteGiven(state: State, sender: LeaderId): void {
  patchLeader(state, sender, { gaveOrders: state.turn, strayed: !isWithHq(state, sender) });
}

/** NLC-12.2.7a: received in this phase whatever the distance; NLC-12.6a: whoever stands beside him hears it from himself. */
function retreatAll(table: Table, recall: Recall): void {
  const { state } = table;
  const { leader } = recall;
  const legs = [retreatLeg(state, recall)];
  noteGiven(state, leader);
  for (const recipient of calledBack(state, recall)) {
    const paper = { sender: leader, recipient, legs, awaitAfter: false, hidden: false };
    const order = dated(state, paper, {
      receive: state.turn,
      faceToFace: isFaceToFace(state, leader, recipient),
    });
    patchBody(state, recipient, { transit: [...bodyAt(state, recipient).transit, order] });
  }
}
