// NLC-E.2 steps 1 and 3: both sides write at once; nothing shows to the other before or after. NLC-12.11b: a Bad Move.

import { ask, type Decision, type Frozen } from '@grognard/kernel';
import { endDivisional, generalRetreat, toReserve } from '../actions/command-choices.ts';
import { doneWriting, dropOrder, finishOrder, recallDraft } from '../actions/desk.ts';
import { directCommand } from '../actions/direct-command.ts';
import { leadFromDesk, unlead } from '../actions/lead.ts';
import { obey } from '../actions/obey.ts';
import { orderEdits } from '../actions/order-edits.ts';
import { revealFromDesk } from '../actions/reveal.ts';
import { bodySheet, isInPlay } from '../changes/bodies.ts';
import { type OrdersFrame, ordersFrame } from '../frames.ts';
import { bodyName } from '../names.ts';
import { fallBackLeg } from '../orders/failing.ts';
import { putInForce } from '../orders/in-force.ts';
import { activeLeg, legWith } from '../orders/legs.ts';
import { automatic } from '../orders/numbered.ts';
import { revealMarch } from '../orders/revealing.ts';
import { type Read, secretDecision, type Table } from '../rule-types.ts';
import { seniorOf } from '../seats/holding.ts';
import { type Draft, EMPTY_DRAFT } from '../staff/draft.ts';
import { setOrders } from '../staff/own-orders.ts';
import { hexOfRecipient } from '../staff/senders.ts';
import { dated, sendPapers } from '../staff/sending.ts';
import { repeats } from '../staff/writing.ts';
import type { Leg } from '../state.ts';
import { type BodyId, NOWHERE, otherSide } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { windowNames } from '../words/windows.ts';

const questionOf = (state: Read, { what, body }: Frozen<OrdersFrame>): Omit<Decision, 'seat'> => {
  if (what === 'badMove') return ask('NLC-12.11b', prompts.badMove, { body: bodyName(state, body) });
  if (what === 'own') return ask('NLC-M.3', prompts.ownOrders);
  if (what === 'send') return ask('NLC-12.3c', prompts.send);
  // Every turn, before orders are sent: a player who leaves his leaders to their orders is asked about letters only.
  const pass = { type: 'done' } as const;
  const window = { id: 'local', name: windowNames.local, turn: state.turn, pass, isSeldom: true } as const;
  return { ...ask('NLC-12.3a', prompts.record), window };
};

export const orders = secretDecision(ordersFrame, {
  rule: 'NLC-12.0b',
  question: questionOf,
  actions: [
    ...orderEdits,
    finishOrder,
    dropOrder,
    recallDraft,
    toReserve,
    endDivisional,
    obey,
    leadFromDesk,
    unlead,
    generalRetreat,
    directCommand,
    revealFromDesk,
    doneWriting,
  ],
  revealed(table, frame, drafts) {
    const { state } = table;
    table.end();
    const written = frame.asked.map((seat) => ({ seat, draft: drafts[seat] ?? EMPTY_DRAFT }));
    if (frame.what === 'badMove') imposeOrder(table, frame.body, written[0]?.draft ?? EMPTY_DRAFT);
    else if (frame.what === 'send') for (const { seat, draft } of written) sendPapers(table, seat, draft);
    else if (frame.what === 'own') for (const { draft } of written) setOrders(table, draft);
    else
      state.locals = written.flatMap(({ draft }) =>
        draft.papers.map((paper) => dated(state, paper, { receive: state.turn, faceToFace: false })),
      );
  },
});

/** NLC-R054: in force at once; one that repeats the order in force, which its writer cannot know, is Fall Back or Reserve. */
function imposeOrder(table: Table, body: BodyId, draft: Draft): void {
  const { state } = table;
  const [paper] = draft.papers;
  if (paper === undefined || !isInPlay(state, body)) return;
  const isRepeated = repeats(state, body, paper.legs, true);
  const legs = isRepeated ? [usualBadMove(state, body)] : paper.legs;
  putInForce(table, { ...automatic(state, body, legs), sender: 'badMove' });
}

const usualBadMove = (state: Read, body: BodyId): Leg =>
  activeLeg(state, body).type === 'fallBack' ? legWith({ type: 'reserve' }) : fallBackLeg(state, body);

export function callBadMove(table: Table, body: BodyId): void {
  // NLC-20.1.3a
  revealMarch(table, body);
  const writer = seniorOf(table.state, otherSide(bodySheet(table.state, body).side));
  table.emit({ type: 'badMoveMade', rule: 'NLC-12.11b', body });
  const from = hexOfRecipient(table.state, body, NOWHERE);
  table.call(ordersFrame.ask([writer], { what: 'badMove', body, from }));
}
