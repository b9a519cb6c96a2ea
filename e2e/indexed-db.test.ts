// The store of the browser keeps what every store promises, in a real browser.
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeContract } from '../table/test/store-contract.ts';
import { type House, openHouse } from './house.ts';
import type { Visit } from './visit.ts';

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

describe('the store of the browser', () => {
  let house: House;
  let visit: Visit;
  beforeAll(async () => {
    house = await openHouse();
    visit = await house.visit();
    await visit.go('#/');
    await visit.page.evaluate(`${await program()}; globalThis.underTest = underTest; undefined`);
  });
  afterAll(() => house.close());

  it.each(storeContract.map(({ promise }) => promise))('%s', async (promise) => {
    expect(await visit.page.evaluate(`underTest.whatIsWrong(${JSON.stringify(promise)})`)).toBeNull();
  });
});
