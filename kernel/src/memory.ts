import type { Action, GameEvent, GameState, NamedWindow, Seat, Viewer } from './contract.ts';
import { isUndo, type JournalEntry } from './journal.ts';
import type { Learners } from './learners.ts';
import type { Position } from './position.ts';
import type { RecordedPlay } from './recorded-play.ts';

/** What the kernel remembers beside the journal, so that looking at a match costs the same however long it is. */
export interface Memory<S extends GameState, A extends Action, E, C> {
  readonly journal: JournalEntry<A>[];
  /** By entry, 0 the opening: what happened, before redaction. */
  readonly events: (readonly E[])[];
  /** By entry: who learnt something from it. */
  readonly learners: Learners[];
  /** The entries nobody may go back across, oldest first, 0 the opening. */
  readonly walls: number[];
  /** Positions at some of them, the latest always: those in between are played again when somebody asks. */
  readonly kept: Kept<S, C>[];
  /** Entries that were taken back. */
  readonly struck: Set<number>;
  /** Windows in the order they opened, each once per turn. */
  readonly windows: WindowMet[];
  /** By viewer, as far as somebody asked: the entries it may know of. */
  readonly sights: Map<Viewer, Sight>;
  /** By entry: the running hash, as far as somebody asked for it. */
  readonly hashes: string[];
  at: Position<S, C>;
  readonly play: RecordedPlay<S, A, E, C>;
}

/** The position after entry n. */
export interface Kept<S, C> {
  readonly n: number;
  readonly at: Position<S, C>;
}

/** Where an entry led, who learnt something from it, and whether anybody may still go back across it. */
export interface Consequence<S, C> {
  readonly at: Position<S, C>;
  readonly learners: Learners;
  readonly isWall: boolean;
}

/** Entries seen, among the first `looked` of the journal. */
export interface Sight {
  readonly seen: number[];
  looked: number;
}

export interface WindowMet {
  /** The entry it opened after. */
  readonly n: number;
  readonly seat: Seat;
  readonly window: NamedWindow;
}

/** Old positions are kept so many entries apart: that many are quickly played again. */
const SPACING = 32;

/** A memory that begins where the opening ended. */
export function newMemory<S extends GameState, A extends Action, E extends GameEvent, C>(
  play: RecordedPlay<S, A, E, C>,
): Memory<S, A, E, C> {
  const { at } = play;
  const memory: Memory<S, A, E, C> = {
    journal: [],
    events: [play.events],
    learners: ['everybody'],
    walls: [0],
    kept: [{ n: 0, at }],
    struck: new Set(),
    windows: [],
    sights: new Map(),
    hashes: [],
    at,
    play,
  };
  noteWindows(memory, 0);
  return memory;
}

/** The latest entry nobody may go back across. */
export const lastWall = ({ walls }: { readonly walls: readonly number[] }): number => walls.at(-1) ?? 0;

/** Writes an entry down: the one place where a memory grows. */
export function remember<S extends GameState, A extends Action, E, C>(
  memory: Memory<S, A, E, C>,
  entry: JournalEntry<A>,
  events: readonly E[],
  { learners, isWall, at }: Consequence<S, C>,
): void {
  memory.journal.push(entry);
  memory.events.push(events);
  memory.learners.push(learners);
  memory.at = at;
  if (isUndo(entry)) for (const n of entry.strikes) memory.struck.add(n);
  if (isWall) {
    memory.walls.push(entry.n);
    keep(memory.kept, { n: entry.n, at });
  }
  noteWindows(memory, entry.n);
}

/** The latest is always kept, because undo starts there; the one before it only if it is far from the one before that. */
function keep<S, C>(kept: Kept<S, C>[], latest: Kept<S, C>): void {
  const [older, newest] = kept.slice(-2);
  if (older !== undefined && newest !== undefined && newest.n - older.n < SPACING) kept.pop();
  kept.push(latest);
}

function noteWindows<S extends GameState, A extends Action, E, C>(
  { windows, at }: Memory<S, A, E, C>,
  n: number,
): void {
  for (const { seat, window } of at.pending) {
    if (window === undefined) continue;
    const last = windows.findLast((met) => met.seat === seat && met.window.id === window.id);
    if (last?.window.turn !== window.turn) windows.push({ n, seat, window });
  }
}

/** The memory as it was after entry n, for a match that goes its own way from there. */
export function memoryAt<S extends GameState, A extends Action, E, C>(
  memory: Memory<S, A, E, C>,
  n: number,
  at: Position<S, C>,
  play: RecordedPlay<S, A, E, C>,
): Memory<S, A, E, C> {
  const journal = memory.journal.slice(0, n);
  const isOld = (entry: { readonly n: number }): boolean => entry.n <= n;
  const sights = [...memory.sights].map(
    ([viewer, { seen, looked }]) =>
      [viewer, { seen: seen.filter((entry) => entry <= n), looked: Math.min(looked, n) }] as const,
  );
  return {
    journal,
    events: memory.events.slice(0, n + 1),
    learners: memory.learners.slice(0, n + 1),
    walls: memory.walls.filter((entry) => entry <= n),
    kept: memory.kept.filter(isOld),
    struck: new Set(journal.flatMap((entry) => (isUndo(entry) ? entry.strikes : []))),
    windows: memory.windows.filter(isOld),
    sights: new Map(sights),
    hashes: memory.hashes.slice(0, n + 1),
    at,
    play,
  };
}
