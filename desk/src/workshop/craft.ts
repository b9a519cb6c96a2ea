import type { InputError, Result } from '@grognard/kernel';

export interface Named {
  readonly name: string;
}

/** What could still be read of a damaged text. */
export interface Salvaged<W extends Named> {
  readonly work: W;
  /** What had to be left out, line by line. */
  readonly lost: readonly InputError[];
}

/** What a workshop makes: W, a deck or an army with its name, kept and shared as text. L are the limits it is measured by. */
export interface Craft<W extends Named, L> {
  /** In sentences about it: 'deck', and 'a deck'. */
  readonly noun: string;
  readonly one: string;
  /** In front of each of its keys in the browser's storage; and the key of what lies on the bench. */
  readonly shelfKeys: string;
  readonly benchKey: string;
  readonly longestName: number;
  /** What lies on the bench the first time, and by which limits it is measured. */
  readonly first: W;
  readonly firstLimits: L;
  write(work: W): string;
  read(text: string): Result<W>;
  /** Null: nothing of it is worth keeping. */
  salvage(text: string): Salvaged<W> | null;
  /** Limits as they were stored; null where that makes no sense. */
  readLimits(raw: unknown): L | null;
}

/** A name that can stand in the first line of a text. */
export const fitName = (name: string, { longestName, noun }: FitsNames): string =>
  name
    .replace(/\s+/g, ' ')
    .replace(/^[\s#]+/, '')
    .slice(0, longestName)
    .trim() || `Unnamed ${noun}`;

type FitsNames = Pick<Craft<Named, unknown>, 'longestName' | 'noun'>;

/** Room for what is put after a name: ' (copy)'. */
const LONG = 50;
export const nameAfter = (name: string, added: string, craft: FitsNames): string =>
  fitName(`${name.slice(0, LONG)} (${added})`, craft);
