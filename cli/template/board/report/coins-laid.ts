import type { Tally } from '@grognard/desk';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../../events.ts';
import { coinName } from '../../names.ts';
import { SIDES } from '../../vocabulary.ts';
import { reportSentences } from '../words/sentences.ts';

/** What each side showed; after a resignation the coins stay covered. */
export function coinsLaid(events: readonly Event[]): Tally {
  const shown = events.find((event) => event.type === 'coinsShown');
  const bySeat = SIDES.map((side) => coinName(shown?.faces[side] ?? 'covered'));
  return {
    title: tell(reportSentences.coins),
    aside: tell(reportSentences.turnedUp),
    rows: [{ name: tell(reportSentences.face), rule: 'PENNY-1.3', bySeat }],
  };
}
