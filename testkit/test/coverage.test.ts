import { join } from 'node:path';
import { games } from '@grognard/games/registry';
import { describe, expect, test, vi } from 'vitest';
import { coverage, lacks } from '../src/index.ts';

// Starts programs and reads many files: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const root = join(import.meta.dirname, '../..');

describe('every rule is carried out and tested', () => {
  // What recorded games met with is shown by `grognard coverage`; nothing here depends on it, so they are not replayed.
  test.for(games.map(({ meta }) => meta))('$id', ({ id, prefix }) => {
    const { rules } = coverage({ root, game: id, prefix });
    expect(rules.flatMap((rule) => lacks(rule).map((what) => `${rule.id}: ${what}`))).toEqual([]);
  });
});
