// Snapshots of long games beside the store they were made of. What is read here is believed only where the rules are the same
// to the letter and so is everything it was made of; else the game is played again from its first entry.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { Snapshot } from '@grognard/kernel';
import type { AnyEntry, Store, TableRecord } from '@grognard/table';
import type { Db } from './database.ts';
import { rulesDigest } from './rules-digest.ts';

const pack = promisify(deflateRaw);
const unpack = promisify(inflateRaw);

/** So many entries are played again before anybody could have looked for a snapshot. */
const fewest = 100;

/** All that a replay depends on. */
function digestOf(rules: string, record: TableRecord, entries: readonly AnyEntry[]): string {
  const { game, eras, options, start, opening } = record;
  return createHash('sha256')
    .update(JSON.stringify([rules, game, eras, options, start, opening]))
    .update(JSON.stringify(entries))
    .digest('hex');
}

async function packed(snapshot: Snapshot): Promise<string> {
  return (await pack(JSON.stringify(snapshot))).toString('base64');
}

/** Only `keepSnapshot` writes them. */
const unpacked = async (body: string): Promise<Snapshot> =>
  JSON.parse(String(await unpack(Buffer.from(body, 'base64')))) as Snapshot;

export function withSnapshots(store: Store, db: Db, rules: () => string = rulesDigest): Store {
  async function found(record: TableRecord, entries: readonly AnyEntry[]): Promise<Snapshot | undefined> {
    if (entries.length < fewest) return undefined;
    const row = await db
      .selectFrom('snapshots')
      .selectAll()
      .where('table_id', '=', record.id)
      .executeTakeFirst();
    if (row === undefined || row.n > entries.length) return undefined;
    const isSame = row.made_of === digestOf(rules(), record, entries.slice(0, row.n));
    return isSame ? unpacked(row.body) : undefined;
  }
  return {
    ...store,
    async read(id) {
      const stored = await store.read(id);
      if (stored === undefined || 'isDamaged' in stored) return stored;
      // One that cannot be read is none.
      const snapshot = await found(stored.record, stored.entries).catch(() => undefined);
      return snapshot === undefined ? stored : { ...stored, snapshot };
    },
    async keepSnapshot(record, entries, snapshot) {
      const body = await packed(snapshot);
      const made_of = digestOf(rules(), record, entries);
      const { n } = snapshot;
      await db
        .insertInto('snapshots')
        .values({ table_id: record.id, n, made_of, body })
        .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ n, made_of, body }))
        .execute();
    },
  };
}
