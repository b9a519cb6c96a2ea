// The store of the browser keeps what every store promises, in a real browser.
import { join } from 'node:path';
import { build } from 'vite';
import { expect } from 'vitest';
import { storeContract } from '../table/test/store-contract.ts';
import { it } from './test.ts';

/** The contract and the store as one program that can be handed to a page. */
async function program(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, '../web/test/host/indexed-db-under-test.ts'),
        formats: ['iife'],
        name: 'underTest',
      },
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
  await page.evaluate(`${await program()}; globalThis.underTest = underTest; undefined`);
  for (const { promise } of storeContract)
    expect(await page.evaluate(`underTest.whatIsWrong(${JSON.stringify(promise)})`), promise).toBeNull();
});
