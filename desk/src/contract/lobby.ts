import type { Json, Seat } from '@grognard/kernel';
import type { ComponentType } from 'preact';
import type { SeatSign } from './game-board.ts';

export interface Choice {
  readonly value: string;
  readonly name: string;
}
/** Something to choose with a picture and a sentence. */
export interface Card extends Choice {
  readonly text: string;
  readonly rule: string;
}
/** A note beside an option that depends on the others: what does not go well together, and why. */
export interface Remark {
  readonly text: string;
  readonly rule: string;
}

interface Named {
  readonly key: string;
  readonly name: string;
  /** One line that says what changes in play. */
  readonly say: string;
  readonly rule: string;
}
export type Field<O = Json> =
  | ({ readonly kind: 'switch' } & Named)
  | ({ readonly kind: 'segment'; readonly choices: readonly Choice[] } & Named)
  | ({ readonly kind: 'pictures'; readonly choices: readonly Choice[]; readonly Picture: Picture } & Named)
  /** The game's own editor, folded away until asked for, or open from the start. */
  | ({
      readonly kind: 'editor';
      readonly isOpen?: true;
      readonly Editor: ComponentType<EditorProps<O>>;
    } & Named);
export type Picture = ComponentType<{ readonly value: string }>;
export interface EditorProps<O = Json> {
  readonly options: O;
  onChange(options: O): void;
}

export interface LobbySeat {
  readonly seat: Seat;
  readonly name: string;
  /** The same within a sentence, where it is another: 'the French'. */
  readonly inSentence?: string;
  readonly note: string;
}

/** A question few want to be asked: whoever plays against machines says here that he does. */
export interface Seldom {
  /** The window's id. */
  readonly window: string;
  readonly name: string;
  readonly say: string;
  readonly rule: string;
}

/**
 * What a game tells the lobby about itself, in board/lobby.ts; the screens know no game. O are the game's
 * options.
 */
export interface Lobby<O = Json> {
  readonly defaults: O;
  readonly setup: {
    readonly key: string;
    readonly say: string;
    readonly cards: readonly Card[];
    readonly Picture: Picture;
  };
  readonly fields: readonly Field<O>[];
  readonly seats: readonly LobbySeat[];
  readonly SeatSign: SeatSign;
  readonly seldom?: readonly Seldom[];
  /** Names of the lessons after the guided first battle, in their order. */
  readonly lessons?: readonly string[];
  /** Whether somebody sits there with these options; without it, always. */
  isSeated?(options: O, seat: Seat): boolean;
  value(options: O, key: string): Json;
  /** The options after a change, with whatever the change makes impossible put right. */
  change(options: O, key: string, value: Json): O;
  isShown(options: O, key: string): boolean;
  remark(options: O, key: string): Remark | null;
  /** 'Dennewitz, army morale, terrain A' */
  battleName(options: O): string;
  /** 'about 25 minutes, ten rounds at most' */
  length(options: O): string;
}
