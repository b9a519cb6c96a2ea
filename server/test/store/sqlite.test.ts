import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StoreUnderTest, storeContract } from '@grognard/table/test/store-contract.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../../src/store/database.ts';
import { migrate, schemaSteps } from '../../src/store/migrations.ts';
import { tableStore } from '../../src/store/table-store.ts';
import { inBatches } from '../../src/store/together.ts';
import { harmed } from './harmed.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-store-'));
let files = 0;
const freshFile = (): string => {
  files += 1;
  return join(folder, `${files}.sqlite`);
};
afterAll(() => rmSync(folder, { recursive: true }));

async function open(): Promise<StoreUnderTest> {
  const db = openSqlite(freshFile());
  await migrate(db);
  return harmed(db, async () => tableStore(db));
}

describe('a store in SQLite', () => {
  for (const { promise, check } of storeContract) it(promise, () => check(open));

  for (const { promise, check } of storeContract)
    it(`with one commit for many: ${promise}`, () =>
      check(async () => {
        const db = openSqlite(freshFile());
        await migrate(db);
        const store = tableStore(db, undefined, inBatches(db));
        return harmed(db, async () => store, store);
      }));

  it.each(schemaSteps)('comes to the newest schema from %s, with what was in it', async (step) => {
    const file = freshFile();
    const old = openSqlite(file);
    await migrate(old, step);
    await old.insertInto('tables').values({ id: 'jena', revision: 0, record: '{}' }).execute();
    await old.destroy();
    const db = openSqlite(file);
    await migrate(db);
    expect(await db.selectFrom('tables').select('id').execute()).toEqual([{ id: 'jena' }]);
    expect(await db.selectFrom('due').selectAll().execute()).toEqual([]);
    await db.destroy();
  });
});
