import { type StoreUnderTest, storeContract } from '@grognard/table/test/store-contract.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type Db, openPostgres } from '../../src/store/database.ts';
import { migrate } from '../../src/store/migrations.ts';
import { tableStore } from '../../src/store/table-store.ts';
import { harmed } from './harmed.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

let postgres: TestPostgres;
/** Two processes' ways to the same database. */
let db: Db;
let other: Db;
beforeAll(async () => {
  postgres = await startPostgres();
  const connectionString = await postgres.freshDatabase();
  db = openPostgres(new pg.Pool({ connectionString }));
  other = openPostgres(new pg.Pool({ connectionString }));
  await migrate(db);
}, 60_000);
afterAll(async () => {
  await Promise.all([db.destroy(), other.destroy()]);
  await postgres.stop();
});

async function open(): Promise<StoreUnderTest> {
  await db.deleteFrom('tables').execute();
  await db.deleteFrom('journal').execute();
  return harmed(db, async () => tableStore(other));
}

describe('a store in PostgreSQL', () => {
  for (const { promise, check } of storeContract) it(promise, () => check(open));
});
