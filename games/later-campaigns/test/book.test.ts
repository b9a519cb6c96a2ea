// The teaching rulebook: it cites every rule, what it cites exists, and its examples come out as it tells them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citationsOf } from '@grognard/desk/book/citations-of.ts';
import { expect, test } from 'vitest';
import * as troops from '../board/book/figures/troops.ts';
import { card } from '../board/book/words/card.ts';
import { book } from '../board/book.ts';
import { courierDelay } from '../command/courier.ts';
import { theatreOf } from '../data/theatres.ts';
import { complianceOdds } from '../odds/order-odds.ts';
import { fireResult } from '../tables/fire-table.ts';
import { complianceColumn } from '../tables/order-tables.ts';
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

test('NLC-2.2a, NLC-2.2b: the counters of the figures are those of the order of battle', () => {
  const { units } = theatreOf({ options: { scenario: 'quatre-bras' } });
  const printed = units.map(({ name, steps, mp, morale }) => ({ name, values: `${steps[0]}–${mp}`, morale }));
  for (const { name, values, morale } of Object.values(troops))
    expect(printed).toContainEqual({
      name: printed.find((one) => one.name.endsWith(name))?.name,
      values,
      morale,
    });
});

test('NLC-T3: the table on the card has every column there can be, as the dice are read on it', () => {
  const [obedience] = card.find(({ title }) => title === 'Orders')?.blocks ?? [];
  const rows = obedience?.kind === 'table' ? obedience.rows : [];
  expect(rows.map(([column]) => column)).toEqual('−1,0,1,2,3,4,5,6,7,8,9,10'.split(','));
  expect([rows[0], rows[6], rows[11]]).toEqual([
    ['−1', '12', '9', '7'],
    ['5', '9', '6', '3'],
    ['10', '6', '2', '–'],
  ]);
});

test('NLC-12.6c, NLC-12.7a: the letter to Lobau', () => {
  expect(courierDelay(8, false)).toBe(1);
  expect(complianceColumn(4 + 3, -2)).toBe(5);
  expect(complianceOdds(5, false)).toEqual({ atOnce: 10, nextTurn: 16, inDoubt: 9, setAside: 1 });
});

test('NLC-7.1a, NLC-7.4g: Husson and Campi assault Bijlandt', () => {
  expect([fireResult(6, 9), fireResult(5, 9)]).toEqual([2, 2]);
  const fight = table({
    units: {
      husson: { at: '0,0', steps: [3, 2] },
      campi: { at: '0,-1', steps: [3, 2] },
      bijlandt: { at: '1,-1', side: 'allied', steps: [5, 3] },
    },
    leaders: { reille: { at: '-1,0', commands: ['french corps'] } },
    from: 'assault',
    dice: [5, 4, 5, 4, 3],
  });
  for (const wanted of ['assign', 'assign', 'endAssign', 'stand', 'stand'] as const)
    for (const side of fight.asked().filter(isSide)) {
      const [offer] = fight.offers(side, wanted);
      if (offer !== undefined) fight.play(side, offer);
    }
  fight.play('french', { type: 'takeHit', unit: fight.unit('campi') });
  while (fight.offers('allied', 'takeHit').length + fight.offers('french', 'takeHit').length > 0)
    for (const side of fight.asked().filter(isSide)) {
      // NLC-7.1e, NLC-R013: a unit just flipped takes the next hit, so nobody has a choice.
      const [hit, ...others] = fight.offers(side, 'takeHit');
      expect(others).toEqual([]);
      if (hit !== undefined) fight.play(side, hit);
    }
  const heard = fight.happened('french');
  expect(heard.flatMap((event) => (event.type === 'fired' ? [[event.strength, event.hits]] : []))).toEqual(
    expect.arrayContaining([
      [6, 2],
      [5, 2],
    ]),
  );
  const lost = heard.flatMap((event) => (event.type === 'unitEliminated' ? [event.unit] : []));
  expect(lost.toSorted()).toEqual([fight.unit('campi'), fight.unit('bijlandt')].toSorted());
  expect(fight.state.units[fight.unit('husson')]?.lost).toBe(0);
  expect(
    heard.flatMap((event) => (event.type === 'moraleTested' ? [[event.morale, event.passed]] : [])),
  ).toEqual([[4, true]]);
});
