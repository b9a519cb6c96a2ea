// Threats of docs/security.md, one by one.
import { LINE_ENDS, SPEAKS } from '@grognard/protocol';
import { asleep } from '@grognard/table/test/nearby.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openSqlite } from '../src/store/database.ts';
import { migrate } from '../src/store/migrations.ts';
import { refusals } from '../src/words/refusals.ts';
import { arrive, aWish, battle, freshId, hexes, right, startTown, type Town } from './town.ts';

let town: Town;
beforeAll(async () => {
  town = await startTown();
});
afterAll(() => town.close());

const endOf = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => {
    socket.on('error', () => {});
    socket.on('close', resolve);
  });

const lineAs = (headers: Record<string, string>): WebSocket =>
  new WebSocket(`${town.address.replace('http', 'ws')}/api/line?speaks=${SPEAKS}`, { headers });

describe('another site', () => {
  it('cannot open a line with somebody’s cookie', async () => {
    const { cookie } = await arrive(town);
    expect(await endOf(lineAs({ origin: 'https://evil.example', cookie }))).toBe(1008);
    expect(await endOf(lineAs({ cookie }))).toBe(1008);
  });

  it('cannot use the entrance', async () => {
    const { cookie } = await arrive(town);
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1'])
      for (const type of ['application/json', 'text/plain']) {
        const reply = await fetch(`${town.address}/api/entrance`, {
          method: 'POST',
          headers: { origin, cookie, 'content-type': type },
          body: '{"name":"signOut"}',
        });
        expect(reply.status).toBeGreaterThanOrEqual(400);
      }
  });
});

describe('a cookie', () => {
  it('is out of reach for scripts and other sites, and says nothing', async () => {
    const reply = await town.app.inject({
      method: 'POST',
      url: '/api/entrance',
      headers: { origin: 'http://localhost:1815', host: 'localhost:1815' },
      payload: { name: 'hello' },
    });
    expect(reply.statusCode).toBe(200);
    const cookie = String(reply.headers['set-cookie']);
    expect(cookie).toMatch(/^grognard=[0-9a-f]{32}; .*HttpOnly; SameSite=Lax/);
    const rows = await town.company.db.selectFrom('sessions').select('hash').execute();
    expect(rows.map(({ hash }) => hash)).not.toContain(cookie.slice(9, 41));
  });

  it('goes over TLS only where there is TLS, and no neighbouring host can plant it', async () => {
    const origin = 'https://grognard.example';
    const behindTls = await startTown({ publicAddress: origin });
    const hello = (cookie: string) =>
      behindTls.app.inject({
        method: 'POST',
        url: '/api/entrance',
        headers: { origin, cookie },
        payload: { name: 'hello' },
      });
    const given = String((await hello('')).headers['set-cookie']);
    expect(given).toMatch(/^__Host-grognard=[0-9a-f]{32}; .*Path=\/; HttpOnly; Secure; SameSite=Lax/);
    const [known = ''] = given.split(';');
    expect((await hello(known)).headers['set-cookie']).toBeUndefined();
    expect((await hello(known.replace('__Host-', ''))).headers['set-cookie']).toBeDefined();
    await behindTls.close();
  });
});

