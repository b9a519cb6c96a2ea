// Processes of two builds on one database while a server is changed to a newer one: each serves the tables whose rules it has, and
// whoever plays loses nothing and does nothing twice.
import { type Json, simulationSource } from '@grognard/kernel';
import { type Place, remoteTables, type Tables } from '@grognard/protocol';
import type { Library } from '@grognard/table';
import { released, updated } from '@grognard/table/test/mended-library.ts';
import { firstEdition } from '@grognard/table/test/mended-titles.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fallFlag } from '../src/due/flag.ts';
import { bringTablesOn } from '../src/store/bring-tables-on.ts';
import { type Db, openPostgres } from '../src/store/database.ts';
import { migrate } from '../src/store/migrations.ts';
import { postgresWire } from '../src/store/postgres-wire.ts';
import { type ThinkAlone, thinkAlone } from '../src/store/think-alone.ts';
import { startPostgres, type TestPostgres } from './store/postgres.ts';
import { arrive, aWish, battle, freshId, hexes, right, startTown, type Town, type Visitor } from './town.ts';

interface Process {
  readonly town: Town;
  readonly db: Db;
  readonly alone: ThinkAlone['alone'];
  stop(): Promise<void>;
}

let postgres: TestPostgres;
let address: string;
const running = new Set<Process>();

async function start(library: Library): Promise<Process> {
  const pool = new pg.Pool({ connectionString: address });
  const db = openPostgres(pool);
  await migrate(db);
  const wire = await postgresWire(address, pool);
  const thinking = thinkAlone(address);
  const town = await startTown({ db, wire, library });
  const process: Process = {
    town,
    db,
    alone: thinking.alone,
    async stop() {
      running.delete(process);
      await town.close();
      await wire.close();
      await thinking.close();
      await db.destroy();
    },
  };
  running.add(process);
  return process;
}

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  for (const process of running) await process.stop();
  await postgres.stop();
});

const first = firstEdition;
const sheet = { type: 'endPlanning' };

async function seated(visitor: Visitor, table: string, viewer: string): Promise<Place> {
  return right(await visitor.tables.open({ table, viewer }));
}

async function lock(visitor: Visitor, table: string, viewer: string): Promise<void> {
  const place = await seated(visitor, table, viewer);
  const reply = await place.submit({ action: sheet, seen: right(await place.look()).n });
  expect(reply).toMatchObject({ ok: true });
}

describe('while a server is changed to a newer build', () => {
  let older: Process;
  let newer: Process;
  beforeAll(async () => {
    address = await postgres.freshDatabase();
    older = await start(released);
    newer = await start(updated);
  });
  afterAll(async () => {
    for (const process of [older, newer]) await process.stop();
  });

  it('a battle begun before is played on both processes, by the rules it began with', async () => {
    const { table, host, guest } = await battle(older.town);
    for (const [who, seat] of [
      [host, 'white'],
      [guest, 'black'],
    ] as const)
      await lock(who, table, seat);
    const moved = await arrive(newer.town, host.cookie);
    const state = right(await (await seated(moved, table, 'white')).look());
    expect(state.rules).toMatchObject({ edition: first, mended: 1 });
    expect(state.view).toMatchObject({ vp: { white: 0, black: 0 } });
  });

  it('one begun by newer rules is handed over with a word, and nothing of it is lost', async () => {
    const { table, host, guest } = await battle(newer.town);
    await lock(host, table, 'white');
    const behind = await arrive(older.town, guest.cookie);
    expect(await behind.tables.open({ table, viewer: 'black' })).toMatchObject({
      error: {
        code: 'needs-newer',
        message:
          'This table needs a newer server than the one that answers. Nothing is lost: load the page again in a while.',
      },
    });
    expect(right(await behind.hall.myGames())).toMatchObject([{ table, moment: expect.any(String) }]);
    const reloaded = await arrive(newer.town, behind.cookie);
    await lock(reloaded, table, 'black');
    expect(right(await (await seated(reloaded, table, 'black')).look()).view).toMatchObject({
      vp: { white: 1, black: 1 },
    });
  });

  it('what falls due at such a table is left to the newer process', async () => {
    const { table } = await battle(newer.town, {
      clock: { kind: 'live', time: 60, increment: 0 },
      zero: 'machine',
    });
    const later = newer.town.time.now + 3_600_000;
    older.town.time.now = later;
    await expect(fallFlag(older.town.company)(table)).rejects.toThrow('newer process');
    older.town.time.now = newer.town.time.now;
  });

  it('a table at which nothing comes out differently moves on; people are handed over where they sit', async () => {
    const { table, host } = await battle(older.town);
    const place = await seated(host, table, 'white');
    right(await place.look());
    const found = await bringTablesOn(newer.town.company, newer.alone, async () => {});
    // Those of the tests before are here, too: one whose sheets were locked stays.
    expect(found).toMatchObject({ tried: 2, moved: 1 });
    await expect.poll(async () => place.look()).toMatchObject({ error: { code: 'needs-newer' } });
    const moved = await arrive(newer.town, host.cookie);
    const state = right(await (await seated(moved, table, 'white')).look());
    expect(state.rules).toBeUndefined();
    expect(await bringTablesOn(newer.town.company, newer.alone, async () => {})).toMatchObject({ tried: 0 });
  });

  it('players far apart agree to take the newer rules', async () => {
    const { table, host, guest } = await battle(older.town);
    await lock(host, table, 'white');
    await lock(guest, table, 'black');
    const white = await arrive(newer.town, host.cookie);
    const black = await arrive(newer.town, guest.cookie);
    right(await white.hall.ask({ table, what: 'newerRules' }));
    expect(right(await (await seated(black, table, 'black')).look()).rules).toBeDefined();
    right(await black.hall.ask({ table, what: 'newerRules' }));
    const state = right(await (await seated(black, table, 'black')).look());
    expect(state.rules).toBeUndefined();
    expect(state.seams).toMatchObject([{ n: state.n, edition: { number: 12 } }]);
    expect(await white.hall.ask({ table, what: 'newerRules' })).toMatchObject({
      error: { code: 'no-newer-rules' },
    });
  });
});

