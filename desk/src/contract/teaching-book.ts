import type { RuleId } from '@grognard/kernel';
import type { ComponentType } from 'preact';
import type { SymbolName } from '../look/symbol-names.ts';

/**
 * A rulebook for people: a page that says how to play, chapters in playing order, a card for the table. The numbered rules
 * follow it as a last part. A title has it in board/book.ts. What stands between two stars is set in bold.
 */
export interface TeachingBook {
  readonly chapters: readonly [BookChapter, ...BookChapter[]];
  /** One page for the table: sequence, sums, symbols. */
  readonly card: readonly CardPanel[];
  /** Other words people look for, and the words of the rules: 'gun' is 'Artillery', 'leader' is 'officer|hero'. */
  readonly synonyms: { readonly [word: string]: string };
}

export interface BookChapter {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly blocks: readonly BookBlock[];
}

export type BookBlock =
  | { readonly kind: 'part'; readonly id: string; readonly title: string }
  | { readonly kind: 'text'; readonly text: string; readonly rules?: readonly RuleId[] }
  | ListBlock
  | TableBlock
  | FigureBlock
  | { readonly kind: 'phases'; readonly phases: readonly Phase[]; readonly rules?: readonly RuleId[] }
  | ExampleBlock
  /** What a good player would add. */
  | { readonly kind: 'advice'; readonly text: string }
  | { readonly kind: 'words'; readonly words: readonly BookWord[] };

export interface ListBlock {
  readonly kind: 'list';
  readonly isNumbered?: boolean;
  readonly items: readonly string[];
  readonly rules?: readonly RuleId[];
}

export interface TableBlock {
  readonly kind: 'table';
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly rules?: readonly RuleId[];
}

/** The drawing carries numbered discs; their meaning stands in `keys`, so that it wraps and can be translated. */
export interface FigureBlock {
  readonly kind: 'figure';
  readonly Figure: ComponentType;
  readonly caption: string;
  readonly keys?: readonly string[];
}

export interface Phase {
  readonly title: string;
  readonly text: string;
  readonly icon: SymbolName;
  /** Fighting happens here. */
  readonly isHot?: boolean;
}

/** A worked example, step by step: what happens, a picture, the sums, and who decides. */
export interface ExampleBlock {
  readonly kind: 'example';
  readonly title: string;
  readonly steps: readonly ExampleStep[];
  readonly rules?: readonly RuleId[];
}

export interface ExampleStep {
  readonly title: string;
  readonly text: string;
  readonly Figure?: ComponentType;
  readonly sums?: readonly string[];
  readonly decision?: string;
}

export interface BookWord {
  readonly word: string;
  readonly means: string;
  readonly rule?: RuleId;
}

/** What lies on the table, each as it is drawn there. */
export interface SignsBlock {
  readonly kind: 'signs';
  readonly signs: readonly { readonly Sign: ComponentType; readonly means: string }[];
  readonly rules?: readonly RuleId[];
}

export interface CardPanel {
  readonly title: string;
  readonly blocks: readonly (ListBlock | TableBlock | SignsBlock)[];
}
