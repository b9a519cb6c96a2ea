// What a player has made, in the browser's storage, each under a key of its own, as the text that is also shared.
import { fill, type InputError, type Result } from '@grognard/kernel';
import type { Craft, Named, Salvaged } from './craft.ts';
import { words } from './words.ts';

export type Saved<W extends Named> = W & {
  readonly id: string;
  /** As stored: tells whether somebody else has changed it since. */
  readonly text: string;
};
/** Something is stored, but cannot be read as a whole. It stays where it is until the player decides. */
export interface Broken<W extends Named> {
  readonly id: string;
  readonly text: string;
  readonly error: InputError;
  readonly salvaged: Salvaged<W> | null;
}
export interface Shelf<W extends Named> {
  readonly saved: readonly Saved<W>[];
  readonly broken: readonly Broken<W>[];
  /** Why nothing can be read at all. */
  readonly problem: InputError | null;
}

export type Storage = Pick<globalThis.Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

const reasonOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
const byName = <W extends Named>(a: Saved<W>, b: Saved<W>): number =>
  a.name.localeCompare(b.name) || a.id.localeCompare(b.id);

export const isOnShelf = <W extends Named, L>(key: string | null, { shelfKeys }: Craft<W, L>): boolean =>
  key === null || key.startsWith(shelfKeys);

export function readShelf<W extends Named, L>(storage: Storage, craft: Craft<W, L>): Shelf<W> {
  const saved: Saved<W>[] = [];
  const broken: Broken<W>[] = [];
  try {
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
    for (const key of keys.filter((one) => one.startsWith(craft.shelfKeys))) {
      const id = key.slice(craft.shelfKeys.length);
      const text = storage.getItem(key) ?? '';
      const read = craft.read(text);
      if (read.ok) saved.push({ ...read.value, id, text });
      else broken.push({ id, text, error: read.error, salvaged: craft.salvage(text) });
    }
  } catch (thrown) {
    const message = fill(words.unreadable, { noun: craft.noun, reason: reasonOf(thrown) });
    return { saved: [], broken: [], problem: { code: 'no-storage', path: '', message } };
  }
  return { saved: saved.sort(byName), broken, problem: null };
}

/** The stored text of one; null when it is gone. */
export const storedText = <W extends Named, L>(
  storage: Storage,
  { shelfKeys }: Craft<W, L>,
  id: string,
): string | null => storage.getItem(shelfKeys + id);

export function save<W extends Named, L>(
  storage: Storage,
  craft: Craft<W, L>,
  id: string,
  work: W,
): Result<Saved<W>> {
  const text = craft.write(work);
  try {
    storage.setItem(craft.shelfKeys + id, text);
  } catch (thrown) {
    const message = fill(words.notStored, { noun: craft.noun, reason: reasonOf(thrown) });
    return { ok: false, error: { code: 'not-stored', path: '', message } };
  }
  return { ok: true, value: { ...work, id, text } };
}

/** Puts a text back as it was, broken or not. */
export const restoreText = <W extends Named, L>(
  storage: Storage,
  { shelfKeys }: Craft<W, L>,
  id: string,
  text: string,
): void => storage.setItem(shelfKeys + id, text);

/** What lay on the bench and cannot be read any more is put on the shelf, as it was: the player decides what becomes of it. */
export function keepUnread<W extends Named, L>(
  storage: Storage,
  craft: Craft<W, L>,
  onTheBench: string,
): void {
  if (onTheBench === '' || craft.read(onTheBench).ok) return;
  try {
    storage.setItem(`${craft.shelfKeys}${LEFT_BEHIND}`, onTheBench);
  } catch {
    // Where nothing can be stored the bench still has it.
  }
}

const LEFT_BEHIND = 'left-on-the-bench';

export const remove = <W extends Named, L>(storage: Storage, { shelfKeys }: Craft<W, L>, id: string): void =>
  storage.removeItem(shelfKeys + id);
