// What happened, in sentences: one per type of event.
import type { LogLine } from '@grognard/desk';
import { lineAbout, type Sayings } from '@grognard/desk/journal/lines-by-type.ts';
import { say } from '@grognard/desk/words/say.ts';
import type { Event } from '../../events.ts';
import { SIDE_NAME } from '../../names.ts';
import { sentences } from './sentences.ts';

const SAYINGS: Sayings<Event, null> = {
  coinLaid: ({ side }) => ({ icon: 'ui-lock', text: say(sentences.coinLaid, { side: SIDE_NAME[side] }) }),
  coinsShown: ({ faces: { even, odd } }) => ({
    icon: 'ui-eye',
    text: say(sentences.coinsShown, { even, odd }),
    isKey: true,
  }),
  sideResigned: ({ side }) => ({
    icon: 'ui-close',
    text: say(sentences.resigned, { side: SIDE_NAME[side] }),
    isKey: true,
  }),
};

export const logLines = (events: readonly Event[]): readonly LogLine[] =>
  events.flatMap((event) => lineAbout(SAYINGS, event, null) ?? []);
