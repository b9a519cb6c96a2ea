// Games on this device, in IndexedDB. A journal entry is added under the key [table, n], which can be done only once:
// whoever comes second, in this tab or another, is told so and nothing is written.
import type { Draw, JournalEntry, Json, Outcome, Seat, StartPosition } from '@grognard/kernel';
import type { Players, SavedTable, TableId } from '@grognard/protocol';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export type AnyEntry = JournalEntry<{ readonly type: string }>;

/** What the list of games shows; kept with the table so that listing replays nothing. */
export interface Summary {
  readonly entries: number;
  readonly moment: string;
  readonly view: Json;
  readonly waitingFor: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** The secret behind the dice from entry `from` on. Its hash is shown from the start, itself only at the end. */
export interface DiceSecret {
  readonly from: number;
  readonly commitment: string;
  /** Null: it stayed on the device the game came from. */
  readonly secret: Uint8Array<ArrayBuffer> | null;
}

/** How a seat wants to be asked in one kind of window. */
export interface StandingOrder {
  /** Null: as is usual at this table. */
  readonly ask: 'always' | 'able' | null;
  /** The turn in which it wants not to be asked again. */
  readonly notIn: number | null;
}

export interface TableRecord {
  readonly id: TableId;
  readonly game: string;
  readonly version: number;
  readonly options: Json;
  readonly players: Players;
  readonly hints: boolean;
  readonly kind: SavedTable['kind'];
  readonly created: string;
  readonly updated: string;
  /** Where the dice come from, the present source last. */
  readonly dice: readonly DiceSecret[];
  readonly contributions: readonly string[];
  /** The position the table was started from; null: the usual setup. */
  readonly start: StartPosition | null;
  /** What was drawn before the first decision. */
  readonly opening: readonly Draw[];
  readonly summary: Summary;
  /** By seat and window. Tables from before there were any have none. */
  readonly standing?: { readonly [seat: Seat]: { readonly [window: string]: StandingOrder } };
  /** Entries since the last barrier that were passes made for a seat by its standing orders. */
  readonly silent?: readonly number[];
  /** While the journal has so many entries, whoever is asked answers by hand, whatever was ordered. */
  readonly held?: number;
}

interface Line {
  readonly table: TableId;
  readonly n: number;
  readonly entry: AnyEntry;
}

interface Shelves extends DBSchema {
  tables: { key: string; value: TableRecord };
  journal: { key: [string, number]; value: Line };
}

export type Added = 'added' | 'taken';

export interface Store {
  list(): Promise<TableRecord[]>;
  read(id: TableId): Promise<{ readonly record: TableRecord; readonly entries: AnyEntry[] } | undefined>;
  create(record: TableRecord, entries: readonly AnyEntry[]): Promise<void>;
  /** 'taken' when somebody else has already written one of these entries. */
  append(record: TableRecord, entries: readonly AnyEntry[]): Promise<Added>;
  update(record: TableRecord): Promise<void>;
  remove(id: TableId): Promise<void>;
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

async function write(
  db: IDBPDatabase<Shelves>,
  record: TableRecord,
  entries: readonly AnyEntry[],
  isNew: boolean,
): Promise<Added> {
  const transaction = db.transaction(['tables', 'journal'], 'readwrite', strict);
  const tables = transaction.objectStore('tables');
  const journal = transaction.objectStore('journal');
  try {
    // Deleted in another tab: then it must not come back.
    if (!isNew && (await tables.getKey(record.id)) === undefined)
      throw new DOMException('gone', 'ConstraintError');
    await Promise.all(entries.map((entry) => journal.add({ table: record.id, n: entry.n, entry })));
    await (isNew ? tables.add(record) : tables.put(record));
    await transaction.done;
    return 'added';
  } catch (error) {
    await transaction.done.catch(() => {});
    if (error instanceof DOMException && error.name === 'ConstraintError') return 'taken';
    throw error;
  }
}

export async function openStore(name = 'grognard'): Promise<Store> {
  const db = await openShelves(name);
  return {
    list: () => db.getAll('tables'),
    async read(id) {
      const transaction = db.transaction(['tables', 'journal']);
      const [record, lines] = await Promise.all([
        transaction.objectStore('tables').get(id),
        transaction.objectStore('journal').getAll(allOf(id)),
      ]);
      return record === undefined ? undefined : { record, entries: lines.map(({ entry }) => entry) };
    },
    async create(record, entries) {
      if ((await write(db, record, entries, true)) === 'taken')
        throw new Error(`There is already a table ${record.id}`);
    },
    append: (record, entries) => write(db, record, entries, false),
    async update(record) {
      const transaction = db.transaction('tables', 'readwrite', strict);
      if ((await transaction.store.getKey(record.id)) !== undefined) await transaction.store.put(record);
      await transaction.done;
    },
    async remove(id) {
      const transaction = db.transaction(['tables', 'journal'], 'readwrite', strict);
      await Promise.all([
        transaction.objectStore('tables').delete(id),
        transaction.objectStore('journal').delete(allOf(id)),
        transaction.done,
      ]);
    },
  };
}
