// GEN-4.1 to 4.3, 6.9, 18.3: why an order cannot be used now, whatever it is used for.

import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { isReady, unitOf } from '../field/units.ts';
import { armName, placeName, unitName } from '../names.ts';
import type { Order, Sheet, State } from '../state.ts';
import type { Side } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';
import { nextLeg } from './next-leg.ts';
import { RIDES, unboundReady } from './orders.ts';

const USED_UP = { I: 'GEN-4.1', C: 'GEN-4.2', A: 'GEN-4.3' } as const;

export function refuseUsedUp(order: Frozen<Order>): Refusal | null {
  const { from } = order;
  if (order.courier !== null && !order.courier.arrived) {
    return no('GEN-18.3', refusals.courierLost, { from: placeName(from) });
  }
  if (!order.done) return null;
  if (order.arm === 'C' && nextLeg(order) === null) {
    return no('GEN-6.5', refusals.rideOver, { legs: order.path.length });
  }
  return no(USED_UP[order.arm], refusals.orderUsed, { arm: armName(order.arm), from: placeName(from) });
}

/** GEN-6.9: the unit that would carry the order out, apart from those the draft has already taken. */
export function refuseCarrier(
  state: Frozen<State>,
  side: Side,
  sheet: Frozen<Sheet>,
  drafted: readonly number[],
  order: Frozen<Order>,
): Refusal | null {
  if (order.unit !== null) return refuseBound(state, order, order.unit);
  const { from, arm } = order;
  let wanted = 1;
  for (const index of drafted) {
    const other = sheet[index];
    if (other !== undefined && other.unit === null && other.from === from && other.arm === arm) wanted++;
  }
  if (wanted <= unboundReady(state, side, from, arm)) return null;
  return no('GEN-6.9', refusals.nobodyReady, { arm: armName(arm), from: placeName(from) });
}

function refuseBound(state: Frozen<State>, order: Frozen<Order>, id: string): Refusal | null {
  const unit = unitOf(state, id);
  if (unit.routed) return no('GEN-14.8', refusals.routed, { unit: unitName(id) });
  if (unit.at !== nextLeg(order)?.from) return no('GEN-4.7', refusals.elsewhere, { unit: unitName(id) });
  if (!isReady(unit)) return no('GEN-4.7', refusals.spent, { unit: unitName(id) });
  if (unit.activations >= RIDES) return no('GEN-4.2', refusals.actedTwice, { unit: unitName(id) });
  return null;
}
