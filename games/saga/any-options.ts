// Options of every kind at random, with decks of the box and decks of one's own: for the fuzzer and tests.
import type { Random } from '@grognard/kernel';
import { randomDeck } from './decks/random-deck.ts';
import { tableRules } from './options.ts';
import { DECK_NAMES, type TableRules } from './vocabulary.ts';

const PURPOSE = 'SAG-1.1 option';
const oneOf = <T>(items: readonly T[], random: Random): T | undefined =>
  items[random.die(items.length, PURPOSE) - 1];

/** A battle to three points, or of eight turns, ends before much has happened: that is worth trying too. */
const SHORT: Partial<{ readonly [rule in keyof TableRules]: readonly unknown[] }> = {
  vpTarget: [3],
  maxTurns: [8],
};

export function anyOptions(random: Random): unknown {
  const rules = Object.fromEntries(
    Object.entries(tableRules).map(([name, { choices }]) => [
      name,
      oneOf([...choices, ...(SHORT[name as keyof TableRules] ?? [])], random),
    ]),
  ) as unknown as TableRules;
  const deck = (): unknown =>
    random.die(2, PURPOSE) === 1 ? oneOf(DECK_NAMES, random) : randomDeck(random, rules);
  return { decks: { A: deck(), B: deck() }, ...rules };
}
