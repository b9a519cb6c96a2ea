// The games this copy of Grognard brings.
import { keptHere, newestHere } from '@grognard/editions/kept-here.ts';
import { type Library, libraryOf, type Wanted } from '@grognard/editions/library.ts';
import { games } from '@grognard/games/registry';
import type { NewTable } from '@grognard/protocol';

export type { Library };

export const wantedFor = ({ game, options, position }: NewTable): Wanted => ({
  game,
  options,
  isWhole: position !== undefined,
});

export const shippedLibrary: Library = libraryOf(games, keptHere, newestHere);
