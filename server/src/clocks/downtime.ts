// Time in which no server was there, or it slept, is nobody's: whoever's clock ran gets it back. The server notes that it is
// here every few seconds; what lies between two notes that are further apart was lost to everybody.
import type { TableId } from '@grognard/protocol';
import type { TableRecord } from '@grognard/table';
import { asJson, besideOf } from '../hall/beside.ts';
import type { Company } from '../hall/company.ts';
import { recordOf } from '../hall/room.ts';
import { isConflict } from '../store/database.ts';
import { givenBack } from './clocks.ts';

export const HERE_EVERY = 5000;
/** So late a note may come on a busy machine. */
const TOLERANCE = 15_000;
const NAME = 'here';
/** How often a table is tried at which somebody moves meanwhile. */
const attempts = 5;

async function lastHere({ db }: Company): Promise<number | null> {
  const row = await db.selectFrom('kept').select('value').where('name', '=', NAME).executeTakeFirst();
  return row === undefined ? null : Number(row.value);
}

/** The table with what was lost given back; null where it has been, or no clock runs. */
function restored(record: TableRecord, from: number, to: number): TableRecord | null {
  const beside = besideOf(record);
  if (beside === null || beside.clocks === null || (beside.gone ?? 0) >= to) return null;
  const clocks = givenBack(beside.clocks, Math.max(from, beside.gone ?? 0), to);
  return {
    ...record,
    revision: record.revision + 1,
    beside: asJson({ ...beside, clocks, gone: to, newly: [] }),
  };
}

async function giveBackAt(company: Company, table: TableId, from: number, to: number): Promise<void> {
  const { house, newsroom } = company;
  for (let i = 0; i < attempts; i += 1) {
    const record = await recordOf(company, table);
    const next = record === null ? null : restored(record, from, to);
    if (next === null) return;
    const written = await house.ports.store.write(next, []);
    house.shelf.forget(table);
    if (written !== 'written') continue;
    newsroom.publish({ is: 'table', table });
    newsroom.publish({ is: 'room', table });
    return;
  }
}

/** Where a clock runs, its fall is due. Each table remembers what it was given: twice is once. */
async function giveBack(company: Company, from: number, to: number): Promise<void> {
  const rows = await company.db.selectFrom('due').select('about').where('kind', '=', 'flag').execute();
  for (const { about } of rows) await giveBackAt(company, about, from, to);
}

/** Before somebody may lose on time: was the server there all along? */
export async function sinceLastHere(company: Company, tolerance = TOLERANCE): Promise<void> {
  const last = await lastHere(company);
  const now = company.now();
  if (last === null || now - last <= tolerance) return;
  await giveBack(company, last, now);
  await company.db
    .updateTable('kept')
    .set({ value: String(now) })
    .where('name', '=', NAME)
    .where('value', '=', String(last))
    .execute();
}

/** The server is here. At its start there is no tolerance: it was not there before. */
export async function noteHere(company: Company, tolerance = TOLERANCE): Promise<void> {
  await sinceLastHere(company, tolerance);
  const value = String(company.now());
  try {
    const { numUpdatedRows } = await company.db
      .updateTable('kept')
      .set({ value })
      .where('name', '=', NAME)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) await company.db.insertInto('kept').values({ name: NAME, value }).execute();
  } catch (error) {
    // Another process has just noted the same.
    if (!isConflict(error)) throw error;
  }
}

/** Notes it until it is stopped. */
export function keepHere(company: Company, failed: (error: unknown) => void): () => void {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    noteHere(company)
      .catch(failed)
      .finally(() => {
        isBusy = false;
      });
  }, HERE_EVERY);
  return () => clearInterval(timer);
}
