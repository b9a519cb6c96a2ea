import type {
  Asked,
  EditionName,
  Ending,
  InputError,
  Json,
  Proof,
  Refusal,
  Role,
  RuleId,
  Seat,
  Target,
  Viewer,
} from '@grognard/kernel';
import type { Failed } from './message.ts';
import type { Players } from './values.ts';
import type { Ask, TableKind, WHY_NOT } from './vocabulary.ts';

export type TableId = string;
/** Stands for a place at a table on its way over a line. */
export type Ticket = string;

/** One line of the list of saved games. */
export interface SavedTable {
  readonly id: TableId;
  readonly game: string;
  readonly players: Players;
  readonly kind: TableKind;
  /** Of a guided battle after the first: which lesson of its title it is. */
  readonly lesson?: number;
  /** How many moments everybody may know of. */
  readonly moments: number;
  /** Where it stands, in a few words: 'Round 4, planning'. */
  readonly moment: string;
  readonly waitingFor: readonly Seat[];
  readonly outcome: Ending | null;
  readonly updated: string;
  /** The edition of its rules that is not here: until it is, the game cannot be opened. */
  readonly lacks?: EditionName;
}

export interface TableList {
  /** The latest first. */
  readonly tables: readonly SavedTable[];
  /** Games of which nothing can be shown; all that can be done is to throw them away. */
  readonly damaged: readonly TableId[];
  /** Sound, but written by a newer build: that one can show them. */
  readonly newer: readonly TableId[];
}

/** A window the viewer has met, and what holds for it now. */
export interface StandingWindow {
  readonly id: string;
  readonly name: string;
  readonly ask: Ask;
  /** What giving the first answer unasked is called, where that can be ordered. */
  readonly atOnce?: string;
}

export interface WireOffer {
  readonly action: Json;
  readonly target: Target;
  readonly refusal: Refusal | null;
  readonly role?: Role;
}

/** Why something cannot be done now, as far as the viewer may know, and whose doing that is. */
export interface WhyNot {
  readonly is: (typeof WHY_NOT)[number];
  readonly seat: Seat | null;
}

/** Whether something can be done now. */
export type Way = { readonly can: true } | { readonly can: false; readonly why: WhyNot };

/** Of a game that goes to and fro as files: on which side this is, and whether a file is to be sent now. */
export interface ByMail {
  readonly side: 'host' | 'guest';
  readonly isDue: boolean;
  readonly isSent: boolean;
}

/** Everything a screen needs to show one viewer the present moment. */
export interface TableState {
  readonly id: TableId;
  readonly game: string;
  readonly kind: TableKind;
  /** Null until it is over: options may hold what a seat may not know, such as the other side's deck list. */
  readonly options: Json;
  readonly players: Players;
  readonly hints: boolean;
  readonly viewer: Viewer;
  /** Moments so far that the viewer may know of: send it back with an action. */
  readonly n: number;
  readonly view: Json;
  readonly decisions: readonly Asked[];
  /** Empty unless the viewer is a seat that decides now. */
  readonly offers: readonly WireOffer[];
  /** Taking back the viewer's last choice, or all it chose since the last roll or turn. */
  readonly undo: Way;
  readonly redo: Way;
  /** The viewer has ordered to be asked even where it has one answer. */
  readonly isAskedAnyway: boolean;
  /** The viewer's own standing orders; nobody is shown another seat's, and a spectator has none. */
  readonly standing: readonly StandingWindow[];
  /** Seats whose AI is thinking right now. */
  readonly thinking: readonly Seat[];
  readonly outcome: Ending | null;
  /** SHA-256 of the dice secret, published before the first roll. */
  readonly commitment: string;
  readonly mail?: ByMail;
  /** The number of the edition it is played by now. Absent: its game keeps none. */
  readonly edition?: number;
  /** Absent: the newest. */
  readonly rules?: RulesInForce & { readonly mended: number };
  /** Where newer rules were taken, the first first. Absent: nowhere. */
  readonly seams?: readonly Seam[];
}

/** The present moment, and what led to it. */
export interface Sight {
  readonly state: TableState;
  readonly moments: readonly Moment[];
  /** The last of the moments the viewer had seen, as they are counted now: when a battle is over they are counted anew. */
  readonly seen: number;
}

/** The rules of a battle that was begun by others than the newest. */
export interface RulesInForce {
  readonly edition: EditionName;
  /** The day they were released, '2026-11-19'; null: they never were. */
  readonly day: string | null;
}

/** From here on a battle is played by newer rules. */
export interface Seam {
  /** The moments the viewer may know of that were played before. */
  readonly n: number;
  readonly edition: EditionName | null;
  readonly day: string | null;
}

/** What has been mended since, and whether the battle could go on by it. */
export interface NewerRules extends RulesInForce {
  readonly newest: EditionName;
  readonly newestDay: string | null;
  /** In sentences for players, the oldest first. */
  readonly changes: readonly { readonly rules: readonly RuleId[]; readonly text: string }[];
  /** The first moment of this battle that would have come out differently; null: the viewer may not know of it, or nobody does. */
  readonly differsFrom: number | null;
  /** Why the position cannot be carried over as it stands; null: it can. */
  readonly inTheWay: InputError | null;
}

/** What happened with one journal entry, as the viewer may see it, counted in those it may know of. 0 is the opening. */
export interface Moment {
  readonly n: number;
  readonly seat: Seat | null;
  readonly events: readonly Json[];
  /** Struck out by an undo. */
  readonly struck: boolean;
  /** The viewer had one answer, and it was given without asking; of other seats it is said once the game is over. */
  readonly forced?: true;
}

/** A running game on its way to another host, which begins it again from here with dice of its own. */
export interface TakenAway {
  readonly game: string;
  readonly options: Json;
  readonly position: Json;
  readonly players: Players;
  readonly hints: boolean;
}

export type SubmitReply =
  | { readonly ok: true; readonly n: number }
  | { readonly ok: false; readonly refusal: Refusal }
  | Failed;

/** By which rules a file was played, from which entry on. */
export interface EraPlayed {
  readonly from: number;
  readonly edition: EditionName | null;
  /** The day they were released; null: they were not, or nobody says. */
  readonly day: string | null;
}

/** What a check of a file found sound. */
export type Verified =
  | {
      readonly is: 'game';
      readonly entries: number;
      readonly dice: Proof;
      /** How many secrets the dice came from, one after the other. */
      readonly sources: number;
      readonly fromPosition: boolean;
      /** The rules it was played by, from which entry on. */
      readonly editions: readonly EraPlayed[];
    }
  /** Played by an edition of its rules that is not here: neither sound nor not. */
  | {
      readonly is: 'elsewhere';
      readonly game: string;
      readonly edition: EditionName | null;
      readonly message: string;
    }
  /** One moment of a running game as one seat saw it: possible, but nothing in it can be played again. */
  | { readonly is: 'viewing' }
  /** A turn or an answer of a game by file: sealed, so that nothing of it can be checked but where it belongs. */
  | { readonly is: 'mail' };
