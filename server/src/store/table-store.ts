// Tables in the database. The record is written only over the revision it was made from, and an entry only once, so that
// of two processes that accept a move at the same moment one is told to look again.
import { type AnyEntry, type Damaged, isRecord, type Store, type TableRecord } from '@grognard/table';
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

function recordIn(id: string, text: string): TableRecord | Damaged {
  const record = readJson(text);
  return isRecord(record) ? record : { id, isDamaged: true };
}

async function addEntries(step: Step, id: string, entries: readonly AnyEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({ table_id: id, n: entry.n, entry: JSON.stringify(entry) }));
  await step.insertInto('journal').values(rows).execute();
}

export function tableStore(
  db: Db,
  alsoWrite: AlsoWrite = async () => {},
  together: Together = oneByOne(db),
): Store {
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
        const { id, revision } = record;
        const { numUpdatedRows } = await step
          .updateTable('tables')
          .set({ revision, record: JSON.stringify(record) })
          .where('id', '=', id)
          .where('revision', '=', revision - 1)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) throw new Taken();
        await addEntries(step, id, entries);
        await alsoWrite(step, record);
      }),
    remove: async (id) => {
      await db.transaction().execute(async (step) => {
        await step.deleteFrom('journal').where('table_id', '=', id).execute();
        await step.deleteFrom('tables').where('id', '=', id).execute();
      });
    },
  };
}
