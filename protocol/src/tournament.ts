// Tournaments: everybody meets everybody, or whoever stands alike; every meeting is two battles with the sides swapped.
import type { Json } from '@grognard/kernel';
import type { ClockWish } from './clock-wish.ts';
import type { Person, PersonId } from './hall-people.ts';
import type { System, ZeroRule } from './hall-vocabulary.ts';
import type { TableId } from './table.ts';

/** Whoever has it may look at the tournament, and enter until it begins. */
export type TournamentId = string;

export interface TournamentWish {
  readonly title: string;
  readonly game: string;
  readonly options: Json;
  /** What is to be played, in the lobby's words. */
  readonly about: string;
  readonly system: System;
  /** Of a Swiss tournament; the other kind has as many as it needs. */
  readonly rounds: number;
  readonly clock: ClockWish;
  readonly zero: ZeroRule;
  readonly rated: boolean;
  /** Days a round may take; without it, as long as it takes. */
  readonly roundDays?: number | undefined;
}

/** Somebody's place in the table. */
export interface Standing {
  /** Shared by those who are level in everything. */
  readonly place: number;
  readonly person: PersonId;
  readonly name: string;
  readonly points: number;
  /** The points of everybody one has met. */
  readonly buchholz: number;
  /** The points of those one has beaten, in proportion. */
  readonly sonnebornBerger: number;
}

/** Two battles between two people, or a round off. */
export interface TournamentMeeting {
  readonly round: number;
  readonly one: PersonId;
  readonly other: PersonId | null;
  /** Points of the first so far; null before either battle is over. */
  readonly score: number | null;
  readonly isOver: boolean;
  readonly tables: readonly TableId[];
}

export interface Tournament extends Omit<TournamentWish, 'options'> {
  readonly tournament: TournamentId;
  readonly host: Person;
  readonly state: 'entering' | 'running' | 'over';
  /** The present round, 0 before the first. */
  readonly round: number;
  /** When the present round ends at the latest; null, or not said by older servers: when its battles do. */
  readonly roundEnds?: number | null;
  readonly entrants: readonly {
    readonly person: PersonId;
    readonly name: string;
    readonly hasLeft: boolean;
  }[];
  readonly standings: readonly Standing[];
  readonly meetings: readonly TournamentMeeting[];
  /** SHA-256 of the secret all its dice come from, fixed before anybody entered. */
  readonly commitment: string;
  /** Told when it is over. */
  readonly secret: string | null;
}

/** A tournament in a list. */
export interface TournamentLine {
  readonly tournament: TournamentId;
  readonly title: string;
  readonly game: string;
  readonly about: string;
  readonly state: Tournament['state'];
  readonly entered: number;
}
