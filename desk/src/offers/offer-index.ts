import type { Target } from '@grognard/kernel';
import type { Offer } from '../contract/table-state.ts';
import { targetKey } from '../target/target-key.ts';

export type OfferIndex<A> = ReadonlyMap<string, readonly Offer<A>[]>;

/** Offers by everything they are about, put in order once per state so that a pointer is answered at once. */
export function indexOffers<A>(
  offers: readonly Offer<A>[],
  about: (action: A) => readonly Target[],
): OfferIndex<A> {
  const index = new Map<string, Offer<A>[]>();
  for (const offer of offers)
    for (const key of new Set([offer.target, ...about(offer.action)].map(targetKey))) {
      const list = index.get(key);
      if (list === undefined) index.set(key, [offer]);
      else list.push(offer);
    }
  return index;
}
