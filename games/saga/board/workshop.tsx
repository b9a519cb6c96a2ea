// SAG-20: the place where decks are built, kept and shared.
import type { Workshop } from '@grognard/desk';
import { DeckBuilder } from './workshop/deck-builder.tsx';

export const workshop: Workshop = {
  rooms: [
    {
      id: 'decks',
      title: 'Army decks',
      say: 'Build an army and its Strategy deck, keep them here, and send them to a friend as text.',
      Screen: DeckBuilder,
    },
  ],
};
