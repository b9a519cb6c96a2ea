import type { Tally } from '@grognard/desk';
import type { Event } from '../../events.ts';
import { coinName } from '../../names.ts';
import { SIDES } from '../../vocabulary.ts';

/** What each side showed; after a resignation the coins stay covered. */
export function coinsLaid(events: readonly Event[]): Tally {
  const shown = events.find((event) => event.type === 'coinsShown');
  const bySeat = SIDES.map((side) => coinName(shown?.faces[side] ?? 'covered'));
  return {
    title: 'Coins',
    aside: 'as they were turned up',
    rows: [{ name: 'Face', rule: 'PENNY-1.3', bySeat }],
  };
}
