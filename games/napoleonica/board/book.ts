// The rulebook of Napoleonica for people: chapters in playing order. The numbered rules follow them on the page.
import type { TeachingBook } from '@grognard/desk';
import { army, field, settingUp } from './book/words/army-and-field.ts';
import { attack } from './book/words/attack.ts';
import { card } from './book/words/card.ts';
import { howToPlay } from './book/words/how-to-play.ts';
import { cards, corruption, glossary, longGames, options } from './book/words/more-rules.ts';
import { orders, reinforcement, turns, winning } from './book/words/rounds.ts';
import { synonyms } from './book/words/synonyms.ts';

export const book: TeachingBook = {
  chapters: [
    howToPlay,
    army,
    field,
    settingUp,
    orders,
    reinforcement,
    turns,
    attack,
    cards,
    winning,
    corruption,
    longGames,
    options,
    glossary,
  ],
  card,
  synonyms,
};
