// The tables in use. One thing at a time happens at each, so nobody sees an action that is not on disk yet.
import { type AnyMatch, isElsewhere, type Result } from '@grognard/kernel';
import type { Failed, TableId } from '@grognard/protocol';
import { damaged } from './damaged.ts';
import { onThisDevice } from './host-words.ts';
import type { Library } from './library.ts';
import type { TableRecord } from './record.ts';
import { keepSnapshot } from './snapshots.ts';
import type { Store } from './store.ts';

export interface OpenTable {
  record: TableRecord;
  match: AnyMatch;
  /** The entry after which the store was last given a snapshot. */
  snapshotAt: number;
}

export interface Shelf {
  /** Does one thing at a table, after everything begun earlier there. */
  use<T>(id: TableId, task: (table: OpenTable) => T | Promise<T>): Promise<T | Failed>;
  /** Reads the table from disk again before its next use: somebody else has changed it. */
  forget(id: TableId): void;
  /** A table that has just been begun, as it is stored. */
  put(begun: Pick<OpenTable, 'record' | 'match'>): void;
}

export function openShelf(
  store: Store,
  library: Library,
  room = Number.POSITIVE_INFINITY,
  says = onThisDevice,
): Shelf {
  const tables = new Map<TableId, OpenTable>();
  const queues = new Map<TableId, Promise<unknown>>();

  /** The last used stands last; what has not been used for longest, and is not in use, makes room. */
  function putLast(id: TableId, table: OpenTable): void {
    tables.delete(id);
    tables.set(id, table);
    if (tables.size <= room) return;
    for (const other of tables.keys())
      if (other !== id && !queues.has(other)) {
        tables.delete(other);
        return;
      }
  }

  async function fetch(id: TableId): Promise<Result<OpenTable>> {
    const known = tables.get(id);
    if (known !== undefined) {
      putLast(id, known);
      return { ok: true, value: known };
    }
    const stored = await store.read(id);
    if (stored === undefined) return { ok: false, error: says.noTable(id) };
    if ('isDamaged' in stored)
      return stored.isFromTheFuture === true
        ? { ok: false, error: says.needsNewer }
        : damaged('its first line', 'what is stored is no game.');
    // A battle that begins is on the shelf already: what opens a stored one is no part of what a first decision waits for.
    const { openStored } = await import('./open-stored.ts');
    const opened = await openStored(library, stored);
    if (!opened.ok)
      return isElsewhere(opened.error) ? { ok: false, error: says.lacksRules(opened.error) } : opened;
    const table: OpenTable = { ...opened.value, snapshotAt: stored.snapshot?.n ?? 0 };
    keepSnapshot(store, table);
    putLast(id, table);
    return { ok: true, value: table };
  }
  return {
    use(id, task) {
      const before = queues.get(id) ?? Promise.resolve();
      const mine = before.then(async () => {
        const table = await fetch(id);
        return table.ok ? task(table.value) : table;
      });
      const settled = mine.catch(() => {});
      queues.set(id, settled);
      void settled.then(() => {
        if (queues.get(id) === settled) queues.delete(id);
      });
      return mine;
    },
    forget: (id) => tables.delete(id),
    put: ({ record, match }) => putLast(record.id, { record, match, snapshotAt: 0 }),
  };
}
