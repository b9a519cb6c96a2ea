// Writes that are all or nothing. On SQLite a commit costs more than what it holds: writes that come while one is under
// way share the next.
import type { Written } from '@grognard/table';
import { type Db, isConflict, type Step } from './database.ts';

/** Thrown in a write before it has changed anything: somebody else was faster. */
export class Taken extends Error {}

type Write = (step: Step) => Promise<void>;
export type Together = (write: Write) => Promise<Written>;

/** Each in a transaction of its own: where there are connections enough, they do not wait for each other. */
export const oneByOne =
  (db: Db): Together =>
  async (write) => {
    try {
      await db.transaction().execute(write);
      return 'written';
    } catch (error) {
      if (error instanceof Taken || isConflict(error)) return 'taken';
      throw error;
    }
  };

interface Waiting {
  readonly write: Write;
  done(written: Written): void;
  failed(error: unknown): void;
}

const mostTogether = 200;

async function writtenIn(step: Step, write: Write): Promise<Written> {
  try {
    await write(step);
    return 'written';
  } catch (error) {
    if (error instanceof Taken) return 'taken';
    throw error;
  }
}

/** Many in one commit; nobody is answered before it is on disk. */
export function inBatches(db: Db): Together {
  const alone = oneByOne(db);
  const waiting: Waiting[] = [];
  let isWriting = false;

  const writeAll = (batch: readonly Waiting[]): Promise<readonly Written[]> =>
    db.transaction().execute(async (step) => {
      const all: Written[] = [];
      for (const { write } of batch) all.push(await writtenIn(step, write));
      return all;
    });
  async function answer(batch: readonly Waiting[]): Promise<void> {
    const written = await writeAll(batch).catch(() => null);
    // One that cannot be written takes the others back with it: then each has its own try.
    for (const [i, { write, done, failed }] of batch.entries())
      if (written === null) await alone(write).then(done, failed);
      else done(written[i] ?? 'taken');
  }
  async function goOn(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) await answer(waiting.splice(0, mostTogether));
    isWriting = false;
  }
  return (write) =>
    new Promise((done, failed) => {
      waiting.push({ write, done, failed });
      if (!isWriting) void goOn();
    });
}
