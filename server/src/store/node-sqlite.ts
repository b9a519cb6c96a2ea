import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type LogOnDisk, logOf } from './flushing.ts';

const IN_MEMORY = ':memory:';
const nothingToFlush: LogOnDisk = { flush: async () => {}, close: async () => {} };

/** Statements that are kept ready. */
const mostPrepared = 500;

interface Connection extends DatabaseConnection {
  /** Whether something was written since it was taken. */
  hasWritten: boolean;
}

const isReading = (sql: string): boolean => /^\s*(select|pragma)/i.test(sql);

function connectTo(database: DatabaseSync): Connection {
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const statement = (sql: string) => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const fresh = database.prepare(sql);
    if (prepared.size < mostPrepared) prepared.set(sql, fresh);
    return fresh;
  };
  const connection: Connection = {
    hasWritten: false,
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const found = statement(sql);
      // Kysely binds texts, numbers, nulls and bytes only.
      const bound = parameters as readonly SQLInputValue[];
      if (!isReading(sql)) connection.hasWritten = true;
      // What rows are is said by whoever wrote the query.
      if (found.columns().length > 0) return { rows: found.all(...bound) as R[] };
      const { changes, lastInsertRowid } = found.run(...bound);
      return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
    },
    // Nobody here reads rows one by one.
    streamQuery() {
      throw new Error('Rows are read together.');
    },
  };
  return connection;
}

/** One connection, used by one after the other; who has written waits for the disk after handing it on. */
function driverOf(path: string, { flush, close }: LogOnDisk): Driver {
  const database = new DatabaseSync(path);
  // NORMAL leaves the waiting for each commit to us, and keeps the order in which log and database reach the disk.
  database.exec(
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000',
  );
  const only = connectTo(database);
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const say = async (connection: DatabaseConnection, sql: string): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    init: async () => {},
    async acquireConnection() {
      if (isTaken) await new Promise<void>((free) => waiting.push(free));
      isTaken = true;
      return only;
    },
    async releaseConnection() {
      const { hasWritten } = only;
      only.hasWritten = false;
      const next = waiting.shift();
      if (next === undefined) isTaken = false;
      else next();
      if (hasWritten) await flush();
    },
    beginTransaction: (connection) => say(connection, 'begin'),
    commitTransaction: (connection) => say(connection, 'commit'),
    rollbackTransaction: (connection) => say(connection, 'rollback'),
    async destroy() {
      database.close();
      await close();
    },
  };
}

/** Says that connections need no guard of Kysely's: it would keep the next one waiting for the disk. */
class Guarded extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely on Node's own SQLite. */
export const nodeSqlite = (
  path: string,
  log: LogOnDisk = path === IN_MEMORY ? nothingToFlush : logOf(path),
): Dialect => ({
  createDriver: () => driverOf(path, log),
  createAdapter: () => new Guarded(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
