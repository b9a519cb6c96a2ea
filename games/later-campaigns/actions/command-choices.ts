// NLC-E.2 step 2: what a side may change without a courier, and the General Retreat.

import { no, type Refusal } from '@grognard/kernel';
import { againstEnding } from '../against/chits.ts';
import { bodyAt, bodySheet, hqAt, isInPlay, leaderSheet, unitsOf } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import type { MovementFrame, OrdersFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { enemyDistance } from '../ground/steps-to.ts';
import { isDivisional, mayStillMove } from '../movement/stops.ts';
import { bodyName } from '../names.ts';
import { canEndDivisional } from '../orders/assigning.ts';
import { activeLeg, isFallingBack } from '../orders/legs.ts';
import { ownEdges } from '../orders/own-edges.ts';
import { asSide, type Read, type Rule } from '../rule-types.ts';
import { bodiesHeldBy } from '../seats/holding.ts';
import { sendersHeldBy } from '../seats/writers.ts';
import { isSpent } from '../staff/capacity.ts';
import { calledBack, mayRetreatGenerally } from '../staff/general-retreat.ts';
import { draftFrom, isForOwnBodies, writeDraft } from '../staff/papers.ts';
import { mustSpeakInPerson } from '../staff/senders.ts';
import { endDivisionalOrder } from '../staff/sending.ts';
import type { BodyId, Hex } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

/** NLC-12.2.6e */
export const toReserve: Rule<OrdersFrame, 'toReserve'> = {
  type: 'toReserve',
  rule: 'NLC-12.2.6e',
  candidates(state, frame, seat) {
    const { edit, toReserve: resting } = draftFrom(frame, seat);
    if (!isForOwnBodies(frame) || edit !== null) return [];
    return bodiesHeldBy(state, seat)
      .filter(
        (body) =>
          bodySheet(state, body).kind !== 'wing' &&
          isFallingBack(activeLeg(state, body).type) &&
          !resting.includes(body),
      )
      .map((body) => ({ type: 'toReserve', body }));
  },
  refuse(state, _frame, seat, { body }) {
    const near = enemyDistance(fieldOf(state), asSide(seat));
    const facts = { body: bodyName(state, body) };
    if (hexesOfBody(state, body).some((hex) => (near[hex] ?? 8) <= 2))
      return no('NLC-12.2.6e', refusals.notBesideEnemy, facts);
    return mustGoOnRetreating(state, body) ? no('NLC-12.2.7b', refusals.retreatGoesOn, facts) : null;
  },
  target: ({ body }) => ({ button: String(body) }),
  apply(_table, frame, seat, { body }) {
    writeDraft(frame, seat, { toReserve: [...draftFrom(frame, seat).toReserve, body] });
  },
};

/** NLC-R172: an HQ rests by the same rule. */
const hexesOfBody = (state: Read, body: BodyId): readonly Hex[] => {
  const { kind, hq } = bodySheet(state, body);
  return kind === 'hq' ? [hqAt(state, hq).hex] : unitsOf(state, body).map((id) => unitAt(state, id).hex);
};

/** NLC-12.2.7b, NLC-R065: until the first turn of the night after it was sent. */
function mustGoOnRetreating(state: Read, body: BodyId): boolean {
  if (activeLeg(state, body).type !== 'generalRetreat') return false;
  const { turns } = theatreOf(state);
  const { issued } = bodyAt(state, body).order;
  const isNightfall = (n: number): boolean => turns[n - 1]?.night === true && turns[n - 2]?.night !== true;
  for (let n = issued + 1; n <= state.turn; n += 1) if (isNightfall(n)) return false;
  return true;
}

/** NLC-12.13f */
export const endDivisional: Rule<OrdersFrame, 'endDivisional'> = {
  type: 'endDivisional',
  rule: 'NLC-12.13f',
  candidates(state, frame, seat) {
    const { edit, ended: over } = draftFrom(frame, seat);
    if (!isForOwnBodies(frame) || edit !== null) return [];
    return bodiesHeldBy(state, seat)
      .filter((body) => isDivisionalNow(state, body) && !over.includes(body))
      .map((body) => ({ type: 'endDivisional', body }));
  },
  against: (state, _frame, seat, asked) =>
    againstEnding(state, asSide(seat), (body) => isDivisionalNow(state, body), asked),
  refuse: (state, _frame, _seat, { body }) => refuseEnding(state, body),
  target: ({ body }) => ({ button: String(body) }),
  apply(_table, frame, seat, { body }) {
    writeDraft(frame, seat, { ended: [...draftFrom(frame, seat).ended, body] });
  },
};

/** NLC-12.13f: also before its units move. */
export const endDivisionalNow: Rule<MovementFrame, 'endDivisional'> = {
  type: 'endDivisional',
  rule: 'NLC-12.13f',
  *candidates(state) {
    const active = state.stage?.active ?? [];
    for (const body of new Set(active.map((id) => unitAt(state, id).body)))
      if (isDivisional(state, body) && unitsOf(state, body).every((id) => mayStillMove(state, id)))
        yield { type: 'endDivisional', body };
  },
  against: (state, _frame, seat, asked) =>
    againstEnding(state, asSide(seat), (body) => isDivisionalNow(state, body), asked),
  refuse: (state, _frame, _seat, { body }) => refuseEnding(state, body),
  target: ({ body }) => ({ button: String(body) }),
  apply: (table, _frame, _seat, { body }) => endDivisionalOrder(table, body),
};

const isDivisionalNow = (state: Read, body: BodyId): boolean =>
  isInPlay(state, body) && isDivisional(state, body);

function refuseEnding(state: Read, body: BodyId): Refusal | null {
  if (canEndDivisional(state, body)) return null;
  const facts = { body: bodyName(state, body) };
  return bodyAt(state, body).endable
    ? no('NLC-12.13f', refusals.outOfRange, facts)
    : no('NLC-12.13f', refusals.orderFromAbove, facts);
}

/** NLC-12.2.7 */
export const generalRetreat: Rule<OrdersFrame, 'generalRetreat'> = {
  type: 'generalRetreat',
  rule: 'NLC-12.2.7a',
  role: 'grave',
  candidates(state, frame, seat) {
    const { edit, generalRetreats } = draftFrom(frame, seat);
    if (frame.what !== 'send' || edit !== null) return [];
    return sendersHeldBy(state, seat).flatMap((leader) => {
      const { role, army } = leaderSheet(state, leader);
      if (role !== 'oc' || generalRetreats.some((each) => each.leader === leader)) return [];
      return [null, ...ownEdges(state, army)].map((edge) => ({ type: 'generalRetreat', leader, edge }));
    });
  },
  refuse(state, frame, seat, { leader, edge }) {
    const { name, army } = leaderSheet(state, leader);
    if (!mayRetreatGenerally(state, leader)) return no('NLC-12.2.7d', refusals.lossesTooLow);
    if (calledBack(state, { leader, edge }).length === 0)
      return no('NLC-12.4b', refusals.allGoBack, { army: theatreOf(state).armies[army]?.name ?? '' });
    if (mustSpeakInPerson(state, leader)) return no('NLC-12.12c', refusals.faceToFaceOnly, { leader: name });
    return isSpent(state, draftFrom(frame, seat), leader)
      ? no('NLC-12.12a', refusals.capacitySpent, { leader: name })
      : null;
  },
  target: ({ leader }) => ({ button: String(leader) }),
  apply(_table, frame, seat, { leader, edge }) {
    const { generalRetreats } = draftFrom(frame, seat);
    writeDraft(frame, seat, { generalRetreats: [...generalRetreats, { leader, edge }] });
  },
};
