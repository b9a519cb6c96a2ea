import { loadKept } from '@grognard/editions/load.ts';
import type { EditionName } from '@grognard/kernel';
import { changesOf } from './changes.ts';
import type { Kept } from './library.ts';
import { editionsOf, presentEdition } from './list.ts';

/** The editions this copy of Grognard brings beside its sources. */
export const keptHere: Kept = {
  released: (game) => editionsOf(game).released,
  load: loadKept,
  changes: changesOf,
};

export const newestHere = (game: string): EditionName | null => presentEdition(game) ?? null;
