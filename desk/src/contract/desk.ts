import type { Json, Refusal, Target } from '@grognard/kernel';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Playing } from './beat.ts';
import type { Drag, Hand } from './hand.ts';
import type { Question } from './question.ts';
import type { Moment, Offer, TableState } from './table-state.ts';

/**
 * What a game's drawing may use and do, in the game's own words: its view, its actions, its events, S, whatever it lets
 * a player choose half of, and Scene, what its beats show. Everything it does goes through offers.
 */
export interface Desk<V = Json, A = Json, E = Json, S = Json, Scene = unknown> extends Hand {
  /** The present moment, or the past one that is looked at; while beats are shown, the moment before them. */
  readonly shown: ReadonlySignal<TableState<V, A>>;
  /** False while looking back and while beats are shown: nothing can be done then. */
  readonly isLive: ReadonlySignal<boolean>;
  readonly moments: ReadonlySignal<readonly Moment<E>[]>;
  /** The beat to draw instead of what is shown; null: none. */
  readonly playing: ReadonlySignal<Playing<Scene> | null>;
  /** For whoever is shown no beats: what the last one would have shown stays until the next press, then it is null. */
  readonly lastScene: ReadonlySignal<Scene | null>;
  /** Who plays the far side alone at this screen sees the board from there. */
  readonly seatedAt: ReadonlySignal<'near' | 'far'>;
  /** What is half chosen; the screen only forgets it when the decision changes. */
  readonly selection: Signal<S | null>;
  readonly drag: ReadonlySignal<Drag | null>;
  /** Targets to outline because a line of the journal is pointed at. */
  readonly pointedAt: ReadonlySignal<readonly Target[]>;
  /** False: pieces do not move and dice do not tumble, but every beat is shown all the same. */
  readonly hasMotion: boolean;
  offers(): readonly Offer<A>[];
  /** Offers about a target, legal and refused. */
  on(target: Target): readonly Offer<A>[];
  submit(action: A): Promise<boolean>;
  /** Submits whatever `next` picks from the fresh offers, again and again until it picks nothing. */
  submitEach(next: (offers: readonly Offer<A>[]) => Offer<A> | undefined): Promise<void>;
  /**
   * The same for questions that come later, although others act in between: ends when `next` picks nothing from what is
   * offered, and when the player answers by hand.
   */
  ahead(next: (state: TableState<V, A>) => Offer<A> | undefined): void;
  /** One legal offer: submit it; several: a small menu; none: why not. */
  choose(offers: readonly Offer<A>[], at: Element | null): void;
  /** Asks in the prompt bar before something is given up that a player may want to keep. */
  confirm(question: Question, onYes: () => void): void;
  explain(refusal: Refusal, subject: string, at: Element | null): void;
  /** Takes away whatever is explained or asked beside the thing that was pressed. */
  hush(): void;
  /** Asks the table why an action that is not among the offers is impossible. */
  ask(action: A, subject: string, at: Element | null): void;
}
