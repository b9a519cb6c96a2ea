// What a game brings where something can be built for it without a table: decks, for example, in its board/workshop.tsx.
import type { Json } from '@grognard/kernel';
import type { ComponentType } from 'preact';

/** What the page lends a workshop. O are the game's options. */
export interface Tools<O = Json> {
  /** Hands a text to the reader as a file. */
  download(name: string, text: string): void;
  /** Where a battle with what was built is prepared. */
  readonly newGame: string;
  /** Goes there with these options chosen; the table checks them like any others. */
  playWith(options: O): void;
}
/** A bench of its own: decks, armies, maps. */
export interface Room<O = Json> {
  /** Its place in the address: 'maps'. */
  readonly id: string;
  readonly title: string;
  /** One line that says what can be made here. */
  readonly say: string;
  readonly Screen: ComponentType<{ readonly tools: Tools<O> }>;
}
export interface Workshop<O = Json> {
  /** The first is where one comes in. */
  readonly rooms: readonly [Room<O>, ...Room<O>[]];
}
