// PostgreSQL, started by this file: the contract of a store, and two processes of one server.
import { type StoreUnderTest, storeContract } from '@grognard/table/test/store-contract.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, openPostgres } from '../src/store/database.ts';
import { migrate } from '../src/store/migrations.ts';
import { type PostgresWire, postgresWire } from '../src/store/postgres-wire.ts';
import { tableStore } from '../src/store/table-store.ts';
import { thinkAlone } from '../src/store/think-alone.ts';
import { harmed } from './store/harmed.ts';
import { startPostgres, type TestPostgres } from './store/postgres.ts';
import { arrive, aWish, hexes, right, startTown, type Town } from './town.ts';

let postgres: TestPostgres;
const opened: { readonly db: Db; readonly wire: PostgresWire; readonly town: Town }[] = [];

async function startProcess(connectionString: string): Promise<Town> {
  const pool = new pg.Pool({ connectionString });
  const db = openPostgres(pool);
  if (opened.length === 0) await migrate(db);
  const wire = await postgresWire(connectionString, pool);
  const town = await startTown({ db, wire });
  opened.push({ db, wire, town });
  return town;
}

let near: Town;
let far: Town;
let address: string;
beforeAll(async () => {
  postgres = await startPostgres();
  address = await postgres.freshDatabase();
  near = await startProcess(address);
  far = await startProcess(address);
}, 60_000);
afterAll(async () => {
  for (const { db, wire, town } of opened) {
    await town.close();
    await wire.close();
    await db.destroy();
  }
  await postgres.stop();
});

describe('a store in PostgreSQL', () => {
  const open = async (): Promise<StoreUnderTest> => {
    const [one, other] = opened.map(({ db }) => db);
    if (one === undefined || other === undefined) throw new Error('PostgreSQL was not started.');
    await one.deleteFrom('tables').execute();
    await one.deleteFrom('journal').execute();
    return harmed(one, async () => tableStore(other));
  };
  for (const { promise, check } of storeContract) it(promise, () => check(open));
});

describe('two processes', () => {
  it('bring people to one table, hear of each other’s moves and accept each once', async () => {
    const host = await arrive(near);
    const guest = await arrive(far);
    const made = right(await host.hall.makeTable(aWish));
    const { table } = made;
    right(
      await guest.hall.sit({ link: made.links['black'] ?? '', name: 'Halkett', contribution: hexes('b') }),
    );
    await host.hears((news) => news.is === 'room' && news.table === table);
    const white = right(await host.tables.open({ table, viewer: 'white' }));
    const black = right(await guest.tables.open({ table, viewer: 'black' }));
    const sheets = [right(await white.look()), right(await black.look())];
    const choice = (i: number) => ({
      action: sheets[i]?.offers.find(({ refusal }) => refusal === null)?.action ?? null,
      seen: sheets[i]?.n ?? 0,
    });
    // Both draft at the same moment: whoever writes second looks again, and it still holds.
    const replies = await Promise.all([white.submit(choice(0)), black.submit(choice(1))]);
    expect(replies.map(({ ok }) => ok)).toEqual([true, true]);
    await host.hears((news) => news.is === 'table' && news.table === table);
    const stored = await near.company.house.ports.store.read(table);
    expect(stored !== undefined && 'entries' in stored && stored.entries.map(({ n }) => n)).toEqual([1, 2]);
    const twice = { ticket: null, name: 'say', request: { table, circle: 'table', text: 'Hello' }, id: 'x' };
    await Promise.all([guest.call(twice), guest.call(twice)]);
    await host.hears(({ is }) => is === 'said');
    expect(right(await host.hall.heard({ table, circle: 'table', from: 0 }))).toHaveLength(1);
  });

  it('take nothing back twice nor refuse it because the other side drafts at the same moment', async () => {
    const host = await arrive(near);
    const guest = await arrive(far);
    const { table, links } = right(await host.hall.makeTable(aWish));
    right(await guest.hall.sit({ link: links['black'] ?? '', name: 'Ney', contribution: hexes('b') }));
    const white = right(await host.tables.open({ table, viewer: 'white' }));
    const black = right(await guest.tables.open({ table, viewer: 'black' }));
    for (const place of [white, black, white, black]) {
      const { offers, n } = right(await place.look());
      const action = offers.find(({ refusal }) => refusal === null)?.action ?? null;
      expect(await place.submit({ action, seen: n })).toMatchObject({ ok: true });
    }
    const replies = await Promise.all([white.undo(), black.undo(), white.undo(), black.undo()]);
    expect(replies.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    const stored = await near.company.house.ports.store.read(table);
    expect(stored !== undefined && 'entries' in stored && stored.entries).toHaveLength(8);
  });

  it('see who is on the other one, and hear when they go', async () => {
    const host = await arrive(near);
    const guest = await arrive(far);
    const { table, links } = right(await host.hall.makeTable(aWish));
    right(await guest.hall.sit({ link: links['black'] ?? '', name: 'Soult', contribution: hexes('b') }));
    const isSeen = async (): Promise<unknown> => {
      const sitter = right(await host.hall.room({ table })).seats['black'];
      return sitter?.kind === 'person' && sitter.person.isHere;
    };
    await expect.poll(isSeen).toBe(true);
    await host.hears((news) => news.is === 'room' && news.table === table);
    host.news.length = 0;
    guest.drop();
    await host.hears((news) => news.is === 'room' && news.table === table);
    expect(await isSeen()).toBe(false);
  });

  it('end a session for each other', async () => {
    const host = await arrive(near);
    right(await host.entrance.signUp({ name: 'Blücher', password: 'vorwärts!' }));
    const second = await arrive(far);
    right(await second.entrance.signIn({ name: 'Blücher', password: 'vorwärts!' }));
    await second.connect();
    await host.connect();
    right(await host.hall.revokeOthers());
    await expect.poll(() => second.ended).not.toBeNull();
  });

  it('think for a table one at a time, for many tables at once, and keep nobody from writing meanwhile', async () => {
    const [here, there] = [thinkAlone(address), thinkAlone(address)];
    const thought: string[] = [];
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const many = Array.from({ length: 40 }, (_, n) =>
      here.alone(`table ${n}`, async () => {
        thought.push(`here ${n}`);
        await end;
      }),
    );
    await expect.poll(() => thought.length).toBe(40);
    await there.alone('table 7', async () => void thought.push('there'));
    await here.alone('table 7', async () => void thought.push('twice'));
    // The pool has 10 connections, and none of them is taken.
    const [one] = opened;
    expect(await one?.db.selectFrom('due').selectAll().execute()).toBeDefined();
    resolve();
    await Promise.all(many);
    expect(thought).toHaveLength(40);
    await there.alone('table 7', async () => void thought.push('there'));
    expect(thought.at(-1)).toBe('there');
    await here.close();
    await there.close();
  });
});
