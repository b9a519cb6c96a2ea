import type { Json, RuleId, Seat, Target } from '@grognard/kernel';
import type { Level } from '@grognard/protocol';
import type { Phrase } from './log-line.ts';
import type { TableState } from './table-state.ts';

/** A guided battle, a real table with a coach. A title has its first in board/guide.ts; the lesson alone loads it. */
export interface Guide<V = Json, A = Json> {
  /** What the lesson is called, where it is not the first battle. */
  readonly name?: string;
  readonly options: Json;
  /** A battle of one's own that is over soon, for whoever has taken the lesson; without it, one like the lesson's. */
  readonly short?: Json;
  readonly seat: Seat;
  readonly opponent: { readonly seat: Seat; readonly level: Level };
  readonly steps: readonly GuideStep<V, A>[];
  /** What the coach says about a decision that no step speaks of. */
  interlude(state: TableState<V, A>): Interlude<V, A> | null;
  /** The lesson after this one, with a table of its own. */
  readonly sequel?: Guide<V, A>;
}

/** What 'Do it for me' does next; null when there is nothing to do. */
export type NextAction<V = Json, A = Json> = (state: TableState<V, A>) => A | null;

export interface Interlude<V = Json, A = Json> {
  readonly title: string;
  readonly text: readonly Phrase[];
  readonly rule: RuleId;
  readonly next: NextAction<V, A>;
  /** 'Do it for me' does all of it, not one action after the other. */
  readonly isOneStroke?: boolean;
  /** What it asks for lies on the desk, though the bar has an answer as well. */
  readonly isOnDesk?: boolean;
}

/** One idea: a title that is an order, a sentence or two, the rule. */
export interface GuideStep<V = Json, A = Json> extends Interlude<V, A> {
  /** Something to try that is not needed. */
  readonly aside: string | null;
  /** What the scrim leaves uncovered; empty: no scrim. */
  show(state: TableState<V, A>): readonly Target[];
  /** The lesson is learnt when this holds. */
  isDone(state: TableState<V, A>): boolean;
  /** Actions the step leaves open; the others explain that the lesson wants something else. Null: all. */
  readonly wants: ((action: A) => boolean) | null;
  /** One line for the list of what has been learnt. */
  readonly learnt: string;
}
