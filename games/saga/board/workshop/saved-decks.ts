// The player's own decks in the browser's storage, each under a key of its own, as the text that is also shared.
import type { InputError, Result } from '@grognard/kernel';
import { type NamedDeck, readDeckText, writeDeck } from '../../decks/deck-text.ts';
import { type Salvaged, salvageDeck } from '../../decks/salvage.ts';

export interface SavedDeck extends NamedDeck {
  readonly id: string;
  /** As stored: tells whether somebody else has changed it since. */
  readonly text: string;
}
/** Something is stored, but it is no whole deck. It stays where it is until the player decides. */
export interface BrokenDeck {
  readonly id: string;
  readonly text: string;
  readonly error: InputError;
  readonly salvaged: Salvaged | null;
}
export interface Shelf {
  readonly decks: readonly SavedDeck[];
  readonly broken: readonly BrokenDeck[];
  /** Why nothing can be read at all. */
  readonly problem: InputError | null;
}

export type Storage = Pick<globalThis.Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'grognard-deck-saga-';
export const isDeckKey = (key: string | null): boolean => key === null || key.startsWith(PREFIX);

const reasonOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

const byName = (a: SavedDeck, b: SavedDeck): number =>
  a.name.localeCompare(b.name) || a.id.localeCompare(b.id);

export function readShelf(storage: Storage): Shelf {
  const decks: SavedDeck[] = [];
  const broken: BrokenDeck[] = [];
  try {
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
    for (const key of keys.filter((one) => one.startsWith(PREFIX))) {
      const id = key.slice(PREFIX.length);
      const text = storage.getItem(key) ?? '';
      const read = readDeckText(text);
      if (read.ok) decks.push({ ...read.value, id, text });
      else broken.push({ id, text, error: read.error, salvaged: salvageDeck(text) });
    }
  } catch (thrown) {
    return { decks: [], broken: [], problem: unreadable(thrown) };
  }
  return { decks: decks.sort(byName), broken, problem: null };
}

const unreadable = (thrown: unknown): InputError => ({
  code: 'no-storage',
  path: '',
  message: `The browser does not let this page read its storage (${reasonOf(thrown)}). Allow it to keep data, or share your decks as text.`,
});

/** The stored text of one deck; null when it is gone. */
export const storedText = (storage: Storage, id: string): string | null => storage.getItem(PREFIX + id);

export function saveDeck(storage: Storage, id: string, named: NamedDeck): Result<SavedDeck> {
  const text = writeDeck(named);
  try {
    storage.setItem(PREFIX + id, text);
  } catch (thrown) {
    const message = `The browser would not store the deck (${reasonOf(thrown)}). Share it as text so that it is not lost.`;
    return { ok: false, error: { code: 'not-stored', path: '', message } };
  }
  return { ok: true, value: { ...named, id, text } };
}

/** Puts a text back as it was, broken or not. */
export const restoreText = (storage: Storage, id: string, text: string): void =>
  storage.setItem(PREFIX + id, text);

export const removeDeck = (storage: Storage, id: string): void => storage.removeItem(PREFIX + id);
