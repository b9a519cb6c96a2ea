// Tables in the database. The record is written only over the revision it was made from, and an entry only once, so that
// of two processes that accept a move at the same moment one is told to look again.
import { type AnyEntry, type Damaged, recordFrom, type Store, type TableRecord } from '@grognard/table';
import type { Db, Step } from './database.ts';
import { oneByOne, Taken, type Together } from './together.ts';

/** What else must be on disk together with what was played. */
export type AlsoWrite = (step: Step, record: TableRecord) => Promise<void>;

/** Several, one after the other. */
export const allOf =
  (...writes: readonly AlsoWrite[]): AlsoWrite =>
  async (step, record) => {
    for (const write of writes) await write(step, record);
  };

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const recordIn = (id: string, text: string): TableRecord | Damaged => recordFrom(id, readJson(text));

/** What is written with every move is put into SQL once; what comes with it is bound in the order it is named here. */
function statementsOf(db: Db) {
  const record = db
    .updateTable('tables')
    .set({ revision: 0, record: '' })
    .where('id', '=', '')
    .where('revision', '=', 0)
    .compile();
  const entry = db.insertInto('journal').values({ table_id: '', n: 0, entry: '' }).compile();
  return {
    /** Whether it was written over the revision it was made from. */
    async next(step: Step, { id, revision }: TableRecord, text: string): Promise<boolean> {
      const parameters = [revision, text, id, revision - 1];
      const { numAffectedRows } = await step.executeQuery({ ...record, parameters });
      return numAffectedRows === 1n;
    },
    async add(step: Step, id: string, { n }: AnyEntry, text: string): Promise<void> {
      await step.executeQuery({ ...entry, parameters: [id, n, text] });
    },
  };
}

/** Databases take so many values in one statement, and no more. */
const entriesAtOnce = 1000;

export function tableStore(
  db: Db,
  alsoWrite: AlsoWrite = async () => {},
  together: Together = oneByOne(db),
): Store {
  const { next, add } = statementsOf(db);
  async function addEntries(step: Step, id: string, entries: readonly AnyEntry[]): Promise<void> {
    const [only] = entries;
    if (entries.length === 1 && only !== undefined) return add(step, id, only, JSON.stringify(only));
    for (let from = 0; from < entries.length; from += entriesAtOnce) {
      const some = entries.slice(from, from + entriesAtOnce);
      const rows = some.map((entry) => ({ table_id: id, n: entry.n, entry: JSON.stringify(entry) }));
      await step.insertInto('journal').values(rows).execute();
    }
  }
  return {
    async list(only) {
      if (only?.length === 0) return [];
      const all = db.selectFrom('tables').select(['id', 'record']);
      const rows = await (only === undefined ? all : all.where('id', 'in', [...only])).execute();
      return rows.map(({ id, record }) => recordIn(id, record));
    },
    async read(id) {
      const row = await db.selectFrom('tables').select('record').where('id', '=', id).executeTakeFirst();
      if (row === undefined) return undefined;
      const record = recordIn(id, row.record);
      if ('isDamaged' in record) return record;
      const lines = await db
        .selectFrom('journal')
        .select('entry')
        .where('table_id', '=', id)
        .orderBy('n')
        .execute();
      // What is wrong with an entry comes to light when the game is played again.
      return { record, entries: lines.map(({ entry }) => readJson(entry) as AnyEntry) };
    },
    create: (record, entries) =>
      together(async (step) => {
        const { id, revision } = record;
        await step
          .insertInto('tables')
          .values({ id, revision, record: JSON.stringify(record) })
          .execute();
        await addEntries(step, id, entries);
        await alsoWrite(step, record);
      }),
    write: (record, entries) =>
      together(async (step) => {
        if (!(await next(step, record, JSON.stringify(record)))) throw new Taken();
        await addEntries(step, record.id, entries);
        await alsoWrite(step, record);
      }),
    remove: async (id) => {
      await db.transaction().execute(async (step) => {
        await step.deleteFrom('snapshots').where('table_id', '=', id).execute();
        await step.deleteFrom('journal').where('table_id', '=', id).execute();
        await step.deleteFrom('tables').where('id', '=', id).execute();
      });
    },
  };
}
