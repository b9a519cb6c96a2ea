// The teaching rulebook: what it cites exists. Its examples are worked examples of the rules, played in vectors-*.test.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citationsOf } from '@grognard/desk/book/citations-of.ts';
import { expect, test } from 'vitest';
import { book } from '../board/book.ts';

const rules = readFileSync(join(import.meta.dirname, '../../../rules/saga.md'), 'utf8');

test('every rule the book cites is in the rules', () => {
  const cited = citationsOf(book);
  expect(cited.length).toBeGreaterThan(80);
  expect(cited.filter((rule) => !rules.includes(`**${rule}**`))).toEqual([]);
});
