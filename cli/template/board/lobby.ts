import type { Lobby } from '@grognard/web/lobby.ts';
import { meta } from '../meta.ts';
import { viewOf } from './reading.ts';
import { SeatSign } from './seat-sign.tsx';

/** What the lobby shows of this game: no options yet, one way to begin. */
export const lobby: Lobby = {
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
  moment: (view) => (Object.values(viewOf(view).coins).includes(null) ? 'Laying coins' : 'Over'),
};