describe('a hostile client', () => {
  it('gets nothing by messages that are none', async () => {
    const guest = await arrive(town);
    const bad = [
      null,
      7,
      'look',
      [],
      {},
      { ticket: null },
      { ticket: null, name: 'makeTable', request: { game: 'x' } },
      { ticket: 'x'.repeat(65), name: 'look' },
      { ticket: 'guess', name: 'look' },
      { ticket: null, name: 'sit', request: { link: 'short', name: 'x', contribution: '' } },
      { ticket: null, name: 'create', request: { game: 'generals', options: {}, players: {}, hints: true } },
      { ticket: null, name: 'open', request: { table: 'none', viewer: 'white' } },
    ];
    for (const call of bad) expect(await guest.call(call)).toMatchObject({ ok: false });
    for (const name of ['__proto__', 'constructor', 'toString'])
      expect(await guest.call({ ticket: null, name })).toMatchObject({ error: { code: 'wrong-request' } });
  });

  it('is answered for 64 questions at once, and told that the others are too many', async () => {
    const guest = await arrive(town);
    const asked = Array.from({ length: 100 }, () => guest.call({ ticket: null, name: 'me' }));
    const codes = (await Promise.all(asked)).map((reply) =>
      (reply as { ok: boolean }).ok ? 'answered' : (reply as { error: { code: string } }).error.code,
    );
    expect(codes.filter((code) => code === 'answered').length).toBeGreaterThanOrEqual(64);
    expect(codes).toContain('too-many');
  });

  it('cannot send more than a name, a password or a call needs', async () => {
    const post = (path: string, length: number) =>
      fetch(`${town.address}${path}`, {
        method: 'POST',
        headers: { origin: town.address, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'hello', request: 'x'.repeat(length) }),
      });
    expect((await post('/api/entrance', 20_000)).status).toBe(413);
    expect((await post('/api/call', 70_000)).status).toBe(413);
    expect((await post('/api/operator', 20_000)).status).toBe(413);
  });

  it('is cut off when it sends bytes, too much, or too often', async () => {
    const { cookie } = await arrive(town);
    const line = () => lineAs({ origin: town.address, cookie });
    const binary = line();
    binary.on('open', () => binary.send(Buffer.from([1, 2, 3])));
    expect(await endOf(binary)).toBe(1003);
    const large = line();
    large.on('open', () => large.send('x'.repeat(300_000)));
    expect(await endOf(large)).toBe(1009);
    const often = line();
    often.on('open', () => {
      for (let n = 0; n < 200; n += 1)
        often.send(JSON.stringify({ n, question: { ticket: null, name: 'alive' } }));
    });
    expect(await endOf(often)).toBe(LINE_ENDS.tooMany);
  });

  it('cannot act for a seat that is not its own, with its own ticket or another’s', async () => {
    const { table, host, guest } = await battle(town);
    const open = { ticket: null, name: 'open', request: { table, viewer: 'white' } };
    const ticket = right((await host.call(open)) as never);
    for (const name of ['look', 'undo', 'exportFile'])
      expect(await guest.call({ ticket, name })).toMatchObject({ error: { code: 'no-ticket' } });
    expect(await guest.call(open)).toMatchObject({ error: { code: 'not-yours' } });
    const stranger = await arrive(town);
    expect(await stranger.call(open)).toMatchObject({ error: { code: 'not-yours' } });
    // This table lets nobody look on.
    const beside = { ...open, request: { table, viewer: 'spectator' } };
    expect(await stranger.call(beside)).toMatchObject({ error: { code: 'not-yours' } });
    for (const name of ['resign', 'claim', 'nudge', 'decline'])
      expect(await stranger.call({ ticket: null, name, request: { table }, id: freshId() })).toMatchObject({
        ok: false,
      });
    expect(await stranger.hall.room({ table })).toMatchObject({ error: { code: 'not-yours' } });
    expect(right(await stranger.tables.list()).tables).toEqual([]);
    expect(right(await host.tables.list()).tables.map(({ id }) => id)).toEqual([table]);
  });

  it('learns nothing of links and tokens from the store', async () => {
    const { host } = await battle(town);
    const { links } = right(await host.hall.makeTable(aWish));
    const secrets = [right(await host.hall.botToken({ name: 'bot' })), ...Object.values(links)];
    expect(secrets).toHaveLength(2);
    for (const table of ['invitations', 'seats', 'sessions', 'tokens', 'people'] as const) {
      const rows = JSON.stringify(await town.company.db.selectFrom(table).selectAll().execute());
      for (const secret of secrets) expect(rows).not.toContain(secret);
    }
  });

  it('is not told what an inner error was', async () => {
    const guest = await arrive(town);
    const { table } = right(await guest.hall.makeTable(aWish));
    const broken = vi.spyOn(town.company.newsroom, 'isHere').mockImplementation(() => {
      throw new Error('no such column: /srv/grognard/data');
    });
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await guest.call({ ticket: null, name: 'room', request: { table } })).toEqual({
      ok: false,
      error: { code: 'broken', path: '', message: refusals.failed },
    });
    expect(logged).toHaveBeenCalled();
    broken.mockRestore();
    logged.mockRestore();
  });
});

