import type { Lobby } from '@grognard/desk';
import { meta } from '../meta.ts';
import { SeatSign } from './drawing/seat-sign.tsx';

/** What the lobby shows of this game: no options yet, one way to begin. */
export const lobby: Lobby<object> = {
  defaults: {},
  setup: { key: 'setup', say: 'There is one way to begin.', cards: [], Picture: () => null },
  fields: [],
  seats: meta.seats.map((seat) => ({ seat, name: meta.seatNames[seat], note: '' })),
  SeatSign,
  value: () => null,
  change: (options) => options,
  isShown: () => false,
  remark: () => null,
  battleName: () => meta.title,
  length: () => 'about a minute',
};
