import type { Thinker } from '@grognard/table';
import type pg from 'pg';

/** A lock in PostgreSQL, held while one process thinks for a table; the others leave it to that one. */
export const thinkAlone =
  (pool: pg.Pool): Thinker['alone'] =>
  async (id, task) => {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ mine: boolean }>(
        'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS mine',
        [id],
      );
      if (rows[0]?.mine !== true) return;
      try {
        await task();
      } finally {
        await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [id]);
      }
    } finally {
      client.release();
    }
  };