describe('a full disk or a lost database', () => {
  // What people are not told is told to whoever runs the server.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => {
    expect(console.error).toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('is told in a sentence that names nothing of the server; nothing is half done, and it goes on afterwards', async () => {
    let isFull = false;
    const place = await startTown({
      thinker: asleep,
      alsoWrite: async () => {
        if (isFull) throw new Error('database or disk is full: /var/lib/grognard');
      },
    });
    const { table, host, guest } = await battle(place);
    const white = right(await host.tables.open({ table, viewer: 'white' }));
    const { offers, n } = right(await white.look());
    const choice = { action: offers.find(({ role }) => role === 'commit')?.action ?? null, seen: n };
    isFull = true;
    guest.news.length = 0;
    const refusedNow = await white.submit(choice);
    expect(refusedNow).toMatchObject({ error: { code: 'not-saved', message: refusals.broken } });
    expect(JSON.stringify(host.frames)).not.toContain('/var/lib');
    expect(right(await white.look()).n).toBe(n);
    expect(guest.news.filter(({ is }) => is === 'table')).toEqual([]);
    isFull = false;
    expect(await white.submit(choice)).toMatchObject({ ok: true });
    await place.close();
  });

  it('is told in the same way to who only looks, comes in, or makes a table', async () => {
    const db = openSqlite(':memory:');
    await migrate(db);
    const place = await startTown({ thinker: asleep, db });
    const { table, host } = await battle(place);
    const newcomer = await arrive(place);
    for (const lost of ['people', 'seats', 'invitations', 'tables'])
      await sql.raw(`ALTER TABLE ${lost} RENAME TO lost_${lost}`).execute(db);
    const failed = { ok: false, error: { code: 'broken', message: refusals.failed } };
    expect(await host.hall.room({ table })).toMatchObject(failed);
    expect(await host.hall.myGames()).toMatchObject(failed);
    expect(await host.hall.makeTable(aWish)).toMatchObject(failed);
    expect(await newcomer.entrance.signUp({ name: 'Davout', password: 'auerstedt' })).toMatchObject(failed);
    expect(JSON.stringify([...host.frames, ...newcomer.frames])).not.toContain('no such table');
    for (const lost of ['people', 'seats', 'invitations', 'tables'])
      await sql.raw(`ALTER TABLE lost_${lost} RENAME TO ${lost}`).execute(db);
    expect(right(await host.hall.myGames())).toHaveLength(1);
    await place.close();
  });
});

describe('a link that is none, or of a table that is gone', () => {
  it('is told in a sentence, and nobody sits anywhere', async () => {
    const host = await arrive(town);
    const guest = await arrive(town);
    const { table, links } = right(await host.hall.makeTable(aWish));
    const link = links['black'] ?? '';
    right(await host.hall.withdraw({ table }));
    const seat = { link, name: 'Lasalle', contribution: hexes('b') };
    expect(await guest.hall.sit(seat)).toMatchObject({ error: { message: refusals.noLink } });
    expect(await guest.hall.peek({ link })).toMatchObject({ error: { message: refusals.noLink } });
    expect(await guest.tables.open({ table, viewer: 'black' })).toMatchObject({
      error: { code: 'no-table', message: refusals.noTable },
    });
    expect(right(await guest.hall.myGames())).toEqual([]);
  });
});

describe('a program', () => {
  it('plays with a token by plain POSTs, and hears of its tables in a stream', async () => {
    const { table, host, guest } = await battle(town);
    const token = right(await guest.hall.botToken({ name: 'my bot' }));
    const post = async (call: object) => {
      const reply = await fetch(`${town.address}/api/call`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(call),
      });
      return reply.json() as Promise<{ ok: boolean; value: never }>;
    };
    const stream = await fetch(`${town.address}/api/news`, { headers: { authorization: `Bearer ${token}` } });
    const ticket = (await post({ ticket: null, name: 'open', request: { table, viewer: 'black' } })).value;
    expect(await post({ ticket, name: 'look' })).toMatchObject({ ok: true, value: { viewer: 'black' } });
    right(await host.hall.ask({ table, what: 'draw' }));
    const reader = stream.body?.getReader();
    let heard = '';
    while (!heard.includes('"room"')) heard += new TextDecoder().decode((await reader?.read())?.value);
    expect(heard).toContain(table);
    await reader?.cancel();
    const nobody = await fetch(`${town.address}/api/call`, {
      method: 'POST',
      headers: { authorization: `Bearer ${'0'.repeat(32)}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(nobody.status).toBe(401);
  });

  it('is told to wait when it asks too often', async () => {
    const token = right(await (await arrive(town)).hall.botToken({ name: 'a hasty bot' }));
    const ask = () =>
      town.app.inject({
        method: 'POST',
        url: '/api/call',
        headers: { authorization: `Bearer ${token}` },
        payload: { ticket: null, name: 'alive' },
      });
    const codes = (await Promise.all(Array.from({ length: 130 }, ask))).map(({ statusCode }) => statusCode);
    expect([codes.filter((code) => code === 200).length, codes.at(-1)]).toEqual([120, 429]);
  });
});
