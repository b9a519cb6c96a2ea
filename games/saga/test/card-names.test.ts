// Every card by name: a card nobody tests would be a card nobody has tried.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testTitles } from '@grognard/testkit/rule-coverage/test-titles.ts';
import { describe, expect, test } from 'vitest';
import { CARD_RULES } from '../cards/registry.ts';
import { OBJECTIVE_CARDS } from '../data/objectives.ts';
import { STRATEGY_CARDS } from '../data/strategy-cards.ts';

const folder = import.meta.dirname;
const titles = readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts') && file !== 'card-names.test.ts')
  .flatMap((file) => testTitles(file, readFileSync(join(folder, file), 'utf8')));

const isNamed = (id: string, name: string): boolean =>
  titles.some((title) => title.includes(`SAG-${id} ${name}`));

describe('each card has a test that says its name', () => {
  test('there are 54 names of Strategy cards and 14 objectives', () => {
    expect([STRATEGY_CARDS.length, OBJECTIVE_CARDS.length]).toEqual([54, 14]);
  });

  test.each(STRATEGY_CARDS.map(({ id, name }) => [id, name] as const))('%s %s', (id, name) => {
    expect(isNamed(id, name)).toBe(true);
  });

  test.each(OBJECTIVE_CARDS.map(({ id, name }) => [id, name] as const))('%s %s', (id, name) => {
    expect(isNamed(id, name)).toBe(true);
  });

  test('every card that is neither Terrain nor Bluff does something in each window printed on it', () => {
    const printed = STRATEGY_CARDS.filter(({ terrain, bluff }) => terrain === undefined && bluff !== true);
    expect(CARD_RULES.map(({ id }) => id).toSorted()).toEqual(printed.map(({ id }) => id).toSorted());
    for (const { id, windows } of printed) {
      const rules = CARD_RULES.find((card) => card.id === id);
      expect([id, rules?.uses.map(({ window }) => window).toSorted()]).toEqual([id, windows.toSorted()]);
    }
  });
});
