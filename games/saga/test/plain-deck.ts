import { boxDeck } from '../data/decks.ts';
import { inOrder } from '../decks/counts.ts';
import type { Deck } from '../vocabulary.ts';

const times = (copies: number, id: string): readonly string[] => Array.from({ length: copies }, () => id);

/** A French deck of 895 points that is no deck of the box, so that tests do not depend on how those are tuned. */
export const PLAIN: Deck = inOrder({
  faction: 'FR',
  units: [
    ...times(6, 'FR-LINE'),
    ...times(2, 'FR-LIGHT'),
    ...['FR-GREN', 'FR-YG', 'FR-OG', 'FR-CUIR', 'FR-HUSS', 'FR-CHAS', 'FR-FART', 'FR-HART'],
  ],
  strategy: boxDeck('frenchBasic', false).strategy,
});
