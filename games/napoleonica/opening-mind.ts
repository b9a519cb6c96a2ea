// The machine while a single battle is drawn up: whoever waits for its first unit does not wait for the rest of its mind.
import { battleRules, procedures } from './battle-rules.ts';
import { openingBrain } from './brain/opening.ts';
import type { Mind } from './rules-of.ts';
import { determinizeIn } from './secrecy/determinize.ts';
import { inBattle } from './secrecy/imagine-drafts.ts';

export const openingMind: Mind = {
  ...battleRules,
  determinize: determinizeIn({ procedures, committed: inBattle }),
  brain: openingBrain(procedures),
};
