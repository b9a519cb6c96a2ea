import type { GameBoard } from '@grognard/desk';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import type { Target } from '@grognard/kernel';
import type { TableState, WireOffer } from '@grognard/protocol';

export type OfferIndex = ReadonlyMap<string, readonly WireOffer[]>;

/** Offers by everything they are about, put in order once per state so that a pointer is answered at once. */
export function indexOffers(state: TableState, about: GameBoard['about']): OfferIndex {
  const index = new Map<string, WireOffer[]>();
  for (const offer of state.offers) {
    const targets: readonly Target[] = [offer.target, ...about(offer.action, state)];
    for (const key of new Set(targets.map(targetKey))) {
      const list = index.get(key);
      if (list === undefined) index.set(key, [offer]);
      else list.push(offer);
    }
  }
  return index;
}
