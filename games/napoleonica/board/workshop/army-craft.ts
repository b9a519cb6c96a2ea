// Armies as something a workshop makes: their text, their limit, the first one on the bench.

import { tell } from '@grognard/desk/words/tell.ts';
import type { Craft } from '@grognard/desk/workshop/craft.ts';
import type { Work } from '@grognard/desk/workshop/use-workbench.ts';
import { ROSTERS } from '../../data/rosters.ts';
import { armyWords } from '../words/sentences-workshop.ts';
import { LONGEST_NAME, type NamedArmy, readArmyText, writeArmy } from './army-text.ts';

/** The limits of the scenarios, in Development Points. */
export const LIMITS = [185, 200, 220, 240, 300, 320] as const;

/** Nothing is saved from a damaged text: it is short enough to be mended by hand. */
export type ArmyWork = Work<NamedArmy, number>;

export const armyCraft: Craft<NamedArmy, number> = {
  noun: 'army',
  one: 'an army',
  shelfKeys: 'grognard-army-napoleonica-',
  benchKey: 'grognard-workbench-napoleonica',
  longestName: LONGEST_NAME,
  first: { name: tell(armyWords.firstName), army: ROSTERS['FR-200'] },
  firstLimits: 200,
  write: writeArmy,
  read: readArmyText,
  salvage: () => null,
  readLimits: (raw) => LIMITS.find((limit) => limit === raw) ?? null,
};
