import type { RuleId, Target } from '@grognard/kernel';
import type { SymbolName } from '../look/symbol-names.ts';

/** A sentence in pieces: plain words, and things to set in bold. */
export type Phrase = string | { readonly bold: string };

/** Whose die it is can be seen: the game says which side throws which. */
export type DieLook = 'bone' | 'ebony';

export interface ThrownDie {
  readonly face: number;
  readonly look: DieLook;
}

/** A die with its modifiers, as a small sum. */
export interface Sum {
  readonly die: ThrownDie;
  /** Thrown with it, and part of the total. */
  readonly more?: readonly ThrownDie[];
  /** '+2 −4 +1'; empty when nothing is added. */
  readonly modifiers: string;
  /** The same one by one, with their names, where they have any. */
  readonly added?: readonly { readonly value: string; readonly label: string }[];
  /** What each modifier is, in words, for whoever points at the sum. */
  readonly detail: string;
  readonly total: number;
  readonly note: string;
}

/** One line of the journal, or a heading that breaks it. */
export interface LogLine {
  readonly kind: 'line' | 'heading';
  /** A symbol of the page's sprite; a heading has none. */
  readonly icon: SymbolName | null;
  readonly text: readonly Phrase[];
  readonly sums: readonly Sum[];
  readonly rule: RuleId | null;
  /** Outlined on the board while somebody points at the line. */
  readonly about: readonly Target[];
  /** Worth a sign on the timeline. */
  readonly isKey: boolean;
  /** Says what the line before it said and more, so that one goes: equal events are one line with a count. */
  readonly replaces?: true;
}
