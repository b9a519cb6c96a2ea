import type { Random } from '@grognard/kernel';
import { DECK_NAMES, OBJECTIVE_RULES } from '../vocabulary.ts';
import { randomDeck } from './random-deck.ts';

const flip = (random: Random): boolean => random.die(2, 'SAG-1.1 option') === 1;
const oneOf = <T>(items: readonly T[], random: Random): T | undefined =>
  items[random.die(items.length, 'SAG-1.1 option') - 1];

const ARMY_POINTS = 900;

/** Every option with every value it may have; decks of the box and decks of one's own. */
export function randomOptions(random: Random): unknown {
  const outflank = flip(random);
  const deck = (): unknown =>
    flip(random) ? oneOf(DECK_NAMES, random) : randomDeck(random, { outflank, armyPoints: ARMY_POINTS });
  return {
    decks: { A: deck(), B: deck() },
    evade: flip(random),
    outflank,
    objectives: oneOf(OBJECTIVE_RULES, random),
    vpTarget: oneOf([3, 10, 15], random),
    armyPoints: ARMY_POINTS,
    maxTurns: oneOf([8, 30], random),
    openLists: flip(random),
    alwaysPrompt: flip(random),
    autoScore: flip(random),
  };
}
