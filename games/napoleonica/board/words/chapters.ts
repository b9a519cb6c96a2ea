// The parts of a game by name: rounds of a battle, months of a campaign, what lies between battles.
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../../events.ts';
import type { View } from '../../view.ts';
import { aroundBattles } from '../around-battles.ts';
import { onTheField } from './sentences.ts';
import { journal } from './sentences-journal.ts';

const begins = (event: Event): string | null =>
  event.type === 'roundBegan'
    ? tell(journal.round, { round: event.round })
    : (aroundBattles()?.chapterBetween(event) ?? null);

export const chapter = (events: readonly Event[]): string | null =>
  events.map(begins).find((name) => name !== null) ?? null;

/** Where the table stands while there is no battle. */
export const betweenName = (view: View): string =>
  aroundBattles()?.momentBetween(view) ?? tell(onTheField.between);
