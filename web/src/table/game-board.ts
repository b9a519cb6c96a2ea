import type { Json, Refusal, RuleId, Seat, Target, Viewer } from '@grognard/kernel';
import type { Level, Moment, TableState, WireOffer } from '@grognard/protocol';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** A sentence in pieces: plain words, and things to set in bold. */
export type Phrase = string | { readonly bold: string };

/** A die with its modifiers, as a small sum. */
export interface Sum {
  readonly seat: Seat;
  readonly die: number;
  /** '+2 −4 +1'; empty when nothing is added. */
  readonly modifiers: string;
  /** What each modifier is, in words, for whoever points at the sum. */
  readonly detail: string;
  readonly total: number;
  readonly note: string;
}

/** One line of the journal, or a heading that breaks it. */
export interface LogLine {
  readonly kind: 'line' | 'heading';
  /** A symbol of the page's sprite. */
  readonly icon: string;
  readonly text: readonly Phrase[];
  readonly sums: readonly Sum[];
  readonly rule: RuleId | null;
  /** Outlined on the board while somebody points at the line. */
  readonly about: readonly Target[];
  /** Worth a sign on the timeline. */
  readonly isKey: boolean;
}

/** A part of the text panel that says the same as the board. */
export interface TextSection {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What changed between the moment shown before and the one shown now, for boards that like to show how. */
export interface News {
  readonly id: number;
  readonly before: TableState;
  readonly events: readonly Json[];
}

/** A piece being dragged: where it came from, what it passed, where the pointer is in the page. */
export interface Drag {
  readonly from: Target;
  readonly over: readonly Target[];
  readonly x: number;
  readonly y: number;
}

/** What a game's drawing may use and do. Everything it does goes through offers. */
export interface Desk {
  /** The present moment, or the past one that is looked at. */
  readonly shown: ReadonlySignal<TableState>;
  /** False while looking back: nothing can be done then. */
  readonly isLive: ReadonlySignal<boolean>;
  readonly moments: ReadonlySignal<readonly Moment[]>;
  readonly news: ReadonlySignal<News | null>;
  /** Whatever the game has half chosen; the screen only forgets it when the decision changes. */
  readonly selection: Signal<Json>;
  readonly drag: ReadonlySignal<Drag | null>;
  /** Targets to outline because a line of the journal is pointed at. */
  readonly pointedAt: ReadonlySignal<readonly Target[]>;
  readonly hasMotion: boolean;
  readonly RuleLink: ComponentType<{ readonly rule: string }>;
  offers(): readonly WireOffer[];
  /** Offers about a target, legal and refused. */
  on(target: Target): readonly WireOffer[];
  submit(action: Json): Promise<boolean>;
  /** Submits whatever `next` picks from the fresh offers, again and again until it picks nothing. */
  submitEach(next: (offers: readonly WireOffer[]) => WireOffer | undefined): Promise<void>;
  /** One legal offer: submit it; several: a small menu; none: why not. */
  choose(offers: readonly WireOffer[], at: Element | null): void;
  explain(refusal: Refusal, subject: string, at: Element | null): void;
  /** Asks the table why an action that is not among the offers is impossible. */
  ask(action: Json, subject: string, at: Element | null): void;
}

/** Everything the table screen needs to know about a game. It knows no rules itself. */
export interface GameBoard {
  readonly id: string;
  readonly Board: ComponentType<{ readonly desk: Desk }>;
  readonly Tray: ComponentType<{ readonly desk: Desk }>;
  /** A seat's sign in its own shape and colour. */
  readonly SeatSign: ComponentType<{ readonly seat: Seat; readonly size: number }>;
  seatName(seat: Viewer): string;
  /** The number beside each seat's sign, and what it counts. */
  score(
    state: TableState,
  ): readonly { readonly seat: Seat; readonly points: number; readonly unit: string }[];
  /** 'Round 4 of 10' */
  roundName(state: TableState): string;
  /** 'Combined arms, step 7 of 9, melee' */
  phaseName(state: TableState): string;
  /** The prompt when the rules ask nothing of the viewer. */
  waiting(state: TableState): string;
  /** An action as an order: 'Form square'. */
  label(action: Json, state: TableState): string;
  /** The chance that an action succeeds, in words, where hints are on; null when there is none to give. */
  hint?(action: Json, state: TableState): string | null;
  /** Answers the whole decision: the wax button. */
  isCommit(action: Json): boolean;
  /** Never offered by accident: behind the menu, with a question. */
  isGrave(action: Json): boolean;
  /** What a target is called in 'Why not …?' and to screen readers. */
  targetName(target: Target, state: TableState): string;
  /** Further things on the board an action is about, besides its own target. */
  about(action: Json, state: TableState): readonly Target[];
  /** Offers that pointing at a target means now, with what is half chosen. */
  answers(desk: Desk, target: Target): readonly WireOffer[];
  /** The game's own way of taking a press; false: the usual way. */
  press(desk: Desk, target: Target, at: Element): boolean;
  canDrag(desk: Desk, target: Target): boolean;
  drop(desk: Desk, drag: Drag, at: Element | null): void;
  /** The journal's lines for a run of events, with what `remember` has kept of those before it. */
  logLines(events: readonly Json[], memory: Json): readonly LogLine[];
  /** What later lines need to know of these events, beginning with null; the same object when nothing is new. */
  remember?(memory: Json, events: readonly Json[]): Json;
  /** The part of the game that begins with these events: 'Round 3'; null: the one before goes on. */
  chapter(events: readonly Json[]): string | null;
  /** How far the timeline's bar for these events rises, 0 to 1. */
  weight(events: readonly Json[]): number;
  describe(state: TableState): readonly TextSection[];
}

/** The guided first battle, a real table with a coach. A title has it in board/guide.ts; the lesson alone loads it. */
export interface Guide {
  readonly options: Json;
  readonly seat: Seat;
  readonly opponent: { readonly seat: Seat; readonly level: Level };
  readonly steps: readonly GuideStep[];
  /** What the coach says about a decision that no step speaks of. */
  interlude(state: TableState): Interlude | null;
}

export interface Interlude {
  readonly title: string;
  readonly text: readonly Phrase[];
  readonly rule: RuleId;
  /** Picks the next action of 'Do it for me'. */
  next(state: TableState): Json | null;
  /** 'Do it for me' does all of it, not one action after the other. */
  readonly isOneStroke?: boolean;
}

/** One idea: a title that is an order, a sentence or two, the rule. */
export interface GuideStep extends Interlude {
  /** Something to try that is not needed. */
  readonly aside: string | null;
  /** What the scrim leaves uncovered; empty: no scrim. */
  show(state: TableState): readonly Target[];
  /** The lesson is learnt when this holds. */
  isDone(state: TableState): boolean;
  /** Actions the step leaves open; the others explain that the lesson wants something else. Null: all. */
  readonly wants: ((action: Json) => boolean) | null;
  /** One line for the list of what has been learnt. */
  readonly learnt: string;
}
