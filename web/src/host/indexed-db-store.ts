// Games on this device, in IndexedDB. A journal entry is added under the key [table, n], which can be done only once:
// whoever comes second, in this tab or another, is told so and nothing is written.
import type { TableId } from '@grognard/protocol';
import {
  type AnyEntry,
  type Damaged,
  recordFrom,
  type Store,
  type TableRecord,
  type Written,
} from '@grognard/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Line {
  readonly table: TableId;
  readonly n: number;
  readonly entry: AnyEntry;
}

/** What lies under `tables` may come from an older page, or be damaged. */
interface Shelves extends DBSchema {
  tables: { key: string; value: { readonly id: string } };
  journal: { key: [string, number]; value: Line };
}

const allOf = (id: TableId): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** Runs to the disk, not only into the browser's memory, before it is acknowledged. */
const strict = { durability: 'strict' } as const;

const openShelves = (name: string): Promise<IDBPDatabase<Shelves>> =>
  openDB<Shelves>(name, 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('journal', { keyPath: ['table', 'n'] });
    },
  });

const recordIn = (value: { readonly id: string }): TableRecord | Damaged => recordFrom(value.id, value);

/** Aborts the transaction it is thrown in. */
class Taken extends Error {}

async function writeIn(
  db: IDBPDatabase<Shelves>,
  record: TableRecord,
  entries: readonly AnyEntry[],
  isFree: (there: TableRecord | Damaged | null) => boolean,
): Promise<Written> {
  const transaction = db.transaction(['tables', 'journal'], 'readwrite', strict);
  const tables = transaction.objectStore('tables');
  const journal = transaction.objectStore('journal');
  try {
    const there = await tables.get(record.id);
    if (!isFree(there === undefined ? null : recordIn(there))) throw new Taken();
    await Promise.all(entries.map((entry) => journal.add({ table: record.id, n: entry.n, entry })));
    await tables.put(record);
    await transaction.done;
    return 'written';
  } catch (error) {
    if (error instanceof Taken) transaction.abort();
    await transaction.done.catch(() => {});
    if (error instanceof Taken || (error instanceof DOMException && error.name === 'ConstraintError'))
      return 'taken';
    throw error;
  }
}

/** The database opens with the first question, so that a refusal of the browser becomes the answer to it. */
export function indexedDbStore(name = 'grognard'): Store {
  let opened: Promise<IDBPDatabase<Shelves>> | undefined;
  const shelves = (): Promise<IDBPDatabase<Shelves>> => {
    opened ??= openShelves(name);
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  return {
    async list(only) {
      const all = await (await shelves()).getAll('tables');
      return all.filter(({ id }) => only === undefined || only.includes(id)).map(recordIn);
    },
    async read(id) {
      const transaction = (await shelves()).transaction(['tables', 'journal']);
      const [found, lines] = await Promise.all([
        transaction.objectStore('tables').get(id),
        transaction.objectStore('journal').getAll(allOf(id)),
      ]);
      if (found === undefined) return undefined;
      const record = recordIn(found);
      return 'isDamaged' in record ? record : { record, entries: lines.map(({ entry }) => entry) };
    },
    create: async (record, entries) => writeIn(await shelves(), record, entries, (there) => there === null),
    write: async (record, entries) =>
      writeIn(
        await shelves(),
        record,
        entries,
        (there) => there !== null && 'revision' in there && there.revision === record.revision - 1,
      ),
    async remove(id) {
      const transaction = (await shelves()).transaction(['tables', 'journal'], 'readwrite', strict);
      await Promise.all([
        transaction.objectStore('tables').delete(id),
        transaction.objectStore('journal').delete(allOf(id)),
        transaction.done,
      ]);
    },
  };
}
