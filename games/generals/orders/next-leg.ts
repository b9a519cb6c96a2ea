// GEN-6.8, 6.9: an order's arrow, leg by leg (GEN-R.14).
import type { Frozen } from '@grognard/kernel';
import type { Order } from '../state.ts';
import type { Sector } from '../vocabulary.ts';

export interface Leg {
  readonly from: Sector;
  /** Its own sector for an attack on the building. */
  readonly to: Sector;
  readonly building: boolean;
}

/** The leg an order would use next; null when its arrow is used up. */
export function nextLeg(order: Frozen<Order>): Leg | null {
  const first = order.path[0];
  const second = order.path[1];
  if (order.legs === 0) {
    return first === 'building'
      ? { from: order.from, to: order.from, building: true }
      : { from: order.from, to: first, building: false };
  }
  if (order.legs === 1 && first !== 'building' && second !== undefined) {
    return { from: first, to: second, building: false };
  }
  return null;
}
