// A damaged deck text: whatever can still be read of it, and what is wrong with the rest.

import type { InputError } from '@grognard/kernel';
import { reading } from '@grognard/kernel/forms.ts';
import { findUnitCard } from '../data/unit-cards.ts';
import type { Faction, Nation } from '../vocabulary.ts';
import { deckTextFaults } from '../words/deck-faults.ts';
import { deckOf, linesOf, type NamedDeck, nothingRead, readLine } from './deck-text.ts';

export interface Salvaged {
  readonly work: NamedDeck;
  /** What had to be left out, line by line. */
  readonly lost: readonly InputError[];
}

const FACTION_OF: { readonly [nation in Nation]: Faction } = { FR: 'FR', BR: 'CO', AL: 'CO', PR: 'PR' };

/** Whose army the cards look like, when the text does not say. */
function guessFaction(ids: readonly string[]): Faction {
  const factions = ids.flatMap((id) => {
    const card = findUnitCard(id);
    return card === undefined ? [] : [FACTION_OF[card.nation]];
  });
  return factions.find((one) => one !== 'PR') ?? factions[0] ?? 'FR';
}

/** Null when nothing of the text is a deck. */
export function salvageDeck(text: string): Salvaged | null {
  const into = nothingRead();
  const lost: InputError[] = [];
  for (const [line, path] of linesOf(text)) {
    const read = reading(() => readLine(line, path, into));
    if (!read.ok) lost.push(read.error);
  }
  if (into.copies.size === 0 && into.name === null) return null;
  const faction = into.faction ?? guessFaction([...into.copies.keys()]);
  const deck = reading(() => deckOf(faction, into.copies));
  if (!deck.ok) return null;
  return { work: { name: into.name ?? deckTextFaults.recovered, deck: deck.value }, lost };
}
