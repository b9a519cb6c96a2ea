// Opens what the settings name, brings it to the newest schema, and gives the way to other processes that comes with it.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Thinker } from '@grognard/table';
import pg from 'pg';
import { noWire, type Wire } from '../line/newsroom.ts';
import type { Settings } from '../settings.ts';
import { type Db, openPostgres, openSqlite } from './database.ts';
import { lockStore } from './lock-store.ts';
import { migrate } from './migrations.ts';
import { postgresWire } from './postgres-wire.ts';
import { thinkAlone } from './think-alone.ts';
import { inBatches, oneByOne, type Together } from './together.ts';

export interface OpenStore {
  readonly db: Db;
  readonly wire: Wire;
  readonly together: Together;
  /** Does a task while no other process does one for the same table. */
  readonly alone: Thinker['alone'];
  close(): Promise<void>;
}

/** Connections each process may hold. */
const connections = 16;

/** Milliseconds the server before this one may take to end. */
const PATIENCE = 5000;

/** Instead of a folder: nothing outlives the server. */
const MEMORY = ':memory:';

export const sqliteFile = ({ dataDir }: Pick<Settings, 'dataDir'>): string =>
  dataDir === MEMORY ? MEMORY : join(dataDir, 'grognard.sqlite');

async function sqlite(settings: Settings, use: Use): Promise<OpenStore> {
  if (settings.dataDir !== MEMORY) mkdirSync(settings.dataDir, { recursive: true });
  const file = sqliteFile(settings);
  const free = file === MEMORY || use === 'beside' ? () => {} : lockStore(file, PATIENCE);
  const db = openSqlite(file);
  await migrate(db);
  return {
    db,
    wire: noWire,
    together: inBatches(db),
    alone: (_id, task) => task(),
    async close() {
      await db.destroy();
      free();
    },
  };
}

async function postgres(connectionString: string): Promise<OpenStore> {
  const pool = new pg.Pool({ connectionString, max: connections });
  const db = openPostgres(pool);
  await migrate(db);
  const wire = await postgresWire(connectionString, pool);
  const thinking = thinkAlone(connectionString);
  return {
    db,
    wire,
    together: oneByOne(db),
    alone: thinking.alone,
    async close() {
      await wire.close();
      await thinking.close();
      await db.destroy();
    },
  };
}

/** Served by this process alone, or looked through beside the server. */
type Use = 'alone' | 'beside';

export const openStore = (settings: Settings, use: Use = 'alone'): Promise<OpenStore> =>
  settings.databaseUrl === null ? sqlite(settings, use) : postgres(settings.databaseUrl);
