// A match may end beside the board: drawn by agreement, won on time, given up by somebody who is not asked anything, or
// closed by whoever runs the place it is played at.
import type { Ending, Seat } from './contract.ts';
import { isFields } from './equal.ts';
import type { AnyMatch } from './match.ts';
import { endings } from './words/endings.ts';

/** How it was settled, and for whom. */
export type Settled =
  | { readonly is: 'draw' | 'closed' | 'aborted' }
  /** Where a side has several seats, all of them win. */
  | { readonly is: 'time' | 'resigned'; readonly winner: Seat; readonly allies?: readonly Seat[] };

const outcomeSettled = (settled: Settled): Ending => ({
  winners: 'winner' in settled ? [settled.winner, ...(settled.allies ?? [])] : [],
  rule: null,
  text: endings[settled.is],
  settled: settled.is,
});

/** Ends the match here: nobody is asked any more, nothing can be taken back, and everybody may know all of it. */
export function settle({ memory }: AnyMatch, settled: Settled): void {
  memory.at = { ...memory.at, pending: [], outcome: outcomeSettled(settled) };
  memory.wall = memory.journal.length;
  memory.wallAt = memory.at;
  memory.since = null;
}

/** How an outcome that was written down says the match was settled; null when the game's own rules ended it. */
export function settledIn(outcome: unknown, seats: readonly Seat[]): Settled | null {
  if (!isFields(outcome)) return null;
  const { settled, winners } = outcome;
  if (settled === 'draw' || settled === 'closed' || settled === 'aborted') return { is: settled };
  if (settled !== 'time' && settled !== 'resigned') return null;
  if (!Array.isArray(winners) || new Set(winners).size !== winners.length) return null;
  const won = winners.flatMap((raw) => seats.find((seat) => seat === raw) ?? []);
  const [winner, ...allies] = won;
  if (winner === undefined || won.length !== winners.length) return null;
  return allies.length === 0 ? { is: settled, winner } : { is: settled, winner, allies };
}
