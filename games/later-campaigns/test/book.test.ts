// The teaching rulebook: it cites every rule, what it cites exists, and its examples come out as it tells them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citationsOf } from '@grognard/desk/book/citations-of.ts';
import { expect, test } from 'vitest';
import { card } from '../board/book/words/card.ts';
import { book } from '../board/book.ts';
import { courierDelay } from '../command/courier.ts';
import { complianceOdds } from '../odds/order-odds.ts';
import { fireResult } from '../tables/fire-table.ts';
import { compliance, complianceColumn } from '../tables/order-tables.ts';
import { isSide } from '../vocabulary.ts';
import { table } from './table.ts';

const rules = readFileSync(join(import.meta.dirname, '../../../rules/later-campaigns.md'), 'utf8');

test('every rule the book cites is in the rules', () => {
  expect(citationsOf(book).filter((rule) => !rules.includes(`**${rule}**`))).toEqual([]);
});

test('every rule is cited where it is explained; rulings are found beside the rule they rule on', () => {
  const cited = new Set(citationsOf(book));
  const numbered = [...rules.matchAll(/\*\*(NLC-[^R*][^*]*)\*\*/g)].map(([, rule]) => rule ?? '');
  expect(numbered.length).toBeGreaterThan(300);
  expect(numbered.filter((rule) => !cited.has(rule))).toEqual([]);
});

test('NLC-T3: the table on the card is the one the dice are read on', () => {
  const [obedience] = card.find(({ title }) => title === 'Orders')?.blocks ?? [];
  const rows = obedience?.kind === 'table' ? obedience.rows : [];
  for (const [columns = '', ...needed] of rows)
    for (const column of columns.split(', ').map(Number))
      expect(
        (['C', '1T', 'R4'] as const).map((wanted) =>
          String([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find((roll) => compliance(column, roll) === wanted)),
        ),
      ).toEqual(needed);
});

test('NLC-12.6c, NLC-12.7a: the letter to Lobau', () => {
  expect(courierDelay(8, false)).toBe(1);
  expect(complianceColumn(4 + 3, -2)).toBe(5);
  expect(complianceOdds(5, false)).toEqual({ atOnce: 10, nextTurn: 16, inDoubt: 9, setAside: 1 });
});

test('NLC-7.1a, NLC-7.4g: Husson and Campi assault Bijlandt', () => {
  expect([fireResult(8, 8), fireResult(5, 9)]).toEqual([2, 2]);
  const fight = table({
    units: {
      husson: { at: '0,0', steps: [5, 3] },
      campi: { at: '0,-1', steps: [3, 2] },
      bijlandt: { at: '1,-1', side: 'allied', steps: [5, 3] },
    },
    leaders: { reille: { at: '-1,0', commands: ['french corps'] } },
    from: 'assault',
    dice: [4, 4, 5, 4, 3],
  });
  for (const wanted of [
    'assign',
    'assign',
    'endAssign',
    'stand',
    'stand',
    'takeHit',
    'takeHit',
    'takeHit',
  ] as const)
    for (const side of fight.asked().filter(isSide)) {
      const [offer] = fight.offers(side, wanted);
      if (offer !== undefined) fight.play(side, offer);
    }
  const heard = fight.happened('french');
  expect(heard.flatMap((event) => (event.type === 'fired' ? [[event.strength, event.hits]] : []))).toEqual(
    expect.arrayContaining([
      [8, 2],
      [5, 2],
    ]),
  );
  expect(
    heard.some((event) => event.type === 'unitEliminated' && event.unit === fight.unit('bijlandt')),
  ).toBe(true);
  expect(heard.flatMap((event) => (event.type === 'moraleTested' ? [event.passed] : []))).toEqual([true]);
});
