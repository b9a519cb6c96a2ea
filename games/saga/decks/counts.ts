// How often each card is in a deck, and the deck with one more or one fewer of it.
import { findStrategyCard, STRATEGY_CARDS } from '../data/strategy-cards.ts';
import { UNIT_CARDS } from '../data/unit-cards.ts';
import type { Deck, StrategyCardId, UnitCardId } from '../vocabulary.ts';

export type CardId = UnitCardId | StrategyCardId;

const UNIT_ORDER = UNIT_CARDS.map(({ id }) => id);
const STRATEGY_ORDER = STRATEGY_CARDS.map(({ id }) => id);

/** In the order of the catalogue, so that equal decks are equal lists. */
const sorted = (ids: readonly CardId[], order: readonly CardId[]): readonly CardId[] =>
  order.flatMap((id) => ids.filter((one) => one === id));

export const inOrder = (deck: Deck): Deck => ({
  faction: deck.faction,
  units: sorted(deck.units, UNIT_ORDER),
  strategy: sorted(deck.strategy, STRATEGY_ORDER),
});

export const copiesOf = (cards: readonly CardId[], id: CardId): number =>
  cards.filter((one) => one === id).length;

/** Each card once, in the order it first comes, with how often it comes. */
export const tallied = (cards: readonly CardId[]): readonly (readonly [id: CardId, copies: number])[] =>
  [...new Set(cards)].map((id) => [id, copiesOf(cards, id)]);

const repeated = (id: CardId, copies: number): readonly CardId[] =>
  Array.from({ length: Math.max(0, copies) }, () => id);

/** The deck with so many copies of a card, whichever part of it the card belongs to. */
export function withCopies(deck: Deck, id: CardId, copies: number): Deck {
  const part = findStrategyCard(id) === undefined ? 'units' : 'strategy';
  const rest = deck[part].filter((one) => one !== id);
  return inOrder({ ...deck, [part]: [...rest, ...repeated(id, copies)] });
}
