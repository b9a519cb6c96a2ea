// Options of every kind at random, with decks of the box and decks of one's own: for the fuzzer and tests.
import type { Random } from '@grognard/kernel';
import { randomDeck } from './decks/random-deck.ts';
import { rulesForm, tableRules } from './options.ts';
import { DECK_NAMES } from './vocabulary.ts';

const PURPOSE = 'SAG-1.1 option';
const oneOf = <T>(items: readonly T[], random: Random): T | undefined =>
  items[random.die(items.length, PURPOSE) - 1];

/** Values worth trying beyond those people choose: short battles, and points for which a deck is found at random. */
const OTHERS: { readonly [rule: string]: readonly unknown[] } = {
  vpTarget: [10, 3, 15],
  maxTurns: [30, 8, null],
  armyPoints: [900, 1000, 850],
};

export function anyOptions(random: Random): unknown {
  const chosen = Object.entries(tableRules).map(([name, { choices }]) => [
    name,
    oneOf<unknown>(OTHERS[name] ?? choices, random),
  ]);
  const rules = rulesForm(Object.fromEntries(chosen), 'rules');
  const deck = (): unknown =>
    random.die(2, PURPOSE) === 1 ? oneOf(DECK_NAMES, random) : randomDeck(random, rules);
  return { decks: { A: deck(), B: deck() }, ...rules };
}
