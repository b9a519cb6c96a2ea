import type {
  Decision,
  InputError,
  Json,
  Outcome,
  Refusal,
  Result,
  Seat,
  Target,
  Viewer,
} from '@grognard/kernel';

export const LEVELS = ['conscript', 'veteran', 'marshal'] as const;
export type Level = (typeof LEVELS)[number];

/** Who decides for a seat: the person at this screen, another person at this screen, or the machine. */
export type Player =
  | { readonly kind: 'me' }
  | { readonly kind: 'friend' }
  | { readonly kind: 'ai'; readonly level: Level };
export type Players = { readonly [seat: Seat]: Player };

export type TableId = string;

export interface NewTable {
  readonly game: string;
  readonly options: Json;
  readonly players: Players;
  /** Hints (odds, reach) shown at the table. */
  readonly hints: boolean;
  /** A battle unless said otherwise. */
  readonly kind?: 'battle' | 'guide' | undefined;
  /** Start from this position instead of the usual setup. */
  readonly position?: Json | undefined;
}

/** One line of the list of saved games. */
export interface SavedTable {
  readonly id: TableId;
  readonly game: string;
  readonly players: Players;
  readonly kind: 'battle' | 'sandbox' | 'guide';
  readonly entries: number;
  readonly options: Json;
  /** What is asked, or how it ended, in one sentence. */
  readonly moment: string;
  /** What anybody may see of it, for the game's own summary: 'Round 4, planning'. */
  readonly view: Json;
  readonly waitingFor: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly updated: string;
}

/** When a seat wants to be asked in a window: always, only when it could answer, not again in the present turn. */
export const ASKS = ['always', 'able', 'never'] as const;
export type Ask = (typeof ASKS)[number];
/** By the id of the window. */
export type StandingOrders = { readonly [window: string]: Ask };

/** A window the viewer has met, and what holds for it now. */
export interface StandingWindow {
  readonly id: string;
  readonly name: string;
  readonly ask: Ask;
}

export interface WireOffer {
  readonly action: Json;
  readonly target: Target;
  readonly refusal: Refusal | null;
}

/** Everything a screen needs to show one viewer the present moment. */
export interface TableState {
  readonly id: TableId;
  readonly game: string;
  readonly kind: SavedTable['kind'];
  /** Null until it is over: options may hold what a seat may not know, such as the other side's deck list. */
  readonly options: Json;
  readonly players: Players;
  readonly hints: boolean;
  readonly viewer: Viewer;
  /** Journal entries so far: send it back with an action. */
  readonly n: number;
  readonly view: Json;
  readonly decisions: readonly Decision[];
  /** Empty unless the viewer is a seat that decides now. */
  readonly offers: readonly WireOffer[];
  readonly canUndo: boolean;
  readonly canReset: boolean;
  /** The viewer's own standing orders; nobody is shown another seat's, and a spectator has none. */
  readonly standing: readonly StandingWindow[];
  /** Seats whose AI is thinking right now. */
  readonly thinking: readonly Seat[];
  readonly outcome: Outcome | null;
  /** SHA-256 of the dice secret, published before the first roll. */
  readonly commitment: string;
}

/** What happened with one journal entry, as the viewer may see it. Entry 0 is the opening. */
export interface Moment {
  readonly n: number;
  readonly seat: Seat | null;
  readonly events: readonly Json[];
  /** Struck out by an undo. */
  readonly struck: boolean;
}

export type SubmitReply =
  | { readonly ok: true; readonly n: number }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly error: InputError };

export interface Verification {
  readonly ok: boolean;
  readonly entries: number;
  /** 'proven': every draw follows from a secret fixed before it. 'sealed': not over, so not revealed yet. */
  readonly dice?: 'proven' | 'sealed' | 'unproven';
  readonly problem?: InputError;
}

/** The one interface between screens and a table, wherever it is hosted. */
export interface TableService {
  list(): Promise<readonly SavedTable[]>;
  create(request: NewTable): Promise<Result<TableId>>;
  /** The present moment as a viewer sees it. */
  look(id: TableId, viewer: Viewer): Promise<Result<TableState>>;
  /** What happened from entry `from` on. */
  moments(id: TableId, viewer: Viewer, from: number): Promise<Result<readonly Moment[]>>;
  /** A past moment: the view after entry n, without offers. */
  lookBack(id: TableId, viewer: Viewer, n: number): Promise<Result<TableState>>;
  submit(id: TableId, seat: Seat, action: Json, seen: number): Promise<SubmitReply>;
  why(id: TableId, seat: Seat, action: Json): Promise<Refusal | null>;
  undo(id: TableId, seat: Seat): Promise<SubmitReply>;
  resetTurn(id: TableId, seat: Seat): Promise<SubmitReply>;
  /** From the next window on, lets those named go by as ordered; the others stay as they are. */
  standing(id: TableId, seat: Seat, orders: StandingOrders): Promise<Result<null>>;
  /** Change who plays a seat during a game. */
  seat(id: TableId, seat: Seat, player: Player): Promise<Result<null>>;
  /** A new table that starts as this one stood after entry n. Open only to what the viewer may see, or all when over. */
  fork(id: TableId, viewer: Viewer, n: number, players: Players): Promise<Result<TableId>>;
  /** The first seat's chance of winning after each entry, at a glance; only once the game is over. */
  chances(id: TableId): Promise<Result<readonly number[]>>;
  exportFile(id: TableId): Promise<Result<string>>;
  importFile(text: string): Promise<Result<TableId>>;
  verify(text: string): Promise<Verification>;
  remove(id: TableId): Promise<Result<null>>;
  /** Called after anything changed at the table, wherever it came from (another tab, an AI). Returns a stop function. */
  watch(id: TableId, changed: (n: number) => void): () => void;
}
