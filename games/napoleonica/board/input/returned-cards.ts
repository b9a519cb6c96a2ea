// NAP-SET.14: cards that go back into the deck are marked one by one; the last one asks to be confirmed.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import type { CardId } from '../../data/words.ts';
import type { Desk, Offer } from '../desk.ts';
import { ownerOf } from './moment.ts';

/** Each card of the hand may be one of those that go back. */
export const isReturning = (desk: Desk): boolean =>
  desk.offers().some(({ action }) => action.type === 'returnCards');

/** How many go back. */
export function countReturned(desk: Desk): number {
  const action = desk.offers().find((offer) => offer.action.type === 'returnCards')?.action;
  return action?.type === 'returnCards' ? action.cards.length : 0;
}

export const placesOf = (desk: Desk): readonly number[] => {
  const picked = desk.selection.value;
  return picked?.kind === 'return' ? picked.places : [];
};

/** Where in the hand the pressed card lies: equal cards differ in their place only. */
const placeOf = (at: Element): number => Number(at.closest('[data-place]')?.getAttribute('data-place') ?? -1);

export function pressReturned(desk: Desk, at: Element): boolean {
  if (!isReturning(desk)) return false;
  const [places, place] = [placesOf(desk), placeOf(at)];
  if (place < 0) return true;
  const kept = places.filter((each) => each !== place);
  const next = kept.length < places.length ? kept : [...kept, place].slice(-countReturned(desk));
  desk.selection.value = { kind: 'return', places: next };
  return true;
}

/** The offer that gives back just the cards that are marked. */
export function returnOffer(desk: Desk): Offer | undefined {
  const { view } = desk.shown.value;
  const hand = view.battle?.players[ownerOf(view)].hand ?? [];
  const marked: readonly CardId[] = placesOf(desk).flatMap((place) => hand[place] ?? []);
  const key = marked.toSorted().join();
  return desk
    .offers()
    .find(
      (offer) =>
        isLegal(offer) && offer.action.type === 'returnCards' && offer.action.cards.toSorted().join() === key,
    );
}
