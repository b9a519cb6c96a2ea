import type {
  Action,
  Decision,
  Frozen,
  GameEvent,
  GameModule,
  GameState,
  Open,
  Outcome,
  Seat,
  Viewer,
} from './contract.ts';
import { frozen } from './frozen.ts';
import { isUndo, type JournalEntry } from './journal.ts';
import { legalIn, type Offer, offersIn, type Position } from './legality.ts';
import type { Draw, DrawSource } from './random.ts';
import { RecordedPlay } from './recorded-play.ts';

/** One game being played: its journal is the truth, everything else follows from it. Change it through `submit` and `undo` only. */
export interface Match<S extends GameState, A extends Action, E extends GameEvent, V, O> {
  readonly module: GameModule<S, A, E, V, O>;
  readonly options: O;
  readonly source: DrawSource;
  /** The position it was started from; null: the usual setup. */
  readonly start: Frozen<S> | null;
  /** What happened before the first decision. */
  readonly opening: { readonly draws: readonly Draw[]; readonly events: readonly E[] };
  readonly journal: readonly JournalEntry<A>[];
  readonly state: Frozen<S>;
  /** The kernel's own memory of the match. */
  readonly memory: Memory<S, A, E>;
}

/** What the kernel remembers beside the journal, so that nothing needs to be played twice. */
export interface Memory<S extends GameState, A extends Action, E> {
  readonly journal: JournalEntry<A>[];
  /** By entry, 0 the opening: what happened, before redaction. */
  readonly events: (readonly E[])[];
  /** By entry: where it led. States share what did not change, so keeping them all costs little. */
  readonly positions: Position<S>[];
  /** By entry: the running hash, as far as somebody asked for it. */
  readonly hashes: string[];
  /** The latest entry nobody may go back across. */
  barrier: number;
  at: Position<S>;
  readonly play: RecordedPlay<S, A, E>;
}

/** A match of any game, for code that only passes its values on. */
export type AnyMatch = Match<GameState, Action, GameEvent, unknown, unknown>;

/** Sets the game up and plays to the first decision. */
export function startMatch<S extends GameState, A extends Action, E extends GameEvent, V, O>(
  module: GameModule<S, A, E, V, O>,
  options: O,
  source: DrawSource,
): Match<S, A, E, V, O> {
  return open(module, module.setup(options), null, options, source);
}

/** Starts from a position and plays to its first decision. */
export function startFrom<S extends GameState, A extends Action, E extends GameEvent, V, O>(
  module: GameModule<S, A, E, V, O>,
  state: NoInfer<S | Frozen<S>>,
  options: O,
  source: DrawSource,
): Match<S, A, E, V, O> {
  const start = frozen<S>(state);
  return open(module, module.clone(start), frozen(module.clone(start)), options, source);
}

function open<S extends GameState, A extends Action, E extends GameEvent, V, O>(
  module: GameModule<S, A, E, V, O>,
  state: S,
  start: Frozen<S> | null,
  options: O,
  source: DrawSource,
): Match<S, A, E, V, O> {
  const play = new RecordedPlay(module, state, source);
  play.settle();
  const { events, draws } = play;
  const at: Position<S> = { state, pending: play.pending, outcome: play.outcome };
  const journal: JournalEntry<A>[] = [];
  const memory: Memory<S, A, E> = {
    journal,
    events: [events],
    positions: [at],
    hashes: [],
    barrier: 0,
    at,
    play,
  };
  return {
    module,
    options,
    source,
    start,
    opening: { draws, events },
    journal,
    state: frozen(state),
    memory,
  };
}

/** Whose decision it is now; nobody's when it is over. */
export const pending = (match: AnyMatch): readonly Decision[] => match.memory.at.pending;

export const outcomeOf = (match: AnyMatch): Outcome | null => match.memory.at.outcome;

/** What the seat may do now. */
export const legal = <S extends GameState, A extends Action, E extends GameEvent, V, O>(
  match: Match<S, A, E, V, O>,
  seat: Seat,
): A[] => legalIn(match.module, match.memory.at, seat);

/** What the seat may point at now, allowed or not, each refusal with its reason. */
export const offers = <S extends GameState, A extends Action, E extends GameEvent, V, O>(
  match: Match<S, A, E, V, O>,
  seat: Seat,
): Offer<A>[] => offersIn(match.module, match.memory.at, seat);

export const viewOf = <S extends GameState, A extends Action, E extends GameEvent, V, O>(
  match: Match<S, A, E, V, O>,
  viewer: Viewer,
): Open<V> => match.module.view(match.state, viewer);

/** What happened with one entry, as a viewer may see it. */
export interface Happening<E> {
  /** 0: the opening. */
  readonly n: number;
  readonly seat: Seat | null;
  readonly events: readonly E[];
  /** Taken back later. */
  readonly struck: boolean;
}

/** What a viewer may know of the entries from `n` on, `n` included; 0 is the opening. */
export function eventsSince<S extends GameState, A extends Action, E extends GameEvent, V, O>(
  match: Match<S, A, E, V, O>,
  n: number,
  viewer: Viewer,
): Happening<E>[] {
  const { journal, module, memory } = match;
  const struck = new Set(journal.flatMap((entry) => (isUndo(entry) ? entry.strikes : [])));
  return memory.events.slice(n).map((events, i) => ({
    n: n + i,
    seat: journal[n + i - 1]?.seat ?? null,
    events: events.flatMap((event) => module.redact(event, viewer) ?? []),
    struck: struck.has(n + i),
  }));
}
