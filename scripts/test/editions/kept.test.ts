// What is kept of released editions: files that never changed, and a list that says so.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { keptFile, loadKept } from '@grognard/editions/load.ts';
import { games, titleOf } from '@grognard/games/registry';
import { describe, expect, test } from 'vitest';
import { readChanges, readLists } from '../../editions/kept-files.ts';

const lists = Object.entries(readLists());
const editions = lists.flatMap(([game, { released }]) => released.map((edition) => ({ game, ...edition })));

test('what was released is a title there still is', () => {
  expect(games.map(({ meta }) => meta.id)).toEqual(expect.arrayContaining(lists.map(([game]) => game)));
});

describe.each(editions)('edition $number of $game', ({ game, number, day, digest }) => {
  test('is the file it was when it was released', async () => {
    const file = readFileSync(keptFile(game, number));
    expect(createHash('sha256').update(file).digest('hex')).toBe(digest);
    expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const module = await loadKept(game, { number, day, digest });
    expect(module).toMatchObject({ id: game, edition: { number, digest } });
  });

  test('needs nothing but itself', () => {
    expect(readFileSync(keptFile(game, number), 'utf8')).not.toMatch(/\bimport\s*[({"'*]|\bfrom\s*["']/);
  });

  test('says what it changed, by rules there are', async () => {
    const changes = readChanges()[game]?.[number] ?? [];
    expect(changes.length > 0).toBe(number > 1);
    const book = (await titleOf(game)?.load())?.ruleBook ?? {};
    for (const { rules, text } of changes) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      for (const rule of rules) expect(Object.keys(book), `${game} ${number}`).toContain(rule);
    }
  });
});

test.each(lists)(
  '%s is open where something waits to be released, and nowhere else',
  async (game, { isOpen }) => {
    const { next = [] } = readChanges()[game] ?? {};
    expect(next.length > 0).toBe(isOpen);
    const book = (await titleOf(game)?.load())?.ruleBook ?? {};
    for (const { rules, text } of next) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      for (const rule of rules) expect(Object.keys(book), game).toContain(rule);
    }
  },
);
