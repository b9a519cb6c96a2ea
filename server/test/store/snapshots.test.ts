// A snapshot is believed where rules and entries are the same; nothing but time depends on it.
import { type Action, legal, submit, undo } from '@grognard/kernel';
import { beginAgreed, openHouse, type Store } from '@grognard/table';
import { memoryStore } from '@grognard/table/test/memory-store.ts';
import { portsOn, right, twoPeople } from '@grognard/table/test/table-for-tests.ts';
import { beforeEach, expect, it } from 'vitest';
import { type Db, openSqlite } from '../../src/store/database.ts';
import { migrate } from '../../src/store/migrations.ts';
import { rulesDigest } from '../../src/store/rules-digest.ts';
import { withSnapshots } from '../../src/store/snapshots.ts';
import { tableStore } from '../../src/store/table-store.ts';
import { verifyStore } from '../../src/store/verify-store.ts';

let db: Db;
let store: Store;
let id: string;

const snapshotIn = async (from: Store) => {
  const stored = await from.read(id);
  return stored !== undefined && 'record' in stored ? stored.snapshot : undefined;
};

/** Drafts and takes back, as often as it takes for a snapshot to be worth it. */
beforeEach(async () => {
  db = openSqlite(':memory:');
  await migrate(db);
  store = withSnapshots(tableStore(db), db, async () => 'these rules');
  const house = openHouse(portsOn(store));
  id = right(
    await beginAgreed(
      house,
      { game: 'generals', options: { setup: 'dennewitz' }, players: twoPeople, hints: false },
      {
        id: 'ulm',
        secret: { from: 0, commitment: 'c', secret: 'ab' },
        contributions: [],
        beside: null,
      },
    ),
  );
  await house.shelf.use(id, async (table) => {
    const order: Action | undefined = legal(table.match, 'white').find(({ type }) => type === 'order');
    for (let n = 0; n < 130; n += 1) {
      submit(table.match, 'white', order);
      undo(table.match, 'white');
    }
    await house.keep(table, 0);
  });
  await expect.poll(() => snapshotIn(store)).toBeDefined();
});

it('a long game is opened from it, and is the game it was', async () => {
  expect(await snapshotIn(store)).toMatchObject({ n: 260 });
  const opened = openHouse(portsOn(store));
  const played = openHouse(portsOn(tableStore(db)));
  const [one, other] = [
    await opened.shelf.use(id, ({ match, snapshotAt }) => ({ match, snapshotAt })),
    await played.shelf.use(id, ({ match, snapshotAt }) => ({ match, snapshotAt })),
  ];
  if (!('match' in one && 'match' in other)) throw new Error('not opened');
  expect([one.snapshotAt, other.snapshotAt]).toEqual([260, 0]);
  expect(one.match.state).toEqual(other.match.state);
  expect(one.match.journal).toEqual(other.match.journal);
});

it('other rules, or entries that are not what they were, make it worthless', async () => {
  expect(await snapshotIn(withSnapshots(tableStore(db), db, async () => 'other rules'))).toBeUndefined();
  const [first] = await db.selectFrom('journal').select('entry').where('n', '=', 1).execute();
  const forged = JSON.stringify({ ...JSON.parse(first?.entry ?? ''), seat: 'black' });
  await db.updateTable('journal').set({ entry: forged }).where('n', '=', 1).execute();
  expect(await snapshotIn(store)).toBeUndefined();
  const opened = await openHouse(portsOn(store)).shelf.use(id, () => null);
  expect(opened).toMatchObject({ ok: false, error: { path: 'entry 1' } });
});

it('one that cannot be read is none', async () => {
  await db.updateTable('snapshots').set({ body: 'torn' }).execute();
  expect(await snapshotIn(store)).toBeUndefined();
  expect(await openHouse(portsOn(store)).shelf.use(id, () => 'opened')).toBe('opened');
});

it('a check of the store plays all of it again, whatever snapshots say', async () => {
  expect((await verifyStore(db)).damaged).toEqual([]);
  const entry = JSON.stringify({ n: 7, seat: 'nobody', action: {}, draws: [], barrier: false });
  await db.updateTable('journal').set({ entry }).where('n', '=', 7).execute();
  expect((await verifyStore(db)).damaged).toHaveLength(1);
});

it('goes when its table goes', async () => {
  await store.remove(id);
  expect(await db.selectFrom('snapshots').selectAll().execute()).toEqual([]);
});

it('the rules have one digest, and stores without a database keep none', async () => {
  expect(await rulesDigest()).toMatch(/^[0-9a-f]{64}$/);
  expect(memoryStore()).not.toHaveProperty('keepSnapshot');
});
