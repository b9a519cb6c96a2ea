// GEN-6.2, 6.5: an order is written with its first leg; a ride that goes on replaces it.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import type { Sector } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';
import { orderKey } from '../drawing/order-groups.ts';
import { pick } from './selection.ts';
import { type OrderPick, ridesOver, ridesTo } from './written-orders.ts';

/** Writes a leg and leaves its arrow in hand, where Cavalry may ride on from it. */
export function writeLeg(desk: Desk, picked: OrderPick, to: Sector, offer: Offer): void {
  const rides = ridesOver(desk, picked, to);
  pick(desk, rides.length === 0 ? { ...picked, via: null, rides } : { ...picked, via: to, rides });
  void desk.submit(offer.action);
}

/** The order whose arrow ended here goes on to another sector. */
export function rideOn(desk: Desk, picked: OrderPick, to: Sector): boolean {
  const [ride] = ridesTo(picked, to);
  const { from, arm, via } = picked;
  if (ride === undefined || via === null) return false;
  const written = orderKey({ from, arm, path: [via] });
  const { sheet } = desk.shown.value.view;
  const order = sheet.findLastIndex((each) => orderKey(each) === written);
  const replacing: Offer['action'][] = [{ type: 'unorder', order }, ride.action];
  pick(desk, { ...picked, via: null, rides: [] });
  void desk.submitEach((fresh) => {
    const next = replacing.shift();
    return next === undefined
      ? undefined
      : fresh.find((offer) => isLegal(offer) && JSON.stringify(offer.action) === JSON.stringify(next));
  });
  return true;
}
