// NLC-12.7, NLC-F.7: the column of a compliance roll, and what shifts it.
import type { RuleId } from '@grognard/kernel';
import { bodySheet } from '../changes/bodies.ts';
import { deciderOf } from '../orders/divisions.ts';
import { activeLeg, isAttackType } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import type { Leg, Order } from '../state.ts';
import { COMPLIANCE_SHIFTS, complianceColumn, HIGHEST_COLUMN } from '../tables/order-tables.ts';
import type { BodyId } from '../vocabulary.ts';
import { isBypassed, isConfused } from './unsettled.ts';

/** What of an order matters for obedience. */
export type Tested = Pick<Order, 'recipient' | 'legs' | 'faceToFace' | 'divisional'>;

export interface Shift {
  readonly reason: keyof typeof COMPLIANCE_SHIFTS;
  readonly rule: RuleId;
  /** Columns to the right. */
  readonly by: number;
}

const shift = (reason: Shift['reason'], rule: RuleId, applies: boolean): readonly Shift[] =>
  applies ? [{ reason, rule, by: COMPLIANCE_SHIFTS[reason] }] : [];

/** NLC-T2, NLC-R049, of one leg, each reason once: ratings and Reserve at the test, face-to-face and divisional at issue (NLC-R174). */
function shiftsOf(state: Read, { recipient, faceToFace, divisional }: Tested, leg: Leg): readonly Shift[] {
  const isLight = divisional || bodySheet(state, recipient).kind === 'cavalryCorps';
  return [
    ...shift('recipientOnReserve', 'NLC-12.2.9c', isOnReserve(state, recipient)),
    ...shift('attackOrProbe', 'NLC-T2', isAttackType(leg.type)),
    ...shift('faceToFace', 'NLC-12.6a', faceToFace),
    ...shift('divisionalOrderOrCavalryCorps', 'NLC-T2', isLight),
    ...shift('generalRetreat', 'NLC-12.2.7a', leg.type === 'generalRetreat'),
    ...shift('commandConfusion', 'NLC-20.5', isConfused(state, recipient)),
    ...shift('directCommandAftermath', 'NLC-20.7b', isBypassed(state, recipient)),
  ];
}

/** NLC-12.2a: a division that follows its corps is under the order of that. */
const isOnReserve = (state: Read, recipient: BodyId): boolean =>
  activeLeg(state, deciderOf(state, recipient)).type === 'reserve';

export interface ComplianceTest {
  readonly column: number;
  readonly shifts: readonly Shift[];
}

/** NLC-12.7c: a sequence is tested once, on its leftmost column. */
export function complianceTest(
  state: Read,
  order: Tested,
  sender: number,
  recipient: number,
): ComplianceTest {
  let leftmost: ComplianceTest = { column: HIGHEST_COLUMN, shifts: [] };
  for (const [i, leg] of order.legs.filter(({ type }) => type !== 'assign').entries()) {
    const shifts = shiftsOf(state, order, leg);
    const columns = shifts.reduce((sum, { by }) => sum + by, 0);
    const column = complianceColumn(sender + recipient, columns);
    if (i === 0 || column < leftmost.column) leftmost = { column, shifts };
  }
  return leftmost;
}

export const columnOf = (state: Read, order: Tested, sender: number, recipient: number): number =>
  complianceTest(state, order, sender, recipient).column;
