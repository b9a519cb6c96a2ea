import { openHouse, type Thinker } from '@grognard/table';
import type { Db } from './database.ts';
import { tableStore } from './table-store.ts';

export interface StoreFinding {
  readonly tables: number;
  /** Each with what is wrong with it. */
  readonly damaged: readonly { readonly table: string; readonly problem: string }[];
}

const noThinker: Thinker = {
  think: () => Promise.reject(new Error('nobody thinks here')),
  alone: async () => {},
};

/** Plays every table again from its first entry. */
export async function verifyStore(db: Db, told: (table: string) => void = () => {}): Promise<StoreFinding> {
  const store = tableStore(db);
  const house = openHouse({
    store,
    news: { tell: () => {}, trouble: () => {}, hear: () => {} },
    thinker: noThinker,
    clock: () => new Date().toISOString(),
    dice: (count) => crypto.getRandomValues(new Uint8Array(count)),
  });
  const damaged: { table: string; problem: string }[] = [];
  const all = await db.selectFrom('tables').select('id').orderBy('id').execute();
  for (const { id } of all) {
    const found = await house.shelf.use(id, () => ({ ok: true as const }));
    if (!found.ok) damaged.push({ table: id, problem: found.error.message });
    house.shelf.forget(id);
    told(id);
  }
  return { tables: all.length, damaged };
}
