import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/**
 * Kysely's dialect speaks to another library; this is all it needs of Node's own SQLite. What is acknowledged has been
 * synced: a write-ahead log at FULL.
 */
export function nodeSqlite(path: string): SqliteDatabase {
  const database = new DatabaseSync(path);
  database.exec(
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000',
  );
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const statement = (sql: string) => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const fresh = database.prepare(sql);
    if (prepared.size < 500) prepared.set(sql, fresh);
    return fresh;
  };
  // Kysely binds texts, numbers, nulls and bytes only.
  const values = (bound: readonly unknown[]) => bound as readonly SQLInputValue[];
  return {
    close: () => database.close(),
    prepare(sql) {
      const found = statement(sql);
      return {
        reader: found.columns().length > 0,
        all: (bound) => found.all(...values(bound)),
        run: (bound) => found.run(...values(bound)),
        iterate: (bound) => found.iterate(...values(bound)),
      };
    },
  };
}
