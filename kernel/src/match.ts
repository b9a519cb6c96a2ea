import type {
  Action,
  Asked,
  Decision,
  Ending,
  Frozen,
  GameEvent,
  GameRules,
  GameState,
  Open,
  Seat,
  Viewer,
} from './contract.ts';
import { frozen } from './frozen.ts';
import type { JournalEntry } from './journal.ts';
import { legalIn, type Offer, offersIn } from './legality.ts';
import { type Memory, newMemory } from './memory.ts';
import { toldTo } from './pending.ts';
import { contextAt, contextOf } from './position.ts';
import type { Draw, DrawSource } from './random.ts';
import { RecordedPlay } from './recorded-play.ts';

/** One game being played: its journal is the truth, everything else follows from it. Change it through `submit` and `undo` only. */
export interface Match<S extends GameState, A extends Action, E extends GameEvent, V, O, C = void> {
  readonly module: GameRules<S, A, E, V, O, C>;
  readonly options: O;
  /** Who plays it, in the order of play. */
  readonly seats: readonly Seat[];
  readonly source: DrawSource;
  /** The position it was started from; null: the usual setup. */
  readonly start: Frozen<S> | null;
  /** What happened before the first decision. */
  readonly opening: { readonly draws: readonly Draw[]; readonly events: readonly E[] };
  readonly journal: readonly JournalEntry<A>[];
  readonly state: Frozen<S>;
  /** Every entry is written down with the mark of the position it led to. */
  readonly isMarked: boolean;
  /** Where the players took newer rules: what was played before, by the rules of then. */
  readonly past: Past | null;
  /** The kernel's own memory of the match. */
  readonly memory: Memory<S, A, E, C>;
}

/** A match up to where it was carried over into newer rules. */
export interface Past {
  /** The last entry played by the rules of then. */
  readonly until: number;
  readonly match: AnyMatch;
}

/** A match of any game, for code that only passes its values on. */
export type AnyMatch = Match<GameState, Action, GameEvent, unknown, unknown, unknown>;

/** Sets the game up and plays to the first decision. */
export function startMatch<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameRules<S, A, E, V, O, C>,
  options: O,
  source: DrawSource,
): Match<S, A, E, V, O, C> {
  return open(module, module.setup(options), null, options, source);
}

/** Starts from a position and plays to its first decision. */
export function startFrom<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameRules<S, A, E, V, O, C>,
  state: NoInfer<S | Frozen<S>>,
  options: O,
  source: DrawSource,
): Match<S, A, E, V, O, C> {
  const start = frozen<S>(state);
  return open(module, module.clone(start), frozen(module.clone(start)), options, source);
}

function open<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameRules<S, A, E, V, O, C>,
  state: S,
  start: Frozen<S> | null,
  options: O,
  source: DrawSource,
): Match<S, A, E, V, O, C> {
  const play = new RecordedPlay(module, state, source);
  play.settle();
  const memory = newMemory(play);
  return {
    module,
    options,
    seats: module.seats(options),
    source,
    start,
    opening: { draws: play.draws, events: play.events },
    journal: memory.journal,
    state: frozen(state),
    isMarked: false,
    past: null,
    memory,
  };
}

/** The same match, whose entries are written down with marks from here on. */
export const marked = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
): Match<S, A, E, V, O, C> => ({ ...match, isMarked: true });

/** The match by whose rules entry n was played; the opening is entry 0. */
export const eraOf = (match: AnyMatch, n: number): AnyMatch =>
  match.past !== null && n <= match.past.until ? eraOf(match.past.match, n) : match;

/** Whose decision it is now, as the umpire knows it; nobody's when it is over. */
export const pending = (match: AnyMatch): readonly Decision[] => match.memory.at.pending;

/** Whose decision it is now, as far as a viewer may notice. */
export const pendingFor = (match: AnyMatch, viewer: Viewer): readonly Asked[] =>
  toldTo(match.memory.at.pending, viewer);

export const outcomeOf = (match: AnyMatch): Ending | null => match.memory.at.outcome;

/** What the seat may do now. */
export const legal = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  seat: Seat,
): A[] => legalIn(match.module, match.memory.at, seat);

/** What the seat may point at now, allowed or not, each refusal with its reason. */
export const offers = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  seat: Seat,
): Offer<A>[] => offersIn(match.module, match.memory.at, seat);

export const viewOf = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  viewer: Viewer,
): Open<V> => match.module.view(match.state, viewer, contextAt(match.module, match.memory.at));

/** A state of no match, as a viewer may see it. */
export const viewIn = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameRules<S, A, E, V, O, C>,
  state: Frozen<S>,
  viewer: Viewer,
): Open<V> => module.view(state, viewer, contextOf(module, state));
