// A mended rule in each title, while one battle is open in every procedure that random play comes to.
import { describe, expect, test } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { mendedWhileOpen } from './mended-battles.ts';
import { mendedTitles, twoBuildsOf } from './mended-titles.ts';

describe.each(mendedTitles)('a rule of %s is mended', (game) => {
  const title = 'battles go on by their edition whatever is asked, until their players take the newer rules';
  test(title, { timeout: 60_000 }, async () => {
    const search = { battles: 3, decisions: 300 };
    const found = await mendedWhileOpen(game, await twoBuildsOf(game), memoryStore(), search);
    expect(found.stayed).toBeGreaterThan(0);
    expect(found.inTheWay).toEqual([]);
  });
});
