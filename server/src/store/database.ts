// The one database: a file of Node's own SQLite, or PostgreSQL where several processes share the tables.
import { type Kysely as Database, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { nodeSqlite } from './node-sqlite.ts';
import type { Schema } from './schema.ts';

export type Db = Database<Schema>;
/** Either the database, or one all-or-nothing step in it. */
export type Step = Db | Transaction<Schema>;

// Times and counts are far below what a number can hold; PostgreSQL would send them as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export const openSqlite = (path: string): Db => new Kysely<Schema>({ dialect: nodeSqlite(path) });

export function openPostgres(pool: pg.Pool): Db {
  // A connection that breaks while nobody uses it is replaced; whoever uses one is told.
  pool.on('error', () => {});
  // So is one that breaks between two questions of whoever holds it: its next question fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

const UNIQUE_IN_SQLITE = [1555, 2067];
const UNIQUE_IN_POSTGRES = '23505';

/** Whether somebody else has written under the same key. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return UNIQUE_IN_SQLITE.some((code) => code === error.errcode);
  return 'code' in error && error.code === UNIQUE_IN_POSTGRES;
}
