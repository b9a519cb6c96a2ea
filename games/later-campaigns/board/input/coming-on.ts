// NLC-9.1: who comes onto the map goes on at once where the order leaves one way: one press brings a group on and sends it.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import { offerOf } from '@grognard/desk/offers/offer-of.ts';
import type { UnitId } from '../../vocabulary.ts';
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

const comers = (offers: readonly Offer[]): readonly (readonly UnitId[])[] =>
  legalIn(offers).flatMap(({ action }) => (action.type === 'enter' ? [action.units] : []));

/** Whether more come on than the largest group: then all of them take one press together. */
export const canAllComeOn = (offers: readonly Offer[]): boolean => {
  const groups = comers(offers);
  return new Set(groups.flat()).size > Math.max(0, ...groups.map((units) => units.length));
};

/** What comes next of it: the largest group, then its only stop; undefined when all are on, and where there is something to decide. */
export function nextComingOn(offers: readonly Offer[]): Offer | undefined {
  const isOnTheWay = legalIn(offers).some(({ action }) => action.type === 'go' || action.type === 'endMove');
  if (isOnTheWay) return onlyStop(offers);
  const most = Math.max(...comers(offers).map((units) => units.length));
  return legalIn(offers).find(({ action }) => action.type === 'enter' && action.units.length === most);
}

export const allComeOn = (desk: Desk): void => void desk.submitEach(nextComingOn);
