import type { Random } from '@grognard/kernel';
import { DECK_NAMES, OBJECTIVE_RULES } from '../vocabulary.ts';

const flip = (random: Random): boolean => random.die(2, 'SAG-1.1 option') === 1;
const oneOf = <T>(items: readonly T[], random: Random): T | undefined =>
  items[random.die(items.length, 'SAG-1.1 option') - 1];

/** Every option with every value it may have. */
export const randomOptions = (random: Random): unknown => ({
  decks: { A: oneOf(DECK_NAMES, random), B: oneOf(DECK_NAMES, random) },
  evade: flip(random),
  outflank: flip(random),
  objectives: oneOf(OBJECTIVE_RULES, random),
  vpTarget: oneOf([3, 10, 15], random),
  maxTurns: oneOf([8, 30], random),
  openLists: flip(random),
  alwaysPrompt: flip(random),
  autoScore: flip(random),
});
