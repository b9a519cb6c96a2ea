// GEN-4.1 to 4.3, 6.9, 18.3: why an order cannot be used now, whatever it is used for.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { isReady, unitOf } from '../field/units.ts';
import { armName } from '../names.ts';
import type { Order, Sheet, State } from '../state.ts';
import type { Side } from '../vocabulary.ts';
import { nextLeg, RIDES, unboundReady } from './orders.ts';

const USED_UP = { I: 'GEN-4.1', C: 'GEN-4.2', A: 'GEN-4.3' } as const;

export function refuseUsedUp(order: Frozen<Order>): Refusal | null {
  const { from } = order;
  if (order.courier !== null && !order.courier.arrived) {
    return no('GEN-18.3', 'The courier to {from} did not get through: this order is lost.', { from });
  }
  if (!order.done) return null;
  if (order.arm === 'C' && nextLeg(order) === null) {
    return no('GEN-6.5', 'The ride from {from} has reached its end.', { from });
  }
  return no(USED_UP[order.arm], 'The order for {arm} in {from} has been used.', {
    arm: armName(order.arm),
    from,
  });
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
  return no('GEN-6.9', 'No ready {arm} without an order is left in {from}.', { arm: armName(arm), from });
}

function refuseBound(state: Frozen<State>, order: Frozen<Order>, id: string): Refusal | null {
  const unit = unitOf(state, id);
  if (unit.routed || unit.at !== nextLeg(order)?.from)
    return no('GEN-14.8', '{unit} is out of action.', { unit: id });
  if (!isReady(unit)) return no('GEN-4.7', '{unit} is spent and cannot be activated.', { unit: id });
  if (unit.activations >= RIDES)
    return no('GEN-4.2', '{unit} has been activated twice this round.', { unit: id });
  return null;
}
