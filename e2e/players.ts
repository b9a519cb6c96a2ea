import type { Seat } from '@grognard/kernel';
import type { Player, Players } from '@grognard/protocol';

export type Opponent = 'AI Conscript' | 'A friend' | 'A friend by file';

const OPPONENTS: { readonly [opponent in Opponent]: Player } = {
  'AI Conscript': { kind: 'ai', level: 'conscript' },
  'A friend': { kind: 'friend' },
  'A friend by file': { kind: 'mail' },
};

/** The visitor at one seat, the opponent at every other. */
export const playersAt = (seats: readonly Seat[], mine: Seat | undefined, opponent: Opponent): Players =>
  Object.fromEntries(
    seats.map((seat): [Seat, Player] => [seat, seat === mine ? { kind: 'me' } : OPPONENTS[opponent]]),
  );
