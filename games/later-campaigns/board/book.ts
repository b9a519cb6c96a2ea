// The rulebook of Later Campaigns for people: chapters in playing order. The numbered rules follow them on the page.
import type { TeachingBook } from '@grognard/desk';
import { card } from './book/words/card.ts';
import { assaults, charges, morale } from './book/words/fighting.ts';
import { howToPlay } from './book/words/how-to-play.ts';
import { glossary, nightAndSupply, options } from './book/words/more-rules.ts';
import { chits, guns, moving } from './book/words/moving.ts';
import { orders } from './book/words/orders.ts';
import { synonyms } from './book/words/synonyms.ts';

export const book: TeachingBook = {
  chapters: [
    howToPlay,
    orders,
    chits,
    guns,
    charges,
    moving,
    assaults,
    morale,
    nightAndSupply,
    options,
    glossary,
  ],
  card,
  synonyms,
};
