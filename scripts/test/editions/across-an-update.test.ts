// Battles begun under the editions of 17 and 18 November and finished under the build of today: none is stopped. BATTLES=200 plays
// so many of each title; `-t saga` those of one.
import type { Library } from '@grognard/table';
import { afterAll, expect, test } from 'vitest';
import { battleAcross } from './battle-across.ts';
import { keptTrees, titlesThen } from './kept-trees.ts';

const usual: { readonly [game: string]: number } = { 'later-campaigns': 1 };
const wanted = process.env['BATTLES'];

for (const id of titlesThen()) {
  const { editions, library, libraryIn, dispose } = keptTrees(id);
  afterAll(dispose);
  const count = wanted === undefined ? (usual[id] ?? 4) : Number(wanted);
  const begins = (seed: number): Library => {
    const edition = editions[seed % editions.length];
    return edition === undefined ? library : libraryIn(edition);
  };

  test(`${count} battles of ${id} at random go on after the update to their end`, {
    timeout: 3_600_000,
  }, async () => {
    const stopped: string[] = [];
    let moved = 0;
    for (let seed = 1; seed <= count; seed += 1)
      try {
        const { hasMovedOn } = await battleAcross(id, { before: begins(seed), after: library }, seed);
        if (hasMovedOn) moved += 1;
      } catch (error) {
        stopped.push(`${seed}: ${error instanceof Error ? error.message : String(error)}`);
      }
    console.log(`${id}: ${count - stopped.length} of ${count} finished, ${moved} moved on silently.`);
    expect(stopped).toEqual([]);
  });
}
