// A rule of each title is mended while battles are going on in the stores of a server.
import { mendedWhileOpen } from '@grognard/table/test/mended-battles.ts';
import { mendedTitles, twoBuildsOf } from '@grognard/table/test/mended-titles.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, openPostgres, openSqlite } from '../src/store/database.ts';
import { migrate } from '../src/store/migrations.ts';
import { withSnapshots } from '../src/store/snapshots.ts';
import { tableStore } from '../src/store/table-store.ts';
import { startPostgres, type TestPostgres } from './store/postgres.ts';

/** A busy machine takes its time. */
const patience = { timeout: 60_000 };

const search = { battles: 2, decisions: 150 };

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

const databases: { readonly [name: string]: () => Promise<Db> } = {
  SQLite: async () => openSqlite(':memory:'),
  PostgreSQL: async () => openPostgres(new pg.Pool({ connectionString: await postgres.freshDatabase() })),
};

describe.each(Object.entries(databases))('in %s', (_, open) => {
  it.each(mendedTitles)(
    'battles of %s go on by their edition, and by newer rules where that is agreed',
    patience,
    async (game) => {
      const db = await open();
      await migrate(db);
      const found = await mendedWhileOpen(
        game,
        await twoBuildsOf(game),
        withSnapshots(tableStore(db), db),
        search,
      );
      expect(found.stayed).toBeGreaterThan(0);
      expect(found.carried).toBe(found.stayed);
      await db.destroy();
    },
  );
});
