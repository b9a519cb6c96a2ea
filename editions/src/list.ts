// Which editions of each title have been released, and by which the sources of this tree play. `npm run release` writes the list.
import type { EditionName } from '@grognard/kernel';
import lists from '../kept/lists.json' with { type: 'json' };

/** An edition that was released: its file is kept and never changes. */
export interface KeptEdition {
  readonly number: number;
  /** '2026-11-19' */
  readonly day: string;
  /** SHA-256 of its file, in hexadecimal. */
  readonly digest: string;
}

export interface Editions {
  /** The first first. */
  readonly released: readonly KeptEdition[];
  /** The rules have been mended since the last: the sources are the next edition, which is not released yet. */
  readonly isOpen: boolean;
}

const known: { readonly [game: string]: Editions } = lists;

const NONE: Editions = { released: [], isOpen: false };

export const editionsOf = (game: string): Editions => known[game] ?? NONE;

/** Which edition the sources are; undefined for a title of which none was ever released. */
export function presentEdition(
  game: string,
  { released, isOpen } = editionsOf(game),
): EditionName | undefined {
  const last = released.at(-1);
  if (last === undefined) return undefined;
  return isOpen ? { number: last.number + 1, digest: null } : { number: last.number, digest: last.digest };
}
