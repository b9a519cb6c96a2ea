import type { Action, GameEvent, GameState, Viewer } from './contract.ts';
import type { JournalEntry } from './journal.ts';
import { isUndo } from './journal.ts';
import type { Match } from './match.ts';

/**
 * The entries a viewer may know of, oldest first: those of its own seat, those nobody may take back, and those it saw
 * something of; all of them once the game is over. Everything a screen counts, it counts in these, or the number of
 * entries would tell how many orders the other side has drafted.
 */
export function vantage<S extends GameState, A extends Action, E extends GameEvent, V, O>(
  match: Match<S, A, E, V, O>,
  viewer: Viewer,
): readonly number[] {
  const { journal, memory } = match;
  const over = memory.at.outcome !== null;
  return journal.filter((entry) => over || isSeen(match, entry, viewer)).map((entry) => entry.n);
}

function isSeen<S extends GameState, A extends Action, E extends GameEvent, V, O>(
  { module, memory }: Match<S, A, E, V, O>,
  entry: JournalEntry<A>,
  viewer: Viewer,
): boolean {
  if (entry.seat === viewer) return true;
  if (!isUndo(entry) && entry.barrier) return true;
  const events = memory.events[entry.n] ?? [];
  return events.some((event) => module.redact(event, viewer) !== null);
}
