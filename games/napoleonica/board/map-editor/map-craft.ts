// Maps as something a workshop makes: their text, the first one on the bench.
import { tell } from '@grognard/desk/words/tell.ts';
import type { Craft } from '@grognard/desk/workshop/craft.ts';
import type { Work } from '@grognard/desk/workshop/use-workbench.ts';
import { ROW_LENGTHS } from '../../data/field.ts';
import { mapNouns, mapWords } from '../words/sentences-maps.ts';
import { LONGEST_NAME, type NamedMap, readMapText, salvageMap, writeMap } from './map-text.ts';

/** A map is measured by nothing but the rules. */
export type MapWork = Work<NamedMap, null>;

export const OPEN_PLAIN: readonly string[] = ROW_LENGTHS.map((length) => '.'.repeat(length));

export const freshMap = (name: string, map: readonly string[]): NamedMap => ({
  name,
  map,
  zones: { south: 'Z9', north: 'Z9' },
  landmarks: [],
});

export const mapCraft: Craft<NamedMap, null> = {
  ...mapNouns,
  shelfKeys: 'grognard-map-napoleonica-',
  benchKey: 'grognard-map-bench-napoleonica',
  longestName: LONGEST_NAME,
  first: freshMap(tell(mapWords.firstName), OPEN_PLAIN),
  firstLimits: null,
  write: writeMap,
  read: readMapText,
  salvage: salvageMap,
  readLimits: () => null,
};
