// What is told of ratings: the ladder of a game, one's own standing, and the chances before one sits down.
import type { PersonId } from './hall-people.ts';

export interface LadderRow {
  readonly place: number;
  readonly person: PersonId;
  readonly name: string;
  readonly points: number;
  readonly played: number;
}

/** One's own rating in a game. */
export interface OwnRating {
  readonly game: string;
  readonly points: number;
  readonly played: number;
  /** Rated battles until one is on the ladder. */
  readonly toGo: number;
}

export interface Ladder {
  readonly rows: readonly LadderRow[];
  /** Null before the first rated battle. */
  readonly mine: OwnRating | null;
}

/** What is to be expected of a battle, from the asker's side. */
export interface Odds {
  /** The chance of winning, draws counted half; null while too little is known of either. */
  readonly chance: number | null;
  readonly mine: number | null;
  readonly theirs: number | null;
}
