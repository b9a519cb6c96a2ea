// What 'Do it for me' would do, said as wishes about the offers of the moment.
import type { Json } from '@grognard/kernel';
import type { NextAction } from '../contract/guide.ts';
import type { Offer } from '../contract/table-state.ts';
import { legalIn } from '../offers/legal.ts';

export type Wish<V = Json, A = Json> = (action: A, view: V, offer: Offer<A>) => boolean;

/** The first legal offer that is wished for, in the order of the wishes. */
export const firstOf =
  <V, A>(...wishes: readonly Wish<V, A>[]): NextAction<V, A> =>
  (state) => {
    const legal = legalIn(state.offers);
    for (const wish of wishes) {
      const found = legal.find((offer) => wish(offer.action, state.view, offer));
      if (found !== undefined) return found.action;
    }
    return null;
  };

/** The legal offer worth most; none when none is worth anything. */
export const bestOf =
  <V, A>(worthOf: (action: A, view: V) => number): NextAction<V, A> =>
  (state) => {
    let best: A | null = null;
    let most = 0;
    for (const { action } of legalIn(state.offers)) {
      const worth = worthOf(action, state.view);
      if (worth <= most) continue;
      best = action;
      most = worth;
    }
    return best;
  };

/** The first of these that has an answer. */
export const either =
  <V, A>(...choices: readonly NextAction<V, A>[]): NextAction<V, A> =>
  (state) => {
    for (const choose of choices) {
      const action = choose(state);
      if (action !== null) return action;
    }
    return null;
  };

/** Whatever answers the whole decision. */
export const commits = (_action: unknown, _view: unknown, { role }: Offer<unknown>): boolean =>
  role === 'commit';
