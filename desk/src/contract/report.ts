import type { Ending, Json, Seat } from '@grognard/kernel';
import type { ComponentType } from 'preact';
import type { SymbolName } from '../look/symbol-names.ts';
import type { ThrownDie } from './log-line.ts';
import type { Moment } from './table-state.ts';

/** What the report of a finished game is made from. V is the game's view, E its events, O its options. */
export interface ReportInput<V = Json, E = Json, O = Json> {
  readonly options: O;
  readonly outcome: Ending;
  /** What anybody may see of the position at the end. */
  readonly view: V;
  /** Everything anybody may see of the finished game, from the opening on. */
  readonly moments: readonly Moment<E>[];
  /** The first seat's chance of winning after each entry; null when it is not known. */
  readonly chances: readonly number[] | null;
}

export interface Score {
  readonly seat: Seat;
  readonly name: string;
  readonly points: number;
  /** What the sign of the seat is drawn with, if not with the colours of the seat. */
  readonly livery?: string | undefined;
}

/** Points by round, the start first. */
export interface Course {
  readonly series: readonly {
    readonly seat: Seat;
    readonly name: string;
    readonly values: readonly number[];
  }[];
  /** What wins, or loses, the game. */
  readonly goal: { readonly value: number; readonly label: string } | null;
  readonly sources: readonly {
    readonly name: string;
    readonly rule: string;
    readonly points: readonly number[];
  }[];
  readonly say: string;
  readonly rule: string | null;
}

/** Hits above or below the odds, roll by roll. */
export interface Luck {
  readonly series: readonly {
    readonly seat: Seat;
    readonly name: string;
    /** After each roll of the game, both seats' rolls counted along; the start first. */
    readonly values: readonly number[];
  }[];
  /** Half the width of the band that holds two games of three, after each roll. */
  readonly band: readonly number[];
  /** The roll with which each round begins. */
  readonly rounds: readonly { readonly round: number; readonly roll: number }[];
  readonly kinds: readonly {
    readonly name: string;
    readonly bySeat: readonly { readonly rolls: number; readonly odds: number; readonly hits: number }[];
  }[];
  readonly say: string;
}

/** Losses of one seat in one arm: what was hurt and what was lost for good, measured against the whole. */
export interface Loss {
  readonly hurt: number;
  readonly lost: number;
  readonly of: number;
  /** Beside the bar: '7', '7 · 2'. */
  readonly figure: string;
}

export interface Losses {
  readonly of: string;
  /** What the hatched and the sealed part of a bar are. */
  readonly hurt: string;
  readonly lost: string;
  readonly rows: readonly {
    readonly name: string;
    readonly symbol: SymbolName;
    readonly bySeat: readonly Loss[];
  }[];
  readonly totals: readonly {
    readonly name: string;
    readonly rule: string;
    readonly bySeat: readonly number[];
  }[];
}

/** How one seat's chance of winning went, entry by entry. */
export interface WinChance {
  readonly name: string;
  readonly values: readonly number[];
  /** The entry with which each round begins. */
  readonly rounds: readonly { readonly round: number; readonly n: number }[];
}

/** One roll on which much depended. */
export interface Turning {
  /** The entry it happened in, and the last one before it. */
  readonly n: number;
  /** Counted along all rolls, for the chart. */
  readonly roll: number;
  readonly round: number;
  readonly title: string;
  readonly text: string;
  readonly dice: readonly ThrownDie[];
  /** 0 to 1 */
  readonly chance: number;
  readonly winBefore: number;
  readonly winAfter: number;
  readonly seat: Seat;
  readonly seatName: string;
  readonly rule: string;
}

/** Something each seat did, line by line: cards played, for example. */
export interface Tally {
  readonly title: string;
  readonly aside: string;
  readonly rows: readonly {
    readonly name: string;
    readonly rule: string;
    readonly bySeat: readonly string[];
  }[];
}

/** What happened, told in prose, part by part: the months of a campaign. */
export interface Story {
  readonly title: string;
  readonly aside: string;
  readonly chapters: readonly {
    readonly title: string;
    readonly lines: readonly string[];
    /** A map of the situation, for example. */
    readonly Figure?: ComponentType;
  }[];
}

/** What a title calls the parts of its games and what its dice earn: 'round' (on an axis 'Round'), 'hits'. */
export interface ReportWords {
  readonly period: string;
  readonly axis: string;
  readonly gains: string;
}

export interface Report {
  readonly words: ReportWords;
  readonly headline: string;
  readonly sentence: string;
  /** Null: it was settled beside the board. */
  readonly rule: string | null;
  readonly scores: readonly Score[];
  readonly course: Course;
  readonly luck: Luck;
  readonly losses: Losses;
  readonly tallies: readonly Tally[];
  /** Null when it is not known. */
  readonly winChance: WinChance | null;
  readonly turnings: readonly Turning[];
  /** Of a title that tells one. */
  readonly story?: Story;
}

/** What a game computes for the after-action report, in board/report.ts; the screen only draws it. */
export interface Reporter<V = Json, E = Json, O = Json> {
  report(input: ReportInput<V, E, O>): Report;
}
