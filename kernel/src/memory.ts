import type { Action, Decision, GameEvent, GameState, NamedWindow, Seat, Viewer } from './contract.ts';
import { type Entry, isUndo, type JournalEntry, type UndoEntry } from './journal.ts';
import { type Private, privately } from './learners.ts';
import { isOpenly } from './pending.ts';
import type { Position } from './position.ts';
import type { RecordedPlay } from './recorded-play.ts';

/**
 * What the kernel remembers beside the journal, so that looking at a match costs the same however long it is. Most
 * matches never need some of it, and short ones are played by the million: those parts are made when they are needed.
 */
export interface Memory<S extends GameState, A extends Action, E, C> {
  readonly journal: JournalEntry<A>[];
  /** By entry, 0 the opening: what happened, before redaction. */
  readonly events: (readonly E[])[];
  /** By entry: those of which not everybody may know alike. */
  private: Map<number, Private> | null;
  /** The latest entry nobody may go back across, and its position: undo starts there. */
  wall: number;
  wallAt: Position<S, C>;
  /** What stands since the wall, from the first undo after it on: else everything does, and nobody has to note it. */
  since: Standing<S, A, C>[] | null;
  /** Some of those before it, the opening first: positions in between are played again when somebody asks. */
  readonly kept: Kept<S, C>[];
  /** By entry: where everybody agreed to go back to. */
  rewound: Map<number, Position<S, C>> | null;
  /** Entries that were taken back. */
  struck: Set<number> | null;
  /** Windows in the order they opened, each once per turn. */
  readonly windows: WindowMet[];
  /** By viewer, as far as somebody asked: the entries it may know of. */
  sights: Map<Viewer, Sight> | null;
  at: Position<S, C>;
  /** Whether it is no secret who is asked now. */
  isOpenly: boolean;
  readonly play: RecordedPlay<S, A, E, C>;
}

/** Of any game, for code that only passes its parts on. */
export type AnyMemory = Memory<GameState, Action, GameEvent, unknown>;

/** An action that was not taken back, and the position after it where it is at hand. */
export interface Standing<S, A, C> {
  readonly entry: Entry<A>;
  readonly at: Position<S, C> | null;
}

/** The position after entry n. */
export interface Kept<S, C> {
  readonly n: number;
  readonly at: Position<S, C>;
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
  const at = play.position();
  const opening = { n: 0, at };
  const windows: WindowMet[] = [];
  const isOpenly = meet(windows, at.pending, 0);
  return {
    journal: [],
    events: [play.events],
    private: null,
    wall: 0,
    wallAt: at,
    since: null,
    kept: [opening],
    rewound: null,
    struck: null,
    windows,
    sights: null,
    at,
    isOpenly,
    play,
  };
}

/** Whether nobody may go back across it: a barrier that all know of, a secret shown to somebody, or what all agreed to. */
export const isWall = <A>(
  { private: secrets }: { readonly private: ReadonlyMap<number, Private> | null },
  entry: JournalEntry<A>,
): boolean =>
  isUndo(entry) ? entry.agreed === true : entry.barrier && secrets?.get(entry.n)?.isWall !== false;

/** Writes an action down, with what came of it. */
export function remember<S extends GameState, A extends Action, E, C>(
  memory: Memory<S, A, E, C>,
  seats: readonly Seat[],
  entry: Entry<A>,
  at: Position<S, C>,
): void {
  const { play, isOpenly: wasOpenly } = memory;
  const before = memory.at.pending;
  append(memory, entry, play.events, at);
  memory.since?.push({ entry, at });
  // Else everybody may know alike: then all learn from a barrier, and nobody from anything else.
  if (play.isSecret || !wasOpenly || !memory.isOpenly) {
    const secret = privately(seats, before, play);
    memory.private ??= new Map();
    memory.private.set(entry.n, secret);
    if (!secret.isWall) return;
  }
  if (entry.barrier) raiseWall(memory, entry.n, at);
}

