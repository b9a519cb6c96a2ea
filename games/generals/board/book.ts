// The rulebook of Generals for people: chapters in playing order. The numbered rules follow them on the page.
import type { TeachingBook } from '@grognard/desk';
import { card } from './book/words/card.ts';
import { combat } from './book/words/combat.ts';
import { howToPlay } from './book/words/how-to-play.ts';
import { bombarding, fieldAndArmies, moving, writingOrders } from './book/words/orders-and-moves.ts';
import { glossary, options, rallying, scoring } from './book/words/rally-and-scoring.ts';
import { synonyms } from './book/words/synonyms.ts';

export const book: TeachingBook = {
  chapters: [
    howToPlay,
    fieldAndArmies,
    writingOrders,
    moving,
    bombarding,
    combat,
    rallying,
    scoring,
    options,
    glossary,
  ],
  card,
  synonyms,
};
