// NLC-J.1 orderEdit: for whom an order is written, by whom, and of what kind.

import { type Frozen, no, type Refusal, type Seat } from '@grognard/kernel';
import { bodySheet, leaderAt, leaderHex, leaderSheet, unitsOf } from '../changes/bodies.ts';
import type { Context } from '../context.ts';
import { theatreOf } from '../data/theatres.ts';
import type { OrdersFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { keptBy } from '../ground/kept-by.ts';
import type { Standstill } from '../ground/standstill.ts';
import { isDivisional } from '../movement/stops.ts';
import { bodyName } from '../names.ts';
import { deciderOf, followsCorps } from '../orders/divisions.ts';
import { isHidden } from '../orders/hidden-march.ts';
import { asSide, type Read, type Rule } from '../rule-types.ts';
import { bodiesHeldBy, seatOfBody } from '../seats/holding.ts';
import { setOwnOrders } from '../seats/seating.ts';
import { sendersHeldBy } from '../seats/writers.ts';
import { isHeldBack } from '../specials/guard-cavalry.ts';
import { isSpent } from '../staff/capacity.ts';
import { beginEdit, type Draft, MOST_WASTED } from '../staff/draft.ts';
import { draftFrom, editFrom, writeDraft } from '../staff/papers.ts';
import { delayTo, isActiveWing, isFaceToFace, mustSpeakInPerson, recipientsOf } from '../staff/senders.ts';
import { typesFor } from '../staff/writing.ts';
import { type BodyId, type LeaderId, NOBODY, NOWHERE } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

interface Addressee {
  readonly sender: LeaderId;
  readonly recipient: BodyId;
}

const NOBODY_TO_WRITE_TO: readonly ActionOf<'begin'>[] = [];

/** By seat and occasion, or by the body that makes a Bad Move. */
type Occasions = Map<OrdersFrame['what'] | BodyId, readonly ActionOf<'begin'>[]>;
const begins = keptBy<Standstill, Seat, Occasions>();
const noOccasions = (): Occasions => new Map();

/** Who may be written to now, and by whom. */
function* addressees(state: Read, frame: Frozen<OrdersFrame>, seat: Seat): Generator<Addressee> {
  if (frame.what === 'badMove') {
    yield { sender: NOBODY, recipient: frame.body };
    return;
  }
  const side = asSide(seat);
  if (frame.what === 'send') {
    for (const sender of sendersHeldBy(state, seat))
      for (const recipient of recipientsOf(state, sender)) yield { sender, recipient };
    return;
  }
  for (const recipient of bodiesHeldBy(state, seat))
    if (mayDecide(state, recipient)) yield { sender: NOBODY, recipient };
  for (const [division, { side: its }] of theatreOf(state).bodies.entries())
    if (
      its === side &&
      frame.what === 'local' &&
      followsCorps(state, division) &&
      seatOfBody(state, deciderOf(state, division)) === seat &&
      mayDecide(state, deciderOf(state, division))
    )
      yield { sender: NOBODY, recipient: division };
}

/** NLC-E.2 step 1: formation leaders on the map with units, wing commanders, divisions under orders of their own. */
function mayDecide(state: Read, body: BodyId): boolean {
  const { kind, leader } = bodySheet(state, body);
  if (kind === 'hq') return false;
  if (kind === 'wing') return leaderAt(state, leader).status === 'map' && isActiveWing(state, leader);
  if (unitsOf(state, body).length === 0) return false;
  return isDivisional(state, body) || leaderHex(state, body) !== NOWHERE;
}

const lettersFor = (state: Read, frame: Frozen<OrdersFrame>, seat: Seat): readonly ActionOf<'begin'>[] =>
  [...addressees(state, frame, seat)].flatMap(({ sender, recipient }) =>
    typesFor(state, sender, recipient, true).map((order) => ({ type: 'begin', sender, recipient, order })),
  );

export const begin: Rule<OrdersFrame, 'begin'> = {
  type: 'begin',
  rule: 'NLC-12.4a',
  candidates(state, frame, seat, context) {
    // Whether the table stands still is not asked while an order is on paper.
    if (editFrom(frame, seat) !== null) return NOBODY_TO_WRITE_TO;
    const known = begins(context.still, seat, noOccasions);
    const occasion = frame.what === 'badMove' ? frame.body : frame.what;
    let letters = known.get(occasion);
    if (letters === undefined) {
      letters = lettersFor(state, frame, seat);
      known.set(occasion, letters);
    }
    return letters;
  },
  refuse(state, frame, seat, { sender, recipient }, context) {
    // The same for every kind of order.
    const known = answers(context, seat, noneYet);
    const address = addressOf(sender, recipient);
    let answer = known.get(address);
    if (answer === undefined) {
      answer = refuseRecipient(state, frame, draftFrom(frame, seat), sender, recipient, context.still);
      known.set(address, answer);
    }
    return answer;
  },
  target: ({ recipient }) => ({ button: String(recipient) }),
  apply({ state }, frame, seat, { sender, recipient, order }) {
    const hidden = frame.what === 'local' && isHidden(state, recipient);
    writeDraft(frame, seat, { edit: { ...beginEdit(sender, recipient, order), hidden, from: frame.from } });
  },
};

/** A number for each pair: no theatre has so many bodies. */
const addressOf = (sender: LeaderId, recipient: BodyId): number => 1000 * sender + recipient;

const answers = keptBy<Context, Seat, Map<number, Refusal | null>>();
const noneYet = (): Map<number, Refusal | null> => new Map();

/** NLC-12.12, NLC-A.5 */
function refuseRecipient(
  state: Read,
  { what }: Frozen<OrdersFrame>,
  draft: Draft,
  sender: LeaderId,
  recipient: BodyId,
  still: Standstill,
): Refusal | null {
  const { papers, wasted, obeyed } = draft;
  // NLC-12.11b: a Bad Move is made, however often one has thought better of it.
  if (what === 'badMove') return null;
  if (wasted >= MOST_WASTED) return no('NLC-12.4a', refusals.tooMuchPaper);
  if (isHeldBack(state, recipient)) return no('NLC-12.4a', refusals.cavalryHeldBack);
  if (
    papers.some((paper) => paper.recipient === recipient && paper.sender === sender) ||
    obeyed.includes(recipient)
  )
    return no('NLC-12.4a', refusals.alreadyWritten, { body: bodyName(state, recipient) });
  if (sender === NOBODY && setOwnOrders(state)) return null;
  if (sender === NOBODY) {
    const decider = deciderOf(state, recipient);
    return papers.some((paper) => deciderOf(state, paper.recipient) === decider)
      ? no('NLC-12.3a', refusals.alreadyDecided, { body: bodyName(state, decider) })
      : null;
  }
  const { isOutOfEarshot, isCutOff } = linked(still, addressOf(sender, recipient), () =>
    linkTo(state, sender, recipient),
  );
  if (isSpent(state, draft, sender))
    return no('NLC-12.12a', refusals.capacitySpent, { leader: leaderSheet(state, sender).name });
  if (isOutOfEarshot)
    return no('NLC-12.12c', refusals.faceToFaceOnly, { leader: leaderSheet(state, sender).name });
  return isCutOff ? no('NLC-R046', refusals.noCourier, { body: bodyName(state, recipient) }) : null;
}

/** What does not depend on the papers that are written already. */
interface Link {
  readonly isOutOfEarshot: boolean;
  readonly isCutOff: boolean;
}

const linked = keptBy<Standstill, number, Link>();

const linkTo = (state: Read, sender: LeaderId, recipient: BodyId): Link => ({
  isOutOfEarshot: mustSpeakInPerson(state, sender) && !isFaceToFace(state, sender, recipient),
  isCutOff: delayTo(state, sender, recipient) === null,
});
