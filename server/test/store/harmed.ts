import type { Store } from '@grognard/table';
import type { StoreUnderTest } from '@grognard/table/test/store-contract.ts';
import type { Db } from '../../src/store/database.ts';
import { tableStore } from '../../src/store/table-store.ts';

/** A store with what the contract needs to harm it from below. */
export const harmed = (
  db: Db,
  reopen: () => Promise<Store>,
  store: Store = tableStore(db),
): StoreUnderTest => ({
  store,
  reopen,
  spoilRecord: async (id) => {
    await db
      .updateTable('tables')
      .set({ record: '{"summary":"torn"', revision: -1 })
      .where('id', '=', id)
      .execute();
  },
  spoilJournal: async (id) => {
    await db.updateTable('journal').set({ entry: 'torn' }).where('table_id', '=', id).execute();
  },
});
