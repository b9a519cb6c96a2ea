import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
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
import { type Checkpoints, checkpoints } from './checkpoints.ts';
import { type LogOnDisk, logOf } from './flushing.ts';

const IN_MEMORY = ':memory:';
const nothingToFlush: LogOnDisk = { flush: async () => {}, close: async () => {} };
const nothingToMove: Checkpoints = { note: () => {}, close: async () => {} };

/** Statements that are kept ready. */
const mostPrepared = 500;

interface Connection extends DatabaseConnection {
  /** Whether something was written since it was taken. */
  hasWritten: boolean;
}

/** What does not change between two uses of a statement. */
interface Prepared {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
  readonly isReading: boolean;
}

function prepare(database: DatabaseSync, sql: string): Prepared {
  const statement = database.prepare(sql);
  return {
    statement,
    hasRows: statement.columns().length > 0,
    isReading: /^\s*(select|pragma)/i.test(sql),
  };
}

function connectTo(database: DatabaseSync): Connection {
  const ready = new Map<string, Prepared>();
  const prepared = (sql: string): Prepared => {
    const known = ready.get(sql);
    if (known !== undefined) return known;
    const fresh = prepare(database, sql);
    if (ready.size < mostPrepared) ready.set(sql, fresh);
    return fresh;
  };
  const connection: Connection = {
    hasWritten: false,
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { statement, hasRows, isReading } = prepared(sql);
      // Kysely binds texts, numbers, nulls and bytes only.
      const bound = parameters as readonly SQLInputValue[];
      if (!isReading) connection.hasWritten = true;
      // What rows are is said by whoever wrote the query.
      if (hasRows) return { rows: statement.all(...bound) as R[] };
      const { changes, lastInsertRowid } = statement.run(...bound);
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
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000; PRAGMA wal_autocheckpoint=0',
  );
  const only = connectTo(database);
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const say = async (connection: DatabaseConnection, sql: string): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  const take = async (): Promise<void> => {
    if (isTaken) await new Promise<void>((free) => waiting.push(free));
    isTaken = true;
  };
  const handOn = (): void => {
    const next = waiting.shift();
    if (next === undefined) isTaken = false;
    else next();
  };
  const log =
    path === IN_MEMORY
      ? nothingToMove
      : checkpoints(path, async (task) => {
          await take();
          await task().finally(handOn);
        });
  return {
    init: async () => {},
    async acquireConnection() {
      await take();
      return only;
    },
    async releaseConnection() {
      const { hasWritten } = only;
      only.hasWritten = false;
      handOn();
      if (!hasWritten) return;
      log.note();
      await flush();
    },
    beginTransaction: (connection) => say(connection, 'begin'),
    commitTransaction: (connection) => say(connection, 'commit'),
    rollbackTransaction: (connection) => say(connection, 'rollback'),
    async destroy() {
      await log.close();
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
