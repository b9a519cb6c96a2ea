import { describe, it } from 'vitest';
import type { AnyEntry } from '../src/index.ts';
import { memoryStore } from './memory-store.ts';
import { type StoreUnderTest, storeContract } from './store-contract.ts';

async function open(): Promise<StoreUnderTest> {
  const store = memoryStore();
  const harm = (id: string, kept: { record?: unknown; journal?: AnyEntry[] }): void => {
    Object.assign(store.kept.get(id) ?? {}, kept);
  };
  return {
    store,
    reopen: async () => store,
    spoilRecord: async (id) => harm(id, { record: { id, summary: 'torn' } }),
    spoilJournal: async (id) => harm(id, { journal: ['torn' as never] }),
  };
}

describe('a store in memory', () => {
  for (const { promise, check } of storeContract) it(promise, () => check(open));
});
