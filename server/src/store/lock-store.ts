// One folder, one process that changes it. The lock is the operating system's, on a file beside the store: whoever dies has let
// go of it, and the file that stays means nothing.
import { DatabaseSync } from 'node:sqlite';

const BUSY = 5;

/** Takes the store for oneself, waiting that long for whoever is just ending; what is given back lets go of it. */
export function lockStore(file: string, patience = 0): () => void {
  const lock = new DatabaseSync(`${file}.lock`);
  try {
    lock.exec(`PRAGMA busy_timeout=${patience}; BEGIN EXCLUSIVE`);
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY)
      throw new Error(`${file} is in use: stop the server, or the other command, that works there.`);
    throw error;
  }
  return () => lock.close();
}
