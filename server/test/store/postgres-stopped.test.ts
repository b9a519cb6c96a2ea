// PostgreSQL is stopped fast, under load, and started again: the server lives, says that it is not ready, and comes back.
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../src/store/database.ts';
import { migrate } from '../../src/store/migrations.ts';
import { postgresWire } from '../../src/store/postgres-wire.ts';
import { lock } from '../referee.ts';
import { battle, startTown } from '../town.ts';
import { startPostgres } from './postgres.ts';

it('a fast stop of PostgreSQL under load is survived, five times', { timeout: 240_000 }, async () => {
  const postgres = await startPostgres();
  const pool = new pg.Pool({ connectionString: await postgres.freshDatabase(), max: 16 });
  const db = openPostgres(pool);
  await migrate(db);
  const wire = await postgresWire(pool.options.connectionString ?? '', pool);
  const town = await startTown({ db, wire });
  let isOver = false;
  onTestFinished(async () => {
    isOver = true;
    await town.close();
    await wire.close();
    await db.destroy();
    await postgres.stop();
  });
  const died: unknown[] = [];
  const note = (error: unknown): void => void died.push(error);
  process.on('uncaughtException', note);
  onTestFinished(() => void process.off('uncaughtException', note));

  // Connections that are in use and wait for nothing are those nobody listens to.
  const load = Array.from({ length: 8 }, async () => {
    while (!isOver)
      await db
        .transaction()
        .execute(async (step) => {
          await step.selectFrom('tables').select('id').execute();
          await new Promise((resolve) => setTimeout(resolve, 20));
          await step.selectFrom('kept').select('name').execute();
        })
        .catch(() => new Promise((resolve) => setTimeout(resolve, 20)));
  });
  const ready = async (): Promise<number> => (await fetch(`${town.address}/api/ready`)).status;
  for (let i = 0; i < 5; i += 1) {
    const { table, host } = await battle(town);
    await postgres.halt();
    expect(await ready()).toBe(503);
    await postgres.resume();
    await expect.poll(ready, { timeout: 20_000 }).toBe(200);
    await expect
      .poll(
        async () => {
          const { rows } = await pool.query(
            "SELECT count(*) AS ears FROM pg_stat_activity WHERE query LIKE 'LISTEN%'",
          );
          return rows[0]?.ears;
        },
        { timeout: 20_000 },
      )
      .toBe(1);
    await lock(host, table, 'white');
  }
  isOver = true;
  await Promise.all(load);
  expect(died).toEqual([]);
});
