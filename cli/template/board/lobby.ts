// What the lobby shows of Matching Pennies: one way to begin, and the options as the rules declare them.
import type { Lobby } from '@grognard/desk';
import { asking } from '@grognard/desk/lobby/asking.ts';
import { meta } from '../meta.ts';
import { type Options, options } from '../options.ts';
import { SeatSign } from './drawing/seat-sign.tsx';
import { FIELDS } from './lobby/fields.ts';

export const lobby: Lobby<Options> = {
  defaults: options.usual,
  ...asking<Options>({
    setup: { key: 'setup', say: 'There is one way to begin.', cards: [], Picture: () => null },
    fields: FIELDS,
  }),
  seats: [
    { seat: 'even', name: meta.seatNames.even, note: 'wants the coins to agree' },
    { seat: 'odd', name: meta.seatNames.odd, note: 'wants them to differ' },
  ],
  SeatSign,
  battleName: ({ reversed }) => (reversed ? 'One toss, reversed' : 'One toss'),
  length: () => 'about a minute',
};
