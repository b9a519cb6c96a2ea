// Rulebooks speak to players: no name out of the program is in any of them, nor in the sentences beside refusals.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@grognard/games/registry';
import { describe, expect, test } from 'vitest';
import { ruleBookOf } from '../build-rule-book.ts';
import { machineWordsIn } from '../words/machine-words.ts';

const folder = join(import.meta.dirname, '../../rules');
const books = readdirSync(folder).filter((name) => name.endsWith('.md'));
const wordsIn = (text: string): readonly string[] => machineWordsIn(text).map(({ word }) => word);

test('there is a rulebook for each game', () => {
  expect(books.toSorted()).toEqual(games.map(({ meta }) => `${meta.id}.md`).toSorted());
});

describe.each(books)('%s', (name) => {
  const text = readFileSync(join(folder, name), 'utf8');

  test('no word of the program is in it', () => {
    expect(machineWordsIn(text)).toEqual([]);
  });

  test('nor in its short form', () => {
    expect(Object.entries(ruleBookOf(text)).filter(([, short]) => wordsIn(short).length > 0)).toEqual([]);
  });
});

describe('what is a word of the program', () => {
  test.each([
    ['Orders go to `spentHidden`.', ['spentHidden', '`spentHidden`']],
    ['Four switches: `formation`.', ['`formation`']],
    ['T6 `FIELD(roster)`, winner SIDE_PICK.', ['SIDE_PICK', 'FIELD(roster)']],
    ['```json', ['```json']],
    ['Everybody sees what his seat may see, in every window.', ['seat', 'window']],
    ['S7: ignored hits; S10a; tablet DL.', ['S7', 'S10a', 'DL']],
  ])('%s', (text, found) => {
    expect(wordsIn(text).toSorted()).toEqual(found.toSorted());
  });

  test.each([
    'Pay `G/B`, roll `2O+1Y`, ignore one `H` and two `<`; `F5` is the centre.',
    'FR01@F5 [3/4 f1 o1] takes 2S+1O from AB10.',
    'SC8 is played on MAP8; S 11, N 8.',
  ])('the notation of a game is none: %s', (text) => {
    expect(wordsIn(text)).toEqual([]);
  });
});
