// SAG-20: the place where decks are built, kept and shared.
import type { Workshop } from '@grognard/desk';
import { workshopWords } from './words/sentences-workshop.ts';
import { DeckBuilder } from './workshop/deck-builder.tsx';

export const workshop: Workshop = {
  rooms: [{ id: 'decks', title: workshopWords.title, say: workshopWords.say, Screen: DeckBuilder }],
};
