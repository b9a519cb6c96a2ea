import type { Db } from './store/database.ts';

/** What everything on the server stands on. */
export interface Ground {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
