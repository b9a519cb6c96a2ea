// The machine in a single battle.
import { battleRules, procedures } from './battle-rules.ts';
import { beforeBattle } from './brain/before-battle.ts';
import { brainOf } from './brain/brain-of.ts';
import type { Mind } from './rules-of.ts';
import { determinizeIn } from './secrecy/determinize.ts';
import { inBattle } from './secrecy/imagine-drafts.ts';

export const battleMind: Mind = {
  ...battleRules,
  determinize: determinizeIn({ procedures, committed: inBattle }),
  brain: brainOf({ procedures, between: beforeBattle }),
};
