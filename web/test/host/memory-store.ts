import type { AnyEntry, Store, TableRecord } from '../../src/host/store.ts';

/** Keeps the contract of the store without a browser; `breakNext` makes the next write fail as a full disk would. */
export function memoryStore(): Store & { breakNext: boolean; readonly journals: Map<string, AnyEntry[]> } {
  const records = new Map<string, TableRecord>();
  const journals = new Map<string, AnyEntry[]>();
  const store = {
    breakNext: false,
    journals,
    list: async () => [...records.values()],
    read: async (id: string) => {
      const record = records.get(id);
      return record === undefined ? undefined : { record, entries: [...(journals.get(id) ?? [])] };
    },
    create: async (record: TableRecord, entries: readonly AnyEntry[]) => {
      records.set(record.id, record);
      journals.set(record.id, [...entries]);
    },
    append: async (record: TableRecord, entries: readonly AnyEntry[]) => {
      if (store.breakNext) {
        store.breakNext = false;
        throw new Error('The quota has been exceeded');
      }
      const journal = journals.get(record.id);
      const isTaken = journal === undefined || entries.some(({ n }) => journal.some((line) => line.n === n));
      if (isTaken) return 'taken' as const;
      journal.push(...structuredClone(entries));
      records.set(record.id, structuredClone(record));
      return 'added' as const;
    },
    update: async (record: TableRecord) => {
      if (records.has(record.id)) records.set(record.id, record);
    },
    remove: async (id: string) => {
      records.delete(id);
      journals.delete(id);
    },
  };
  return store;
}
