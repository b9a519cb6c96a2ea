// NLC-9.1: who comes onto the map goes on at once where the order leaves one way: one press brings a group on and sends it.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import { offerOf } from '@grognard/desk/offers/offer-of.ts';
import type { Desk, Offer } from '../desk.ts';

/** The only stop there is for a group that has just come on; undefined where there is something to decide. */
export function onlyStop(offers: readonly Offer[]): Offer | undefined {
  const stops = legalIn(offers).filter(({ action }) => action.type === 'go' || action.type === 'endMove');
  return stops.length === 1 ? stops[0] : undefined;
}

export function bringOn(desk: Desk, { action }: Offer): void {
  let said = 0;
  void desk.submitEach((offers) => {
    said += 1;
    if (said === 1) return offerOf(offers, action);
    return said === 2 ? onlyStop(offers) : undefined;
  });
}
