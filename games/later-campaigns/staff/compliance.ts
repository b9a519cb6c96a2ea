// NLC-12.7, F.7: the column of a compliance roll.
import { bodySheet } from '../changes/bodies.ts';
import { activeLeg, isAttackType } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import type { Leg, Order } from '../state.ts';
import { COMPLIANCE_SHIFTS, complianceColumn, HIGHEST_COLUMN } from '../tables/order-tables.ts';
import { unsettledBy } from './unsettled.ts';

/** T2, of one leg: ratings and Reserve at the test, face-to-face and divisional at issue (R174). */
function shiftsOf(state: Read, order: Order, leg: Leg): number {
  const { recipient } = order;
  const isOnReserve = activeLeg(state, recipient).type === 'reserve';
  const isLight = order.divisional || bodySheet(state, recipient).kind === 'cavalryCorps';
  return (
    (isOnReserve ? COMPLIANCE_SHIFTS.recipientOnReserve : 0) +
    (isAttackType(leg.type) ? COMPLIANCE_SHIFTS.attackOrProbe : 0) +
    (order.faceToFace ? COMPLIANCE_SHIFTS.faceToFace : 0) +
    (isLight ? COMPLIANCE_SHIFTS.divisionalOrderOrCavalryCorps : 0) +
    (leg.type === 'generalRetreat' ? COMPLIANCE_SHIFTS.generalRetreat : 0) -
    unsettledBy(state, recipient)
  );
}

/** NLC-12.7c: a sequence is tested once, on its leftmost column. */
export function columnOf(state: Read, order: Order, sender: number, recipient: number): number {
  const columns = order.legs
    .filter(({ type }) => type !== 'assign')
    .map((leg) => complianceColumn(sender + recipient, shiftsOf(state, order, leg)));
  return Math.min(HIGHEST_COLUMN, ...columns);
}
