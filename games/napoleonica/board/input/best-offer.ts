// Where several offers mean the same press, the cheapest answers it, so that no menu stands in the way of a turn.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import type { OrderColour } from '../../data/words.ts';
import type { Offer } from '../desk.ts';
import { spelt } from './tokens.ts';

/** Purple pays for anything: it is kept. Of the rest, what one has most of goes first. */
function priceOf(pay: string, tokens: readonly OrderColour[]): number {
  const rarity = [...pay].reduce((sum, letter) => sum - tokens.filter((each) => each === letter).length, 0);
  return (pay.includes('P') ? 100 : 0) + rarity;
}

const least = (offers: readonly Offer[], price: (offer: Offer) => number): readonly Offer[] => {
  const first = offers.toSorted((a, b) => price(a) - price(b))[0];
  return first === undefined ? [] : [first];
};

/** Orders that are lifted pay, if they can; otherwise the cheapest do. */
export function bestActivation(
  offers: readonly Offer[],
  tokens: readonly OrderColour[],
  lifted: readonly OrderColour[],
): readonly Offer[] {
  const legal = legalIn(offers);
  if (legal.length === 0) return offers;
  const wanted = legal.filter(({ action }) => action.type === 'activate' && action.pay === spelt(lifted));
  if (wanted.length > 0) return wanted;
  return least(legal, ({ action }) => (action.type === 'activate' ? priceOf(action.pay, tokens) : 0));
}

/** NAP-COR.4: no Corruption for a hex that can be reached without. */
export function bestMove(offers: readonly Offer[]): readonly Offer[] {
  const legal = legalIn(offers);
  if (legal.length === 0) return offers;
  return least(legal, ({ action }) => (action.type === 'move' ? (action.corruption ?? 0) : 0));
}

const FREE: readonly string[] = ['master', 'card'];

/** NAP-ATK.19: a reroll that costs nothing comes before one that is paid for. */
export function bestReroll(offers: readonly Offer[]): readonly Offer[] {
  const free = legalIn(offers).filter(
    ({ action }) => action.type === 'reroll' && FREE.includes(action.source),
  );
  return free.length > 0 ? free.slice(0, 1) : offers;
}
