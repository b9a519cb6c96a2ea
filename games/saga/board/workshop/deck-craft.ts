// Decks as something a workshop makes: their text, their limits, the first one on the bench.
import { type Draft, newDraft } from '@grognard/desk/workshop/bench.ts';
import type { Craft } from '@grognard/desk/workshop/craft.ts';
import type { Work } from '@grognard/desk/workshop/use-workbench.ts';
import { DECKS } from '../../data/decks.ts';
import { findStrategyCard, mayUse } from '../../data/strategy-cards.ts';
import { unitCard } from '../../data/unit-cards.ts';
import { inOrder } from '../../decks/counts.ts';
import { type Limits, marchesWith } from '../../decks/deck-rules.ts';
import { LONGEST_NAME, type NamedDeck, readDeckText, writeDeck } from '../../decks/deck-text.ts';
import { salvageDeck } from '../../decks/salvage.ts';
import type { Deck, Faction } from '../../vocabulary.ts';
import { workshopWords } from '../words/sentences-workshop.ts';

export type DeckDraft = Draft<NamedDeck>;
export type DeckWork = Work<NamedDeck, Limits>;

export const isUnsaved = (draft: DeckDraft): boolean => writeDeck(draft) !== draft.base;

const named = (name: string, deck: Deck): NamedDeck => ({ name, deck: inOrder(deck) });
export const newDeck = (name: string, deck: Deck): DeckDraft => newDraft(named(name, deck));
export const emptyDeck = (faction: Faction): Deck => ({ faction, units: [], strategy: [] });

/** SAG-20.2, SAG-R73: who serves another army stays behind. */
export function enlisted(deck: Deck, faction: Faction): Deck {
  return {
    faction,
    units: deck.units.filter((id) => marchesWith(faction, unitCard(id))),
    strategy: deck.strategy.filter((id) => {
      const card = findStrategyCard(id);
      return card !== undefined && mayUse(faction, card);
    }),
  };
}

const MOST_POINTS = 10_000;
const FIRST_LIMITS: Limits = { armyPoints: 900, outflank: true };

function readLimits(raw: unknown): Limits {
  const part: Readonly<Record<string, unknown>> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const points = part['armyPoints'];
  const isPoints =
    typeof points === 'number' && Number.isInteger(points) && points > 0 && points <= MOST_POINTS;
  return { armyPoints: isPoints ? points : FIRST_LIMITS.armyPoints, outflank: part['outflank'] !== false };
}

export const deckCraft: Craft<NamedDeck, Limits> = {
  noun: 'deck',
  one: 'a deck',
  shelfKeys: 'grognard-deck-saga-',
  benchKey: 'grognard-workbench-saga',
  longestName: LONGEST_NAME,
  first: named(workshopWords.firstName, DECKS.frenchBasic),
  firstLimits: FIRST_LIMITS,
  write: writeDeck,
  read: readDeckText,
  salvage: salvageDeck,
  readLimits,
};
