// Both sheets of a position: only orders that could have been written, bound to units that could carry them out.
import {
  fault,
  flag,
  form,
  listOf,
  mapped,
  mustBe,
  nullable,
  optional,
  record,
  whole,
} from '@grognard/kernel/forms.ts';
import { order as orderRule } from '../actions/order.ts';
import { unitOf } from '../field/units.ts';
import { writeOrdersFrame } from '../frames.ts';
import { nextLeg } from '../orders/next-leg.ts';
import { LONGEST_SHEET } from '../orders/order-actions.ts';
import { RIDES, setSheet, sheetOf } from '../orders/orders.ts';
import type { Order, Sheet, State } from '../state.ts';
import { type BySide, SIDES, type Side } from '../vocabulary.ts';
import { arm, bySide, sector, unitId } from './words.ts';

const PATHS = [
  { type: 'array', items: sector.schema, minItems: 1, maxItems: 2 },
  { const: ['building'] },
] as const;
const path = form<Order['path']>({ anyOf: PATHS }, (raw, at) => {
  const [first, second, ...more] = Array.isArray(raw) ? raw : [];
  if (first === 'building' && second === undefined) return ['building'];
  if (first === undefined || more.length > 0)
    return mustBe(raw, at, 'a list of one or two sectors, or ["building"]');
  const leg = sector(first, `${at}[0]`);
  return second === undefined ? [leg] : [leg, sector(second, `${at}[1]`)];
});

const fields = record<Order>({
  from: sector,
  arm,
  path,
  unit: optional(nullable(unitId), null),
  legs: optional(whole(0, RIDES), 0),
  done: optional(flag, false),
  courier: optional(
    nullable(record<NonNullable<Order['courier']>>({ die: whole(1, 6), arrived: flag })),
    null,
  ),
});

/** Always in the same order of fields, however much of an order was written down. */
const inOrder = ({ from, arm, path, unit, legs, done, courier }: Order): Order => ({
  from,
  arm,
  path,
  unit,
  legs,
  done,
  courier,
});

export const sheets = bySide(listOf(mapped(fields, inOrder), LONGEST_SHEET));

/** Writes the orders down one by one, each by the rules of planning. */
export function writeSheets(state: State, sheets: BySide<Sheet>, at: string): void {
  const desk = writeOrdersFrame.ask(SIDES, {});
  for (const side of SIDES) {
    sheets[side].forEach((order, index) => {
      const here = `${at}.${side}[${index}]`;
      const { from, arm: type, path: arrow } = order;
      const refusal = orderRule.refuse(state, desk, side, { type: 'order', from, arm: type, path: arrow });
      if (refusal !== null)
        fault('impossible', here, `This order could not have been written (${refusal.rule}).`);
      checkUse(state, side, order, here);
      setSheet(state, side, [...sheetOf(state, side), order]);
    });
  }
}

function checkUse(state: State, side: Side, order: Order, at: string): void {
  const { unit: id, legs, path: arrow } = order;
  if (legs > arrow.length) fault('impossible', `${at}.legs`, 'The arrow has fewer legs than were used.');
  if (id === null) {
    if (legs > 0 || order.done)
      fault('impossible', `${at}.unit`, 'A used order is bound to a unit (GEN-6.9).');
    return;
  }
  const unit = unitOf(state, id);
  if (unit.side !== side || unit.arm !== order.arm || !unit.bound) {
    fault(
      'impossible',
      `${at}.unit`,
      `${id} cannot be bound to this order: it is no bound unit of its type and side.`,
    );
  }
  if (sheetOf(state, side).some((other) => other.unit === id)) {
    fault('impossible', `${at}.unit`, `${id} is bound to two orders (GEN-6.3).`);
  }
  if (!order.done && nextLeg(order) === null)
    fault('impossible', `${at}.done`, 'The arrow is used up, so the order is done.');
}
