// On disk before it is told. SQLite hands a commit to the operating system without waiting for the disk; whoever has
// written waits here, without holding anybody else up. One wait serves all who had written when it began.
import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const synced = promisify(fdatasync);

/** Resolves when everything written before the call is on disk. */
export type Flush = () => Promise<void>;

/** Of those who come while a flush is under way, all share the next. */
export function shared(flush: Flush): Flush {
  let present: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    const mine = flush().finally(() => {
      if (present === mine) present = null;
    });
    present = mine;
    return mine;
  };
  return () => {
    if (present === null) return begin();
    next ??= present
      .catch(() => {})
      .then(() => {
        next = null;
        return begin();
      });
    return next;
  };
}

export interface LogOnDisk {
  readonly flush: Flush;
  close(): Promise<void>;
}

/** The write-ahead log of a database; it is there from the first write until the database is closed. */
export function logOf(file: string): LogOnDisk {
  let log: number | null = null;
  return {
    flush: shared(async () => {
      log ??= openSync(`${file}-wal`, 'r+');
      await synced(log);
    }),
    close: async () => {
      if (log !== null) closeSync(log);
      log = null;
    },
  };
}
