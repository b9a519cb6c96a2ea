// The rulebook of Saga for people: chapters in playing order. The numbered rules follow them on the page.
import type { TeachingBook } from '@grognard/desk';
import { card } from './book/words/card.ts';
import { options, playingCards } from './book/words/cards-and-options.ts';
import { casualties, fighting, firing, moving } from './book/words/combat.ts';
import { howToPlay } from './book/words/how-to-play.ts';
import { synonyms } from './book/words/synonyms.ts';
import { initiativeAndReform, reinforcements, settingUp } from './book/words/the-turn.ts';
import { glossary } from './book/words/words.ts';

export const book: TeachingBook = {
  chapters: [
    howToPlay,
    settingUp,
    initiativeAndReform,
    firing,
    fighting,
    casualties,
    moving,
    reinforcements,
    playingCards,
    options,
    glossary,
  ],
  card,
  synonyms,
};
