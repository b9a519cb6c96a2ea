import type { Json, Refusal, Seat, Target, Viewer } from '@grognard/kernel';
import type { ComponentType } from 'preact';
import type { LazyCode } from '../parts/lazy-code.ts';
import type { Beat, News } from './beat.ts';
import type { Desk } from './desk.ts';
import type { Drag } from './hand.ts';
import type { DieLook, LogLine } from './log-line.ts';
import type { Question } from './question.ts';
import type { Chapter, Summary } from './summary.ts';
import type { Offer, TableState } from './table-state.ts';

/** A part of the text panel that says the same as the board. */
export interface TextSection {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface HintProps<V, A> {
  readonly action: A;
  readonly state: TableState<V, A>;
}

interface Wax {
  readonly label: string;
  press(): void;
}

export type SeatSign = ComponentType<{
  readonly seat: Seat;
  readonly size: number;
  /** What the seat leads, where that gives it its colours; without it, those of the seat. */
  readonly livery?: string | undefined;
}>;

export interface SeatPoints {
  readonly seat: Seat;
  readonly points: number;
  /** What they count: 'VP'. */
  readonly unit: string;
  /** Light or dark, where the seats are called so. */
  readonly look?: DieLook;
  /** A class of the game's own, for seats in other colours. */
  readonly class?: string;
}

export interface LikenessProps<V, A, Scene> {
  readonly target: Target;
  readonly scene: Scene;
  readonly state: TableState<V, A>;
}

/**
 * Everything the table screen needs to know about a game, which brings it in board/index.tsx. The screen knows no rules
 * itself. V is the game's view, A its actions, E its events, S what can be half chosen, M what its journal remembers,
 * Scene what its beats show.
 */
export interface GameBoard<V = Json, A = Json, E = Json, S = Json, M = Json, Scene = unknown> {
  readonly id: string;
  /** Fetches code that this table needs and others of its game do not; awaited before anybody sees it. */
  prepare?(state: TableState<V, A>): Promise<void>;
  readonly Board: ComponentType<{ readonly desk: Desk<V, A, E, S, Scene> }>;
  readonly Tray: ComponentType<{ readonly desk: Desk<V, A, E, S, Scene> }>;
  /** Whether the tray is needed for what is asked now: it opens by itself where it has no room of its own. */
  needsTray?(state: TableState<V, A>): boolean;
  /** Whether the tray has anything to show; where it has not, a short window opens the journal. Always, if not said. */
  hasTray?(desk: Desk<V, A, E, S, Scene>): boolean;
  /** Parts the first decision does not need: the screen fetches them once the reader has settled. */
  readonly lazyParts?: readonly { load(): Promise<unknown> }[];
  /** A seat's sign in its own shape and colour. */
  readonly SeatSign: SeatSign;
  /** A game whose sides wear what they lead says so once it is known; its sign is drawn with it. */
  livery?(seat: Seat, state: TableState<V, A>): string | undefined;
  /** A game whose sides are named by what they lead says so once it is known. */
  seatName(seat: Viewer, state?: TableState<V, A>): string;
  /** The same within a sentence, where it is another: 'the French'. */
  seatInSentence?(seat: Viewer): string;
  /** The number beside each seat's sign. */
  score(state: TableState<V, A>): readonly SeatPoints[];
  /** 'Round 4 of 10' */
  roundName(state: TableState<V, A>): string;
  /** 'Combined arms, step 7 of 9, melee' */
  phaseName(state: TableState<V, A>): string;
  /** What the viewer is asked, where the board can say more than the rules: with what is half chosen; null: as they say. */
  asking?(desk: Desk<V, A, E, S, Scene>): string | null;
  /** The prompt when the rules ask nothing of the viewer. */
  waiting(state: TableState<V, A>): string;
  /** An action as an order that says what it will do now: 'Form square', 'Lock 3 orders', 'Hold fire'. */
  label(action: A, state: TableState<V, A>): string;
  /** What the wax does instead, where several questions are answered on one sheet; null: the answer it stands for. */
  wax?(desk: Desk<V, A, E, S, Scene>): Wax | null;
  /** What to ask before an empty or half-made commitment; null: nothing. */
  askFirst?(action: A, state: TableState<V, A>): Question | null;
  /** Whether the position lies within one press of the player's, who never stopped there: ways back and forth pass it. */
  isHalfway?(state: TableState<V, A>): boolean;
  /** The chance that an action succeeds, where hints are on; draws nothing when there is none to give. */
  readonly Hint?: ComponentType<HintProps<V, A>>;
  /** What a target is called in 'Why not …?' and to screen readers. */
  targetName(target: Target, state: TableState<V, A>): string;
  /** Further things on the board an action is about, besides its own target. */
  about(action: A, state: TableState<V, A>): readonly Target[];
  /** Offers that pointing at a target means now, with what is half chosen. */
  answers(desk: Desk<V, A, E, S, Scene>, target: Target): readonly Offer<A>[];
  /** Why something that was pressed answers nothing now, and what one can do instead; null: nothing to say. */
  whyNothing?(desk: Desk<V, A, E, S, Scene>, target: Target): Refusal | null;
  /**
   * What the board itself looks at more closely for whoever rests on it, and says of it why it answers nothing. A board
   * that knows this leaves the rest to the table: other things that answer nothing say why when somebody rests on them.
   */
  closerLook?(target: Target): boolean;
  /** The game's own way of taking a press; false: the usual way. */
  press(desk: Desk<V, A, E, S, Scene>, target: Target, at: Element): boolean;
  canDrag(desk: Desk<V, A, E, S, Scene>, target: Target): boolean;
  drop(desk: Desk<V, A, E, S, Scene>, drag: Drag, at: Element | null): void;
  /** The journal's words, where the board fetches them after it is drawn: nothing is told before they are there. */
  readonly journal?: LazyCode<unknown>;
  /** The journal's lines for a run of events, with what `remember` has kept of those before it. */
  logLines(events: readonly E[], memory: M | null): readonly LogLine[];
  /** What the journal of a sandbox knows to begin with: it was not there when armies were told of. */
  recall?(state: TableState<V, A>): M;
  /** What later lines need to know of these events, beginning with null; the same object when nothing is new. */
  remember?(memory: M | null, events: readonly E[]): M | null;
  /** The part of the game that begins with these events: 'Round 3'; null: the one before goes on. */
  chapter(events: readonly E[]): string | null;
  /** What beats are made with, where it is fetched when the first of them are due. */
  readonly results?: LazyCode<unknown>;
  /** What became known, result by result. The screen shows the beats and lets everything else wait for them. */
  beats?(news: News<V, A, E>): readonly Beat<Scene>[];
  /** Who fights, drawn from near. */
  readonly Likeness?: ComponentType<LikenessProps<V, A, Scene>>;
  /** A scene that follows at once, with what nobody has pressed away yet of the one before: without it nothing stays. */
  readonly joined?: (before: Scene | null, after: Scene) => Scene;
  /** What a finished chapter came to; null: not worth a summary. */
  summary?(chapter: Chapter<V, A, E>): Summary | null | Promise<Summary | null>;
  /** What is half chosen, how many targets it has, how much of the answer is given: spoken whenever it changes. */
  announce?(desk: Desk<V, A, E, S, Scene>): string | null;
  /** How far the timeline's bar for these events rises, 0 to 1. */
  weight(events: readonly E[]): number;
  describe(state: TableState<V, A>): readonly TextSection[];
}
