// Who sits where in a new game: what was chosen for a seat, and what nobody has chosen yet.
import type { Lobby } from '@grognard/desk';
import type { Json, Seat } from '@grognard/kernel';
import type { Player, Players } from '@grognard/protocol';

const veteran: Player = { kind: 'ai', level: 'veteran' };

export const seatsFor = (lobby: Lobby, options: Json): Lobby['seats'] =>
  lobby.seats.filter(({ seat }) => lobby.isSeated?.(options, seat) ?? true);

/** Whoever has not said where to sit sits at the first seat nobody was chosen for; machines have the others. */
export function whoPlays(lobby: Lobby, options: Json, chosen: Players): readonly [Seat, Player][] {
  const seats = seatsFor(lobby, options).map(({ seat }) => seat);
  const isSeated = seats.some((seat) => chosen[seat]?.kind === 'me');
  const mine = isSeated ? undefined : seats.find((seat) => chosen[seat] === undefined);
  return seats.map((seat) => [seat, chosen[seat] ?? (seat === mine ? { kind: 'me' } : veteran)]);
}

/** The same people, seated from the other end of the table. */
export function swapped(seated: readonly (readonly [Seat, Player])[]): Players {
  const players = seated.map(([, player]) => player).reverse();
  return Object.fromEntries(seated.map(([seat], i) => [seat, players[i] ?? veteran]));
}
