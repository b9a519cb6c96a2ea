import type { AnyRules, Result, Seat } from '@grognard/kernel';
import type { Failed, Players } from '@grognard/protocol';

const wrong = (path: string, message: string): Failed => ({
  ok: false,
  error: { code: 'wrong-players', path, message },
});

/** Every seat of the match has a player, and nobody else has. */
export function checkPlayers({ id }: AnyRules, seats: readonly Seat[], players: Players): Result<null> {
  const missing = seats.find((seat) => players[seat] === undefined);
  if (missing !== undefined) return wrong(`players.${missing}`, `Say who plays ${missing}.`);
  const extra = Object.keys(players).find((seat) => !seats.includes(seat));
  if (extra !== undefined) return wrong(`players.${extra}`, `${id} has no seat “${extra}”.`);
  return { ok: true, value: null };
}
