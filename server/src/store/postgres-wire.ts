// News from process to process over PostgreSQL's LISTEN and NOTIFY. A bulletin may be lost while the line is down, so
// whoever listens again takes every table for changed.
import pg from 'pg';
import type { Bulletin, Wire } from '../line/newsroom.ts';

const CHANNEL = 'grognard_news';
const retryAfter = 1000;
/** NOTIFY takes no more; what is longer only says that there is something to ask for. */
const longest = 7500;

export interface PostgresWire extends Wire {
  close(): Promise<void>;
}

interface Sent {
  readonly from: string;
  readonly bulletin: Bulletin;
}

/** A long line of talk is asked for instead. */
function fitting(bulletin: Bulletin): Bulletin {
  const isLong = Buffer.byteLength(JSON.stringify(bulletin)) > longest;
  return isLong && bulletin.is === 'news' && 'table' in bulletin.news
    ? { ...bulletin, news: { is: 'room', table: bulletin.news.table } }
    : bulletin;
}

export async function postgresWire(connectionString: string, pool: pg.Pool): Promise<PostgresWire> {
  const me = crypto.randomUUID();
  const ears: ((bulletin: Bulletin) => void)[] = [];
  let client: pg.Client | undefined;
  let isClosed = false;

  async function listen(): Promise<void> {
    const fresh = new pg.Client({ connectionString });
    fresh.on('error', () => fresh.end().catch(() => {}));
    fresh.on('end', () => {
      if (isClosed) return;
      setTimeout(() => listen().catch(() => {}), retryAfter).unref();
    });
    fresh.on('notification', ({ payload = '' }) => {
      // Only our own processes speak on this channel.
      const { from, bulletin } = JSON.parse(payload) as Sent;
      if (from !== me) for (const hear of ears) hear(bulletin);
    });
    await fresh.connect();
    await fresh.query(`LISTEN ${CHANNEL}`);
    client = fresh;
  }
  await listen();
  return {
    send(bulletin) {
      const sent: Sent = { from: me, bulletin: fitting(bulletin) };
      // Whoever misses it finds out when it writes: the store knows what is true.
      pool.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(sent)]).catch(() => {});
    },
    hear: (heard) => ears.push(heard),
    async close() {
      isClosed = true;
      await client?.end();
    },
  };
}
