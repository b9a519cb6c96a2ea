// What a game tells the lobby about itself. Each title brings one in its board/lobby.ts; the screens know no game.
import type { Json, Outcome, Seat } from '@grognard/kernel';
import type { ComponentType } from 'preact';

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
export type Field =
  | ({ readonly kind: 'switch' } & Named)
  | ({ readonly kind: 'segment'; readonly choices: readonly Choice[] } & Named)
  | ({ readonly kind: 'pictures'; readonly choices: readonly Choice[]; readonly Picture: Picture } & Named)
  /** The game's own editor, folded away until asked for, or open from the start. */
  | ({
      readonly kind: 'editor';
      readonly isOpen?: true;
      readonly Editor: ComponentType<EditorProps>;
    } & Named);
export type Picture = ComponentType<{ readonly value: string }>;
export interface EditorProps {
  readonly options: Json;
  onChange(options: Json): void;
}

export interface Lobby {
  readonly defaults: Json;
  readonly setup: {
    readonly key: string;
    readonly say: string;
    readonly cards: readonly Card[];
    readonly Picture: Picture;
  };
  readonly fields: readonly Field[];
  readonly seats: readonly { readonly seat: Seat; readonly name: string; readonly note: string }[];
  readonly SeatSign: ComponentType<{ readonly seat: Seat; readonly size: number }>;
  value(options: Json, key: string): Json;
  /** The options after a change, with whatever the change makes impossible put right. */
  change(options: Json, key: string, value: Json): Json;
  isShown(options: Json, key: string): boolean;
  remark(options: Json, key: string): Remark | null;
  /** 'Dennewitz, army morale, terrain A' */
  battleName(options: Json): string;
  /** 'about 25 minutes, ten rounds at most' */
  length(options: Json): string;
  resultLine(outcome: Outcome): string;
}
