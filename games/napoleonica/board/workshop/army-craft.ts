// Armies as something a workshop makes: their text, their limit, the first one on the bench.
import { tell } from '@grognard/desk/words/tell.ts';
import type { Craft } from '@grognard/desk/workshop/craft.ts';
import type { Work } from '@grognard/desk/workshop/use-workbench.ts';
import { ROSTERS } from '../../data/rosters.ts';
import { armyNouns, armyWords } from '../words/sentences-workshop.ts';
import { LONGEST_NAME, type NamedArmy, readArmyText, salvageArmy, writeArmy } from './army-text.ts';

/** The limits of the scenarios in Development Points, and some between for battles of one's own (NAP-SCN.6). */
export const LIMITS = [100, 120, 150, 185, 200, 220, 240, 260, 280, 300, 320, 350, 400] as const;

export type ArmyWork = Work<NamedArmy, number>;

export const armyCraft: Craft<NamedArmy, number> = {
  ...armyNouns,
  shelfKeys: 'grognard-army-napoleonica-',
  benchKey: 'grognard-workbench-napoleonica',
  longestName: LONGEST_NAME,
  first: { name: tell(armyWords.firstName), army: ROSTERS['FR-200'] },
  firstLimits: 200,
  write: writeArmy,
  read: readArmyText,
  salvage: salvageArmy,
  readLimits: (raw) => LIMITS.find((limit) => limit === raw) ?? null,
};
