import { expect, test } from 'vitest';
import { limitLines } from '../board/workshop/limit-lines.ts';
import { DECKS } from '../data/decks.ts';
import { withCopies } from '../decks/counts.ts';
import { deckFaults } from '../decks/deck-rules.ts';
import { DECK_NAMES, type Deck } from '../vocabulary.ts';

const LIMITS = { armyPoints: 10_000, outflank: true };
const spoilt: readonly Deck[] = DECK_NAMES.flatMap((name) => {
  const deck = DECKS[name];
  const [unit = '', card = ''] = [deck.units[0], deck.strategy[0]];
  return [
    deck,
    withCopies(deck, unit, 0),
    withCopies(deck, card, 1),
    withCopies(deck, card, 3),
    withCopies(deck, 'FR-GART', 3),
    withCopies(deck, 'FR-CHAS', 9),
    withCopies(deck, 'FR-OG', 4),
    { ...deck, units: [], strategy: [] },
  ];
});

test.each(spoilt)('SAG-20: the list of limits agrees with the rules, deck %#', (deck) => {
  const broken = new Set(limitLines(deck).flatMap(({ isKept, rule }) => (isKept ? [] : [rule])));
  const rules = deckFaults(deck, LIMITS)
    .map(({ rule }) => rule)
    .filter((rule) => rule !== 'SAG-20.2' && rule !== 'SAG-20.4' && rule !== 'SAG-5.10');
  expect(broken).toEqual(new Set(rules));
});
