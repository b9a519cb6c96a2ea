// A lock in PostgreSQL, held while one process thinks for a table; the others leave it to that one. All locks of a process
// hang on one connection beside the pool: whoever thinks keeps nobody from reading and writing.
import type { Thinker } from '@grognard/table';
import pg from 'pg';

export interface ThinkAlone {
  readonly alone: Thinker['alone'];
  close(): Promise<void>;
}

export function thinkAlone(connectionString: string): ThinkAlone {
  /** One connection gets the same lock as often as it asks: who thinks here already is noted here. */
  const thinking = new Set<string>();
  let client: Promise<pg.Client> | null = null;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString });
    const forget = (): void => {
      client = null;
    };
    // With the connection its locks are gone; the store still lets only one answer count.
    fresh.on('error', forget).on('end', forget);
    await fresh.connect();
    return fresh;
  }
  const locks = (): Promise<pg.Client> => {
    client ??= connect().catch((error: unknown) => {
      client = null;
      throw error;
    });
    return client;
  };
  let last: Promise<unknown> = Promise.resolve();
  /** One question after the other, as a connection takes them. */
  function ask(from: pg.Client, what: 'pg_try_advisory_lock' | 'pg_advisory_unlock', id: string) {
    const answer = last.then(() =>
      from.query<{ done: boolean }>(`SELECT ${what}(hashtextextended($1, 0)) AS done`, [id]),
    );
    last = answer.catch(() => {});
    return answer;
  }
  return {
    async alone(id, task) {
      if (thinking.has(id)) return;
      thinking.add(id);
      try {
        const mine = await locks();
        const { rows } = await ask(mine, 'pg_try_advisory_lock', id);
        if (rows[0]?.done !== true) return;
        await task().finally(() => ask(mine, 'pg_advisory_unlock', id).catch(() => {}));
      } finally {
        thinking.delete(id);
      }
    },
    async close() {
      const open = await client?.catch(() => null);
      await open?.end();
    },
  };
}
