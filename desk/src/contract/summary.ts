import type { Json } from '@grognard/kernel';
import type { ComponentType } from 'preact';
import type { TableState } from './table-state.ts';

/** A finished part of the game, a round or a turn, as the viewer saw it. */
export interface Chapter<V = Json, A = Json, E = Json> {
  /** As the board's `chapter` calls it: 'Round 3'. */
  readonly name: string;
  readonly events: readonly E[];
  /** The table when it began, and when the next one began or the game was over. */
  readonly before: TableState<V, A>;
  readonly after: TableState<V, A>;
}

export interface SummaryColumn {
  /** 'Losses' */
  readonly heading: string;
  readonly Figure?: ComponentType;
  readonly say: string;
}

/** What a finished round or turn came to, in a few words, in the place of the desk. */
export interface Summary {
  readonly title: string;
  readonly columns: readonly SummaryColumn[];
  /** What goes on after it: 'Plan round 4'. */
  readonly next: string;
}
