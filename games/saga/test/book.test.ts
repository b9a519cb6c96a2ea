// The teaching rulebook: what it cites exists. Its examples are worked examples of the rules, played in vectors-*.test.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citationsOf } from '@grognard/desk/book/citations-of.ts';
import { expect, test } from 'vitest';
import { book } from '../board/book.ts';

const modifiers = join(import.meta.dirname, '../modifiers');
const rules = readFileSync(join(import.meta.dirname, '../../../rules/saga.md'), 'utf8');

test('every rule the book cites is in the rules', () => {
  const cited = citationsOf(book);
  expect(cited.length).toBeGreaterThan(80);
  expect(cited.filter((rule) => !rules.includes(`**${rule}**`))).toEqual([]);
});

test('every modifier the rules know stands in a table of the book, with its rule', () => {
  const added = readdirSync(modifiers)
    .flatMap((file) => [...readFileSync(join(modifiers, file), 'utf8').matchAll(/rule: '(SAG-[\d.]+)'/g)])
    .map(([, rule = '']) => rule);
  const tables = book.chapters
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.kind === 'table' && block.caption.startsWith('What is added to'));
  const inTables = tables.flatMap((block) => ('rules' in block ? (block.rules ?? []) : []));
  expect(tables).toHaveLength(3);
  expect(new Set(added).size).toBeGreaterThan(15);
  expect(added.filter((rule) => !inTables.some((cited) => cited === rule))).toEqual([]);
});

test('the card for the table shows every sign that lies on a unit', () => {
  const signs = book.card.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'signs');
  expect(signs.flatMap((block) => (block.kind === 'signs' ? block.signs : []))).toHaveLength(10);
});
