import type { Lobby } from '@grognard/desk';
import type { NoOptions } from '../../fields.ts';
import { meta } from '../meta.ts';
import { SeatSign } from './seat-sign.tsx';

export const lobby: Lobby<NoOptions> = {
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
  length: () => 'about ten minutes, six turns',
};
