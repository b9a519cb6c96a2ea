// Work that falls due. It lies in the database, so that it survives a restart and any process may do it; the same table
// serves SQLite and PostgreSQL. Whoever takes something up moves it ahead first: when that process dies, another takes over.
import type { Ground } from '../ground.ts';
import type { Step } from '../store/database.ts';
import type { DueRow } from '../store/schema.ts';

/** Done at least once; whoever does it finds out whether it is still to be done. */
export type Work = (about: string) => Promise<void>;

export type Workers = { readonly [kind: string]: Work };

/** Not a time anybody would schedule for: what lies at its end was not moved meanwhile. */
const lease = 60_007;
const pause = 500;
const mostAtOnce = 50;

/** Writes it down, in place of what was to be done under the same id. */
export async function schedule(step: Step, row: DueRow): Promise<void> {
  const { kind, about, at } = row;
  await step
    .insertInto('due')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ kind, about, at }))
    .execute();
}

export async function cancel(step: Step, id: string): Promise<void> {
  await step.deleteFrom('due').where('id', '=', id).execute();
}

async function take({ db, now }: Ground, { id, at }: DueRow): Promise<number | null> {
  const until = now() + lease;
  const { numUpdatedRows } = await db
    .updateTable('due')
    .set({ at: until })
    .where('id', '=', id)
    .where('at', '=', at)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? until : null;
}

/** Does what is due now; how much that was. */
export async function doDue(ground: Ground, workers: Workers): Promise<number> {
  const { db, now } = ground;
  const rows = await db
    .selectFrom('due')
    .selectAll()
    .where('at', '<=', now())
    .orderBy('at')
    .limit(mostAtOnce)
    .execute();
  let done = 0;
  for (const row of rows) {
    const until = await take(ground, row);
    if (until === null) continue;
    await workers[row.kind]?.(row.about);
    // Whoever scheduled it anew meanwhile has moved it: then it stays.
    await db.deleteFrom('due').where('id', '=', row.id).where('at', '=', until).execute();
    done += 1;
  }
  return done;
}

/** Looks after due work until it is stopped. What fails is tried again when its lease is over. */
export function keepDoing(
  ground: Ground,
  workers: Workers,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  let present: Promise<unknown> = Promise.resolve();
  const round = async (): Promise<void> => {
    present = doDue(ground, workers).catch(failed);
    await present;
    if (!isStopped) timer = setTimeout(round, pause);
  };
  timer = setTimeout(round, pause);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await present;
  };
}
