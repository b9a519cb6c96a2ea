import { type AnyEntry, recordFrom, type Store, type TableRecord, type Written } from '../src/index.ts';

interface Kept {
  /** Anything, once somebody has spoilt it. */
  record: unknown;
  journal: AnyEntry[];
}

/** Keeps the contract of a store without a disk; `breakNext` makes the next write fail as a full one would. */
export function memoryStore(): Store & { breakNext: boolean; readonly kept: Map<string, Kept> } {
  const kept = new Map<string, Kept>();
  const recordOf = (id: string, { record }: Kept) => recordFrom(id, structuredClone(record));
  const write = (record: TableRecord, entries: readonly AnyEntry[], journal: AnyEntry[]): Written => {
    if (store.breakNext) {
      store.breakNext = false;
      throw new Error('The quota has been exceeded');
    }
    if (entries.some(({ n }) => journal.some((line) => line.n === n))) return 'taken';
    const lines = [...journal, ...structuredClone(entries)].sort((a, b) => a.n - b.n);
    kept.set(record.id, { record: structuredClone(record), journal: lines });
    return 'written';
  };
  const store = {
    breakNext: false,
    kept,
    list: async (only?: readonly string[]) =>
      [...kept].flatMap(([id, table]) => (only?.includes(id) === false ? [] : [recordOf(id, table)])),
    async read(id: string) {
      const table = kept.get(id);
      if (table === undefined) return undefined;
      const record = recordOf(id, table);
      return 'isDamaged' in record ? record : { record, entries: structuredClone(table.journal) };
    },
    create: async (record: TableRecord, entries: readonly AnyEntry[]) =>
      kept.has(record.id) ? 'taken' : write(record, entries, []),
    async write(record: TableRecord, entries: readonly AnyEntry[]) {
      const table = kept.get(record.id);
      const there = table === undefined ? null : recordOf(record.id, table);
      const isNext = there !== null && 'revision' in there && there.revision === record.revision - 1;
      return isNext && table !== undefined ? write(record, entries, table.journal) : 'taken';
    },
    async remove(id: string) {
      kept.delete(id);
    },
  } satisfies Store & { breakNext: boolean; kept: Map<string, Kept> };
  return store;
}
