// Writes that are all or nothing. On SQLite every commit waits for the disk, and everybody with it: writes that come while
// one is under way share the next commit, each behind a savepoint of its own.
import type { Written } from '@grognard/table';
import { sql } from 'kysely';
import { type Db, isConflict, type Step } from './database.ts';

/** Thrown in a write to undo it: somebody else was faster. */
export class Taken extends Error {}

type Write = (step: Step) => Promise<void>;
export type Together = (write: Write) => Promise<Written>;

const isTaken = (error: unknown): boolean => error instanceof Taken || isConflict(error);

/** Each in a transaction of its own: where there are connections enough, they do not wait for each other. */
export const oneByOne =
  (db: Db): Together =>
  async (write) => {
    try {
      await db.transaction().execute(write);
      return 'written';
    } catch (error) {
      if (isTaken(error)) return 'taken';
      throw error;
    }
  };

interface Waiting {
  readonly write: Write;
  done(written: Written): void;
  failed(error: unknown): void;
}

const mostTogether = 200;

async function behindSavepoint(step: Step, write: Write): Promise<Written> {
  await sql`SAVEPOINT one`.execute(step);
  try {
    await write(step);
    await sql`RELEASE one`.execute(step);
    return 'written';
  } catch (error) {
    await sql`ROLLBACK TO one`.execute(step);
    await sql`RELEASE one`.execute(step);
    if (isTaken(error)) return 'taken';
    throw error;
  }
}

/** Many in one commit; nobody is answered before it is on disk. */
export function inBatches(db: Db): Together {
  const waiting: Waiting[] = [];
  let isWriting = false;

  async function writeAll(batch: readonly Waiting[]): Promise<void> {
    const answers: (() => void)[] = [];
    await db.transaction().execute(async (step) => {
      for (const { write, done, failed } of batch)
        try {
          const written = await behindSavepoint(step, write);
          answers.push(() => done(written));
        } catch (error) {
          answers.push(() => failed(error));
        }
    });
    for (const answer of answers) answer();
  }
  async function goOn(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostTogether);
      await writeAll(batch).catch((error: unknown) => {
        for (const { failed } of batch) failed(error);
      });
    }
    isWriting = false;
  }
  return (write) =>
    new Promise((done, failed) => {
      waiting.push({ write, done, failed });
      if (!isWriting) void goOn();
    });
}
