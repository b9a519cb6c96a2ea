// Holds the store of the browser to the contract of all stores, inside a browser: see e2e/indexed-db.test.ts.
import { type StoreUnderTest, storeContract } from '@grognard/table/test/store-contract.ts';
import { openDB } from 'idb';
import { indexedDbStore } from '../../src/host/indexed-db-store.ts';

let opened = 0;

async function open(): Promise<StoreUnderTest> {
  opened += 1;
  const name = `contract-${opened}`;
  return {
    store: indexedDbStore(name),
    reopen: async () => indexedDbStore(name),
    async spoilRecord(id) {
      const db = await openDB(name);
      await db.put('tables', { id, summary: 'torn' });
      db.close();
    },
    async spoilJournal(id) {
      const db = await openDB(name);
      await db.put('journal', { table: id, n: 1, entry: 'torn' });
      db.close();
    },
  };
}

/** What is wrong with a promise; null: it is kept. */
export async function whatIsWrong(promise: string): Promise<string | null> {
  try {
    await storeContract.find((promised) => promised.promise === promise)?.check(open);
    return null;
  } catch (error) {
    return String(error);
  }
}
