import type { Json, Refusal, Target } from '@grognard/kernel';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Drag, Hand } from './hand.ts';
import type { Moment, Offer, TableState } from './table-state.ts';

/** What changed between the moment shown before and the one shown now, for boards that like to show how. */
export interface News<V = Json, A = Json, E = Json> {
  readonly id: number;
  readonly before: TableState<V, A>;
  readonly events: readonly E[];
}

/**
 * What a game's drawing may use and do, in the game's own words: its view, its actions, its events, and S, whatever it
 * lets a player choose half of. Everything it does goes through offers.
 */
export interface Desk<V = Json, A = Json, E = Json, S = Json> extends Hand {
  /** The present moment, or the past one that is looked at. */
  readonly shown: ReadonlySignal<TableState<V, A>>;
  /** False while looking back: nothing can be done then. */
  readonly isLive: ReadonlySignal<boolean>;
  readonly moments: ReadonlySignal<readonly Moment<E>[]>;
  readonly news: ReadonlySignal<News<V, A, E> | null>;
  /** What is half chosen; the screen only forgets it when the decision changes. */
  readonly selection: Signal<S | null>;
  readonly drag: ReadonlySignal<Drag | null>;
  /** Targets to outline because a line of the journal is pointed at. */
  readonly pointedAt: ReadonlySignal<readonly Target[]>;
  readonly hasMotion: boolean;
  offers(): readonly Offer<A>[];
  /** Offers about a target, legal and refused. */
  on(target: Target): readonly Offer<A>[];
  submit(action: A): Promise<boolean>;
  /** Submits whatever `next` picks from the fresh offers, again and again until it picks nothing. */
  submitEach(next: (offers: readonly Offer<A>[]) => Offer<A> | undefined): Promise<void>;
  /** One legal offer: submit it; several: a small menu; none: why not. */
  choose(offers: readonly Offer<A>[], at: Element | null): void;
  explain(refusal: Refusal, subject: string, at: Element | null): void;
  /** Asks the table why an action that is not among the offers is impossible. */
  ask(action: A, subject: string, at: Element | null): void;
}
