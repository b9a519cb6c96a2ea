import type { Phrase } from './log-line.ts';
import type { Moment, TableState } from './table-state.ts';

/** What became known to the viewer since the table was last shown: the game makes beats of it. */
export interface News<V, A, E> {
  /** The table as it was shown last, and what had happened until then. */
  readonly before: TableState<V, A>;
  readonly moments: readonly Moment<E>[];
  readonly events: readonly E[];
}

/** A result worth looking at: the board as it stands then, and for how long at normal speed. */
export interface Beat<Scene = unknown> {
  readonly scene: Scene;
  readonly ms: number;
  /** Dice that fall in it, for the ear. */
  readonly dice?: number;
  /** One sentence for the prompt, for those who cannot see the board as well. */
  readonly say?: readonly Phrase[];
}

/** The beat that is being shown, counted from 1. */
export interface Playing<Scene = unknown> extends Beat<Scene> {
  readonly at: number;
  readonly of: number;
}
