// What a game brings where something can be built for it without a table: decks, for example, in its board/workshop.tsx.
import type { ComponentType } from 'preact';

/** What the page lends a workshop. */
export interface Tools {
  /** Hands a text to the reader as a file. */
  download(name: string, text: string): void;
  /** Where a battle with what was built is prepared. */
  readonly newGame: string;
}
export interface Workshop {
  readonly title: string;
  /** One line that says what can be made here. */
  readonly say: string;
  readonly Screen: ComponentType<{ readonly tools: Tools }>;
}
