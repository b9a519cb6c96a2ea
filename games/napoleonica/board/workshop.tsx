// NAP-ARM: the place where armies are built, kept and shared.
import type { Workshop } from '@grognard/desk';
import { tell } from '@grognard/desk/words/tell.ts';
import { armyWords } from './words/sentences-workshop.ts';
import { ArmyBuilder } from './workshop/army-builder.tsx';

export const workshop: Workshop = {
  title: tell(armyWords.title),
  say: tell(armyWords.say),
  Screen: ArmyBuilder,
};
