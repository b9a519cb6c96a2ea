// What happened, in sentences: one per type of event.
import type { LogLine } from '@grognard/desk';
import { lineAbout, type Sayings } from '@grognard/desk/journal/lines-by-type.ts';
import { bold } from '@grognard/desk/words/phrases.ts';
import type { Event } from '../../events.ts';
import { SIDE_NAME } from '../../names.ts';

const SAYINGS: Sayings<Event, null> = {
  coinLaid: ({ side }) => ({ icon: 'ui-lock', text: [bold(SIDE_NAME[side]), ' has laid a coin.'] }),
  coinsShown: ({ faces: { even, odd } }) => ({
    icon: 'ui-eye',
    text: ['Even shows ', bold(even), ', Odd shows ', bold(odd), '.'],
    isKey: true,
  }),
  sideResigned: ({ side }) => ({ icon: 'ui-close', text: [bold(SIDE_NAME[side]), ' resigns.'], isKey: true }),
};

export const logLines = (events: readonly Event[]): readonly LogLine[] =>
  events.flatMap((event) => lineAbout(SAYINGS, event, null) ?? []);
