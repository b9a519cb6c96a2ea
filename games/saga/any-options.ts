// Options of every kind at random, with decks of the box and decks of one's own: for the fuzzer and tests.
import type { Random } from '@grognard/kernel';
import { randomDeck } from './decks/random-deck.ts';
import { DECK_NAMES, OBJECTIVE_RULES } from './vocabulary.ts';

const PURPOSE = 'SAG-1.1 option';
const flip = (random: Random): boolean => random.die(2, PURPOSE) === 1;
const oneOf = <T>(items: readonly T[], random: Random): T | undefined =>
  items[random.die(items.length, PURPOSE) - 1];

export const ARMY_POINTS = [900, 1000, 850] as const;
export const VP_TARGETS = [10, 3, 15] as const;
/** `null`: the battle lasts as long as it takes (SAG-R75). */
export const LAST_TURNS = [30, 8, null] as const;

export function anyOptions(random: Random): unknown {
  const outflank = flip(random);
  const armyPoints = oneOf(ARMY_POINTS, random) ?? 900;
  const deck = (): unknown =>
    flip(random) ? oneOf(DECK_NAMES, random) : randomDeck(random, { outflank, armyPoints });
  return {
    decks: { A: deck(), B: deck() },
    evade: flip(random),
    outflank,
    objectives: oneOf(OBJECTIVE_RULES, random),
    vpTarget: oneOf(VP_TARGETS, random),
    armyPoints,
    maxTurns: oneOf(LAST_TURNS, random),
    openLists: flip(random),
    alwaysPrompt: flip(random),
    autoScore: flip(random),
  };
}
