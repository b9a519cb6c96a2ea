// What the lobby shows of Matching Pennies: one way to begin, and the options as the rules declare them.
import type { Lobby } from '@grognard/desk';
import { asking } from '@grognard/desk/lobby/asking.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { meta } from '../meta.ts';
import { type Options, options } from '../options.ts';
import { SeatSign } from './drawing/seat-sign.tsx';
import { FIELDS } from './lobby/fields.ts';
import { lobbySentences } from './words/sentences.ts';

export const lobby: Lobby<Options> = {
  defaults: options.usual,
  ...asking<Options>({
    setup: { key: 'setup', say: tell(lobbySentences.setup), cards: [], Picture: () => null },
    fields: FIELDS,
  }),
  seats: [
    { seat: 'even', name: meta.seatNames.even, note: tell(lobbySentences.even) },
    { seat: 'odd', name: meta.seatNames.odd, note: tell(lobbySentences.odd) },
  ],
  SeatSign,
  battleName: ({ reversed }) => tell(reversed ? lobbySentences.reversed : lobbySentences.usual),
  length: () => tell(lobbySentences.length),
};
