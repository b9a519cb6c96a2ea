import type { Target } from '@grognard/kernel';
import type { ComponentType } from 'preact';
import type { Phrase, Sum } from './log-line.ts';
import type { Moment, TableState } from './table-state.ts';

/** What became known to the viewer since the table was last shown: the game makes beats of it. */
export interface News<V, A, E> {
  /** The table as it was shown last, and what had happened until then. */
  readonly before: TableState<V, A>;
  readonly moments: readonly Moment<E>[];
  readonly events: readonly E[];
}

/** A result worth looking at: the board as it stands then, and for how long at least at normal speed. */
export interface Beat<Scene = unknown> {
  readonly scene: Scene;
  readonly ms: number;
  /** Dice that fall in it, for the ear. */
  readonly dice?: number;
  /** One sentence for the prompt, for those who cannot see the board as well. The time to read it is taken. */
  readonly say?: readonly Phrase[];
  /** How many events of the news have been told with it; without it all of them. What a phase begins with belongs to the next. */
  readonly upTo?: number;
  /** Not worth a look of its own. */
  readonly small?: Small;
  /** What is seen from near: who fought, the dice, the sums. */
  readonly plate?: Plate;
}

/** Small results one behind the other are one: those of the same kind, told in one line with their number. */
export interface Small {
  readonly kind: string;
  /** Whom it is about: what one unit does is counted once. */
  readonly who: string;
  told(count: number): readonly Phrase[];
}

/** A fight, enlarged. */
export interface Plate {
  readonly title: string;
  readonly rows: readonly PlateRow[];
}

export interface Fighter {
  readonly target: Target;
  readonly name: string;
}

/** Who rolled, with what, and what it came to. */
export interface PlateRow {
  /** Two at most: who fights, and whom. Where both roll, the sums are theirs in the same order. */
  readonly who: readonly Fighter[];
  /** What is tried, told before the dice. */
  readonly what?: readonly Phrase[];
  readonly sums: readonly Sum[];
  /** Dice that are no numbers. */
  readonly Dice?: ComponentType;
  readonly outcome?: readonly Phrase[];
}

/** The beat that is being shown, counted from 1 since nothing was. */
export interface Playing<Scene = unknown> extends Beat<Scene> {
  readonly at: number;
  readonly of: number;
}
