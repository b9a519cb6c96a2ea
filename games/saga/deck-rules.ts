// SAG-20: whether a deck of one's own is legal.
import type { Deck, TableRules } from './vocabulary.ts';

/** What is wrong with a deck, with the path of the wrong field ('.units'); null when it is legal. */
export interface DeckFault {
  readonly path: string;
  readonly message: string;
}

export function deckFault(
  _deck: Deck,
  _rules: Pick<TableRules, 'armyPoints' | 'outflank'>,
): DeckFault | null {
  return null;
}
