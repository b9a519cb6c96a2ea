// The store of the browser keeps what every store promises, in a real browser.
import { join } from 'node:path';
import { games } from '@grognard/games/registry';
import { build } from 'vite';
import { expect } from 'vitest';
import { storeContract } from '../table/test/store-contract.ts';
import { it } from './test.ts';

/** A file of tests of the host, with all it needs, as one program that can be handed to a page. */
async function program(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, '../web/test/host', file),
        formats: ['iife'],
        name: 'underTest',
      },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [{ output } = { output: [] }] = Array.isArray(built) ? built : [];
  const [chunk] = output;
  if (chunk?.type !== 'chunk') throw new Error('Nothing was built.');
  return chunk.code;
}

it('the store of the browser keeps every promise of a store', async ({ visit }) => {
  const { go, page } = visit;
  await go('#/');
  await page.evaluate(
    `${await program('indexed-db-under-test.ts')}; globalThis.underTest = underTest; undefined`,
  );
  for (const { promise } of storeContract)
    expect(await page.evaluate(`underTest.whatIsWrong(${JSON.stringify(promise)})`), promise).toBeNull();
});

it('battles in the store of the browser go on by their edition when a rule of their title is mended', async ({
  visit,
}) => {
  const { go, page } = visit;
  await go('#/');
  await page.evaluate(
    `${await program('mended-under-test.ts')}; globalThis.underTest = underTest; undefined`,
  );
  for (const { meta } of games) {
    const found = await page.evaluate(`underTest.mendedHere(${JSON.stringify(meta.id)})`);
    expect(found, meta.id).toMatchObject({ inTheWay: [], carried: expect.toSatisfy((n: number) => n > 0) });
  }
});
