import type { Action, GameEvent, GameState, Seat, Viewer } from './contract.ts';
import { isUndo } from './journal.ts';
import { eraOf, type Match } from './match.ts';
import { vantage } from './vantage.ts';

/** What happened with one entry, as a viewer may see it. */
export interface Happening<E> {
  /** 0: the opening. */
  readonly n: number;
  readonly seat: Seat | null;
  readonly events: readonly E[];
  /** Taken back later. */
  readonly struck: boolean;
  /** The seat was not asked, having one answer. Nobody else is told before the game is over: it might tell of a hand. */
  readonly forced?: true;
}

function happeningAt<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  entry: number,
  viewer: Viewer,
): Happening<E> {
  const { journal, memory } = match;
  // What happened by older rules is told as they tell it.
  const module = eraOf(match, entry).module as typeof match.module;
  const made = journal[entry - 1];
  const events = memory.events[entry] ?? [];
  const isOver = memory.at.outcome !== null;
  const isOpen = isOver && module.opensAtEnd === true;
  const happening = {
    n: entry,
    seat: made?.seat ?? null,
    events: isOpen ? events : events.flatMap((event) => module.redact(event, viewer) ?? []),
    struck: memory.struck?.has(entry) === true,
  };
  const isForced = made !== undefined && !isUndo(made) && made.forced === true;
  const mayKnow = made?.seat === viewer || isOver;
  return isForced && mayKnow ? { ...happening, forced: true } : happening;
}

/**
 * What happened with the entries from `n` on, `n` included; 0 is the opening. The events are redacted, but how many
 * entries there are is the umpire's knowledge: `momentsSince` is what a viewer may be told.
 */
export function eventsSince<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  n: number,
  viewer: Viewer,
): Happening<E>[] {
  const happenings: Happening<E>[] = [];
  for (let entry = n; entry <= match.journal.length; entry++)
    happenings.push(happeningAt(match, entry, viewer));
  return happenings;
}

/** What a viewer saw happen, counted in the moments it may know of: from its moment `n` on, `n` included. */
export function momentsSince<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  n: number,
  viewer: Viewer,
): Happening<E>[] {
  const later = vantage(match, viewer).slice(Math.max(0, n - 1));
  return [...(n === 0 ? [0] : []), ...later].map((entry, i) => ({
    ...happeningAt(match, entry, viewer),
    n: n + i,
  }));
}
