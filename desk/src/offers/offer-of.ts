import { sameJson } from '@grognard/kernel';
import type { Offer } from '../contract/table-state.ts';

/** The offer of an action, wherever the action was made. */
export const offerOf = <A>(offers: readonly Offer<A>[], action: A): Offer<A> | undefined =>
  offers.find((offer) => sameJson(offer.action, action));
