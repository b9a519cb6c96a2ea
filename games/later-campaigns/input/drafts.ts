// Forms of orders and of drafts of orders.
import {
  byKind,
  type Form,
  flag,
  listOf,
  nullable,
  oneOf,
  optional,
  record,
  tagged,
  whole,
} from '@grognard/kernel/forms.ts';
import type { PacketDraft } from '../packets/draft.ts';
import type { Draft, Edit, Lead, Paper, Recall, Taken } from '../staff/draft.ts';
import type { Leg, Order, Reply, Sender, Target } from '../state.ts';
import { EDGES, ORDER_TYPES } from '../vocabulary.ts';
import { body, hex, hexOrNone, leader, place, unit } from './words.ts';

const hexes = listOf(hex, 2000);
const orNone = whole(-1, 2000);
const kind = <const K extends string>(name: K): Form<K> => oneOf([name]);
const type = oneOf(ORDER_TYPES);

export const targetForm = tagged<Target>('kind', {
  place: record({ kind: kind('place'), place }),
  path: record({ kind: kind('path'), from: place, to: place, hexes }),
  currentPosition: record({ kind: kind('currentPosition'), hexes }),
  hq: record({ kind: kind('hq'), hq: whole(0, 20) }),
  edge: record({ kind: kind('edge'), edge: oneOf(EDGES) }),
  supply: record({ kind: kind('supply'), army: whole(0, 9) }),
  previous: record({ kind: kind('previous') }),
});

export const legForm = record<Leg>({
  type,
  target: nullable(targetForm),
  route: hexes,
  forced: flag,
  nextDay: flag,
  superior: nullable(leader),
  defendHexes: hexes,
});
const legs = listOf(legForm, 9);
const turn = whole(0, 100);

const sender: Form<Sender> = byKind<Sender>(
  { number: leader, text: oneOf(['local', 'badMove', 'auto']) },
  'a leader, local, badMove or auto',
);

export const orderForm = record<Order>({
  seq: whole(0, 1_000_000),
  recipient: body,
  sender,
  legs,
  awaitAfter: flag,
  faceToFace: flag,
  divisional: flag,
  hidden: flag,
  issued: turn,
  receive: turn,
});

export const editForm = record<Edit>({
  sender: orNone,
  recipient: body,
  legs,
  type,
  target: nullable(targetForm),
  superior: orNone,
  waypoints: listOf(place, 8),
  pathFrom: orNone,
  block: orNone,
  forced: flag,
  nextDay: flag,
  awaitAfter: flag,
  hidden: flag,
  from: orNone,
});

const paper = record<Paper>({ sender: orNone, recipient: body, legs, awaitAfter: flag, hidden: flag });

export const draftForm = record<Draft>({
  edit: nullable(editForm),
  papers: listOf(paper, 60),
  toReserve: listOf(body, 60),
  ended: listOf(body, 60),
  obeyed: optional(listOf(body, 60), []),
  generalRetreats: listOf(record<Recall>({ leader, edge: nullable(oneOf(EDGES)) }), 9),
  direct: listOf(record<Taken>({ leader, unit: orNone }), 60),
  revealed: listOf(body, 60),
  leads: listOf(record<Lead>({ leader, body }), 20),
  unleads: listOf(leader, 20),
  wasted: whole(0, 100),
});

const number = whole(0, 1000);
export const replyForm = record<Reply>({ encounter: number, unit, start: hex, via: hexOrNone });
export const packetForm = record<PacketDraft>({
  replies: listOf(replyForm, 300),
  halved: listOf(number, 300),
});