const LOST = Symbol('the line was lost');
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Somebody whose page calls again when a line ends, and loads again when a table needs a newer server. */
function traveller(processes: readonly Process[], cookie: string): Tables {
  let here: Visitor | null = null;
  let at = 0;
  async function arrived(): Promise<Visitor> {
    for (;;) {
      if (here !== null && here.ended === null) return here;
      const open = processes.filter((process) => running.has(process));
      const next = open[at % open.length];
      here = next === undefined ? null : await arrive(next.town, cookie).catch(() => null);
      if (here === null) await sleep(5);
    }
  }
  const lost = async (visitor: Visitor): Promise<typeof LOST> => {
    while (visitor.ended === null) await sleep(2);
    return LOST;
  };
  const ask = async (said: unknown): Promise<unknown> => {
    for (;;) {
      const visitor = await arrived();
      const answer = await Promise.race([visitor.call(said), lost(visitor)]);
      const code = (answer as { readonly error?: { readonly code?: unknown } }).error?.code;
      if (answer !== LOST && code !== 'needs-newer') return answer;
      here?.drop();
      here = null;
      at += 1;
    }
  };
  return remoteTables(ask, freshId);
}

interface Seat {
  readonly table: string;
  readonly viewer: string;
  readonly place: Place;
  done: number;
}

/** Plays whatever may be played, until it is told to stop. */
async function playOn(seat: Seat, seed: number, isOver: () => boolean): Promise<void> {
  const chance = simulationSource(seed);
  for (let n = 0; !isOver(); n += 1) {
    const state = right(await seat.place.look());
    if (state.outcome !== null) return;
    const free = state.offers.filter(({ refusal, role }) => refusal === null && role !== 'grave');
    const committing = free.find(({ role }) => role === 'commit');
    const any = free[chance.draw(n, Math.max(1, free.length), 'any') - 1];
    const action: Json | undefined = (n % 3 === 0 ? committing : any)?.action ?? any?.action;
    if (action === undefined) await sleep(5);
    else if ((await seat.place.submit({ action, seen: state.n })).ok) seat.done += 1;
  }
}

it('a rolling restart with both builds under load loses nothing and does nothing twice', {
  timeout: 120_000,
}, async () => {
  address = await postgres.freshDatabase();
  const processes = [await start(released), await start(released)];
  const [one, other] = processes;
  if (one === undefined || other === undefined) throw new Error('Nothing was started.');
  const seats: Seat[] = [];
  for (let n = 0; n < 6; n += 1) {
    const host = await arrive(one.town);
    const guest = await arrive(other.town);
    const { table, links } = right(await host.hall.makeTable(aWish));
    right(await guest.hall.sit({ link: links['black'] ?? '', name: `Ney ${n}`, contribution: hexes('b') }));
    for (const [viewer, { cookie }] of [
      ['white', host],
      ['black', guest],
    ] as const)
      seats.push({
        table,
        viewer,
        place: right(await traveller(processes, cookie).open({ table, viewer })),
        done: 0,
      });
  }
  const done = () => seats.reduce((sum, seat) => sum + seat.done, 0);
  const more = async (count: number) => {
    const until = done() + count;
    await expect.poll(done, { timeout: 60_000, interval: 5 }).toBeGreaterThan(until);
  };
  let isOver = false;
  const playing = Promise.all(seats.map((seat, i) => playOn(seat, i, () => isOver)));
  await more(40);
  // A process of the newer build beside those of the older one, then in the place of each.
  processes.push(await start(updated));
  await more(40);
  await one.stop();
  const newest = processes.at(-1);
  if (newest === undefined) throw new Error('Nothing was started.');
  const brought = bringTablesOn(newest.town.company, newest.alone, () => sleep(1) as Promise<void>);
  await more(40);
  await other.stop();
  processes.push(await start(updated));
  const { tried } = await brought;
  await more(80);
  isOver = true;
  await playing;
  expect(tried).toBe(6);
  const { house } = newest.town.company;
  for (const table of new Set(seats.map((seat) => seat.table))) {
    const stored = await house.ports.store.read(table);
    if (stored === undefined || !('entries' in stored)) throw new Error('A table is lost.');
    const numbers = stored.entries.map(({ n }) => n);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    const chosen = stored.entries.filter((entry) => !('forced' in entry));
    const counted = seats
      .filter((seat) => seat.table === table)
      .map(({ viewer, done: mine }) => [viewer, mine]);
    expect(counted.map(([viewer]) => [viewer, chosen.filter(({ seat }) => seat === viewer).length])).toEqual(
      counted,
    );
    house.shelf.forget(table);
    expect(await house.shelf.use(table, ({ match }) => match.journal.length)).toBe(numbers.length);
  }
});