function raiseWall<S extends GameState, A extends Action, E, C>(
  memory: Memory<S, A, E, C>,
  n: number,
  at: Position<S, C>,
): void {
  const { wall, kept } = memory;
  if (wall >= SPACING && wall - (kept[kept.length - 1]?.n ?? 0) >= SPACING)
    kept.push({ n: wall, at: memory.wallAt });
  memory.wall = n;
  memory.wallAt = at;
  memory.since = null;
}

/** Writes down that entries were taken back, and what is left since the wall. */
export function rememberUndo<S extends GameState, A extends Action, E, C>(
  memory: Memory<S, A, E, C>,
  entry: UndoEntry,
  left: Standing<S, A, C>[],
): void {
  append(memory, entry, [], left.at(-1)?.at ?? memory.wallAt);
  memory.since = left;
  memory.struck ??= new Set();
  for (const n of entry.strikes) memory.struck.add(n);
}

/** Writes down that everybody agreed to go back, and where that leads to. */
export function rememberGoingBack<S extends GameState, A extends Action, E, C>(
  memory: Memory<S, A, E, C>,
  entry: UndoEntry,
  at: Position<S, C>,
): void {
  append(memory, entry, [], at);
  memory.struck ??= new Set();
  for (const n of entry.strikes) memory.struck.add(n);
  memory.rewound ??= new Map();
  memory.rewound.set(entry.n, at);
  raiseWall(memory, entry.n, at);
}

function append<S extends GameState, A extends Action, E, C>(
  memory: Memory<S, A, E, C>,
  entry: JournalEntry<A>,
  events: readonly E[],
  at: Position<S, C>,
): void {
  memory.journal.push(entry);
  memory.events.push(events);
  memory.at = at;
  memory.isOpenly = meet(memory.windows, at.pending, entry.n);
}

/** Notes the windows that have opened; gives whether it is no secret who is asked. One pass, for it is made at every entry. */
function meet(windows: WindowMet[], pending: readonly Decision[], n: number): boolean {
  let isOpenly = true;
  for (const decision of pending) {
    if (decision.noticedBy !== undefined) isOpenly = false;
    if (decision.window !== undefined)
      noteWindow(windows, { n, seat: decision.seat, window: decision.window });
  }
  return isOpenly;
}

function noteWindow(windows: WindowMet[], opened: WindowMet): void {
  const { seat, window } = opened;
  const last = windows.findLast((met) => met.seat === seat && met.window.id === window.id);
  if (last?.window.turn !== window.turn) windows.push(opened);
}

/** The memory as it was after entry n, for a match that goes its own way from there. */
export function memoryAt<S extends GameState, A extends Action, E, C>(
  memory: Memory<S, A, E, C>,
  n: number,
  at: Position<S, C>,
  wall: Kept<S, C>,
  play: RecordedPlay<S, A, E, C>,
): Memory<S, A, E, C> {
  const journal = memory.journal.slice(0, n);
  const isOld = (entry: { readonly n: number }): boolean => entry.n <= n;
  const sights = [...(memory.sights ?? [])].map(
    ([viewer, { seen, looked }]) =>
      [viewer, { seen: seen.filter((entry) => entry <= n), looked: Math.min(looked, n) }] as const,
  );
  return {
    journal,
    events: memory.events.slice(0, n + 1),
    private: new Map([...(memory.private ?? [])].filter(([entry]) => entry <= n)),
    wall: wall.n,
    wallAt: wall.at,
    since: null,
    kept: memory.kept.filter(isOld),
    rewound: new Map([...(memory.rewound ?? [])].filter(([entry]) => entry <= n)),
    struck: new Set(journal.flatMap((entry) => (isUndo(entry) ? entry.strikes : []))),
    windows: memory.windows.filter(isOld),
    sights: new Map(sights),
    at,
    isOpenly: isOpenly(at.pending),
    play,
  };
}
