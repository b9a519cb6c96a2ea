// Clocks, requests, talk and notices around a battle.
import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { asleep } from '@grognard/table/test/nearby.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atTheTable } from '../src/due/at-the-table.ts';
import { doDue } from '../src/due/due.ts';
import { fallFlag } from '../src/due/flag.ts';
import type { Letter } from '../src/notices/mailer.ts';
import { openLetters, tellOfTurn } from '../src/notices/open-letters.ts';
import { openPusher } from '../src/notices/pusher.ts';
import { arrive, battle, hexes, right, startTown, type Town, type Visitor } from './town.ts';

const HOUR = 3_600_000;
let town: Town;
const sent: Letter[] = [];
/** A mail server with a bad day, and when it was tried. */
let isRefusing = false;
const refusedAt: number[] = [];
const post = (company: Town['company']) => ({
  mailer: async (letter: Letter) => {
    if (letter.to.includes('refused')) throw new Error('550 no such user');
    if (isRefusing) {
      refusedAt.push(town.time.now);
      throw new Error('451 try again later');
    }
    sent.push(letter);
  },
  pusher: openPusher(company, 'mailto:operator@localhost'),
  address: 'https://grognard.example',
});
beforeAll(async () => {
  town = await startTown({
    thinker: asleep,
    alsoWrite: atTheTable,
    letters: (company) => openLetters(company, post(company)),
  });
});
afterAll(() => town.close());

const doWhatIsDue = () =>
  doDue(town.company, { flag: fallFlag(town.company), turn: tellOfTurn(town.company, post(town.company)) });

/** Somebody makes their first free choice. */
async function choose(visitor: Visitor, table: string, viewer: string, isThis = (_: string) => true) {
  const place = right(await visitor.tables.open({ table, viewer }));
  const { offers, n } = right(await place.look());
  const offer = offers.find(
    ({ refusal, action }) => refusal === null && isThis((action as { type: string }).type),
  );
  return place.submit({ action: offer?.action ?? null, seen: n });
}

describe('clocks', () => {
  it('run for those who are waited for, and stand still for those who have answered', async () => {
    const { table, host, guest } = await battle(town, {
      clock: { kind: 'live', time: 900, increment: 20 },
      zero: 'claim',
    });
    town.time.now += 60_000;
    const before = right(await host.hall.room({ table })).clock?.seats;
    expect(before).toMatchObject({
      white: { left: 840_000, isRunning: true },
      black: { left: 840_000, isRunning: true },
    });
    right((await choose(host, table, 'white', (type) => type.startsWith('end'))) as never);
    town.time.now += 60_000;
    expect(right(await host.hall.room({ table })).clock?.seats).toMatchObject({
      white: { left: 840_000, isRunning: false },
      black: { left: 780_000, isRunning: true },
    });
    right((await choose(guest, table, 'black', (type) => type.startsWith('end'))) as never);
    expect(right(await host.hall.room({ table })).clock?.seats).toMatchObject({
      white: { left: 860_000 },
      black: { left: 800_000 },
    });
  });

  it('let the other claim the battle when time is up, and not before', async () => {
    const { table, host, guest } = await battle(town, {
      clock: { kind: 'live', time: 60, increment: 0 },
      zero: 'claim',
    });
    right((await choose(host, table, 'white', (type) => type.startsWith('end'))) as never);
    expect(await host.hall.claim({ table })).toMatchObject({ error: { code: 'nobody-fallen' } });
    town.time.now += 61_000;
    expect(await guest.hall.claim({ table })).toMatchObject({ error: { code: 'own-time' } });
    expect(right(await host.hall.claim({ table })).settled).toEqual({ is: 'time', winner: 'white' });
    expect(await choose(guest, table, 'black')).toMatchObject({ error: { code: 'settled' } });
  });

  it('give the seat to the machine where the table was made so', async () => {
    const { table, host, guest } = await battle(town, {
      clock: { kind: 'live', time: 60, increment: 0 },
      zero: 'machine',
    });
    right((await choose(host, table, 'white', (type) => type.startsWith('end'))) as never);
    town.time.now += 61_000;
    await doWhatIsDue();
    expect(right(await host.hall.room({ table })).seats['black']).toMatchObject({ kind: 'ai' });
    expect(await guest.tables.open({ table, viewer: 'black' })).toMatchObject({
      error: { code: 'not-yours' },
    });
  });

  it('in days give every turn its own time, take the rest from the bank, and wait for who is away', async () => {
    const { table, host } = await battle(town, { clock: { kind: 'days', days: 1, bank: 2 }, zero: 'claim' });
    town.time.now += 30 * HOUR;
    const late = right(await host.hall.room({ table })).clock?.seats['white'];
    expect(late).toEqual({ left: 0, bank: 42 * HOUR, isRunning: true });
    right(await host.hall.vacation({ until: town.time.now + 100 * HOUR }));
    town.time.now += 99 * HOUR;
    const away = right(await host.hall.room({ table })).clock?.seats['white'];
    expect(away).toEqual({ left: 0, bank: 42 * HOUR, isRunning: false });
    right(await host.hall.vacation({ until: null }));
  });
});

describe('what everybody must agree to', () => {
  it('is done when all have agreed: a draw', async () => {
    const { table, host, guest } = await battle(town);
    expect(right(await host.hall.ask({ table, what: 'draw' })).asking).toMatchObject({ by: 'white' });
    await guest.hears((news) => news.is === 'room' && news.table === table);
    expect(right(await guest.hall.ask({ table, what: 'draw' })).settled).toEqual({ is: 'draw' });
  });

  it('is not done when somebody declines', async () => {
    const { table, host, guest } = await battle(town);
    right(await host.hall.ask({ table, what: 'adjourn' }));
    expect(await guest.hall.ask({ table, what: 'draw' })).toMatchObject({
      error: { code: 'something-asked' },
    });
    expect(right(await guest.hall.decline({ table }))).toMatchObject({ asking: null, isAdjourned: false });
  });

  it('adjourns and goes on; sides are changed with their eyes', async () => {
    const { table, host, guest } = await battle(town);
    for (const who of [host, guest]) right(await who.hall.ask({ table, what: 'adjourn' }));
    expect(await choose(host, table, 'white')).toMatchObject({ error: { code: 'adjourned' } });
    for (const who of [host, guest]) right(await who.hall.ask({ table, what: 'resume' }));
    for (const who of [host, guest]) right(await who.hall.ask({ table, what: 'changeSides' }));
    expect(right(await host.hall.room({ table })).mine).toEqual(['black']);
    expect(await host.tables.open({ table, viewer: 'white' })).toMatchObject({
      error: { code: 'not-yours' },
    });
    expect(right(await host.tables.open({ table, viewer: 'black' }))).toBeDefined();
  });
});

describe('talk', () => {
  it('is heard at the table, once, and not by those who look on', async () => {
    const { table, host, guest } = await battle(town, { watching: 'anybody' });
    const said = {
      ticket: null,
      name: 'say',
      request: { table, circle: 'table', text: 'Well met.' },
      id: 'w',
    };
    expect(await host.call(said)).toEqual(await host.call(said));
    expect(await guest.hears(({ is }) => is === 'said')).toMatchObject({ said: { text: 'Well met.', n: 1 } });
    const onlooker = await arrive(town);
    const table0 = { table, circle: 'table', from: 0 } as const;
    expect(await onlooker.hall.heard(table0)).toMatchObject({ error: { code: 'not-yours' } });
    right(await onlooker.hall.say({ table, circle: 'onlookers', text: 'White is lost.' }));
    expect(await host.hall.heard({ ...table0, circle: 'onlookers' })).toMatchObject({ ok: false });
    expect(host.news.filter(({ is }) => is === 'said')).toHaveLength(1);
    const [line] = right(await guest.hall.heard(table0));
    right(await guest.hall.hush({ person: line?.by ?? '', ear: 'mute' }));
    expect(right(await guest.hall.heard(table0))).toEqual([]);
    right(await guest.hall.report({ table, person: line?.by ?? '', text: 'Boasts.' }));
  });
});

describe('talk where the rules forbid it', () => {
  it('NLC-M.2: players whose commanders are apart do not hear each other', async () => {
    const { table, host, guest } = await battle(town, {
      game: 'later-campaigns',
      options: { scenario: 'ligny', sequence: 'multiplayer', players: 'wings' },
      seats: {
        'french-napoleon': { kind: 'me' },
        'french-grouchy': { kind: 'guest' },
        'allied-bluecher': { kind: 'ai', level: 'conscript' },
      },
    });
    const line = { table, circle: 'table', text: 'Where are you?' } as const;
    expect(await host.hall.say(line)).toMatchObject({ error: { code: 'not-now' } });
    expect(right(await guest.hall.heard({ table, circle: 'table', from: 0 }))).toEqual([]);
    right((await choose(host, table, 'french-napoleon', (type) => type === 'resign')) as never);
    right(await host.hall.say(line));
    expect(right(await guest.hall.heard({ table, circle: 'table', from: 0 }))).toHaveLength(1);
  });
});

describe('onlookers', () => {
  it('see what anybody may see, and so many moments late as was agreed', async () => {
    const { table, host, guest } = await battle(town, { watching: 'anybody', delay: 2 });
    const onlooker = await arrive(town);
    expect(await onlooker.tables.open({ table, viewer: 'white' })).toMatchObject({ ok: false });
    const beside = right(await onlooker.tables.open({ table, viewer: 'spectator' }));
    const isEnd = (type: string): boolean => type.startsWith('end');
    const watched = right(await host.tables.open({ table, viewer: 'spectator' }));
    // A side with nothing to end has just waited for the other.
    while (right(await watched.look()).n < 4)
      for (const [who, seat] of [
        [host, 'white'],
        [guest, 'black'],
      ] as const)
        await choose(who, table, seat, isEnd);
    const own = right(await watched.look());
    const seen = right(await beside.look());
    expect(seen.n).toBe(own.n - 2);
    expect(right(await beside.moments({ from: 0 })).every(({ n }) => n <= seen.n)).toBe(true);
    expect(await beside.submit({ action: { type: 'order' }, seen: 0 })).toMatchObject({ ok: false });
  });
});

describe('notices', () => {
  it('come once for a turn, by mail to who is not here, and not in quiet hours', async () => {
    town.time.now = Date.UTC(2027, 0, 1);
    const { table, host, guest } = await battle(town);
    right(await guest.hall.setMail({ address: 'halkett@example.org' }));
    const [, token = ''] = /#\/verify\/([0-9a-f]{32})\n/.exec(sent.at(-1)?.text ?? '') ?? [];
    expect(await host.hall.verifyMail({ token })).toMatchObject({ error: { code: 'wrong-token' } });
    expect(right(await guest.hall.verifyMail({ token })).mail).toMatchObject({ isVerified: true });
    right(await guest.hall.setNotices({ mail: true, push: false, quiet: { from: 0, to: 720, zone: 'UTC' } }));
    host.news.length = 0;
    guest.drop();
    await host.hears((news) => news.is === 'room' && news.table === table);
    sent.length = 0;
    town.time.now += 2 * 60_000;
    await doWhatIsDue();
    expect(sent).toEqual([]);
    town.time.now += 13 * HOUR;
    await doWhatIsDue();
    await doWhatIsDue();
    expect(sent).toMatchObject([{ to: 'halkett@example.org', subject: 'Your turn: Generals' }]);
    expect(sent[0]?.text).toContain(table);
  });

  it('that the mail server refuses are tried again, later each time, and given up where one sees it', async () => {
    const { guest, host, table } = await battle(town);
    right(await guest.hall.setMail({ address: 'sometimes@example.org' }));
    const [, token = ''] = /#\/verify\/([0-9a-f]{32})\n/.exec(sent.at(-1)?.text ?? '') ?? [];
    right(await guest.hall.verifyMail({ token }));
    host.news.length = 0;
    guest.drop();
    await host.hears((news) => news.is === 'room' && news.table === table);
    isRefusing = true;
    refusedAt.length = 0;
    for (;;) {
      const next = await town.company.db
        .selectFrom('due')
        .select('at')
        .where('id', '=', `turn ${table} black`)
        .executeTakeFirst();
      if (next === undefined) break;
      town.time.now = Math.max(town.time.now, next.at);
      await doWhatIsDue();
    }
    const first = refusedAt[0] ?? 0;
    expect(refusedAt.map((at) => (at - first) / 60_000)).toEqual([0, 1, 6, 36, 216, 936]);
    await guest.connect();
    expect(right(await guest.hall.me()).mail).toMatchObject({ isFailing: true });
    isRefusing = false;
    right(await guest.hall.setMail({ address: 'sometimes@example.org' }));
    expect(right(await guest.hall.me()).mail).toMatchObject({ isFailing: false });
  });

  it('are pushed to a browser, encrypted for it alone, and forgotten where the service knows it no more', async () => {
    const received: { readonly headers: IncomingHttpHeaders; readonly body: Buffer }[] = [];
    let status = 201;
    const sink = createServer(async (request, reply) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      received.push({ headers: request.headers, body: Buffer.concat(chunks) });
      reply.writeHead(status).end();
    });
    await new Promise<void>((resolve) => {
      sink.listen(0, '127.0.0.1', resolve);
    });
    const address = sink.address();
    const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/push`;
    const pusher = openPusher(town.company, 'mailto:operator@localhost', () => true);
    const browser = createECDH('prime256v1');
    browser.generateKeys();
    const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
    expect(await pusher.subscribe('ney', { endpoint, ...keys })).toBeNull();
    const message = {
      title: 'Your turn: Generals',
      text: 'Round 4',
      link: 'https://grognard.example/#/table/far-x',
    };
    await pusher.push('ney', message);
    expect(received[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm' });
    expect(received[0]?.headers.authorization).toMatch(/^vapid t=/);
    expect(received[0]?.body.toString('latin1')).not.toContain('Generals');
    status = 410;
    await pusher.push('ney', message);
    await pusher.push('ney', message);
    expect(received).toHaveLength(2);
    sink.close();
  });

  it('say when the mail server refuses, and nothing is changed', async () => {
    const guest = await arrive(town);
    expect(await guest.hall.setMail({ address: 'refused@example.org' })).toMatchObject({
      error: { code: 'mail-refused' },
    });
    expect(right(await guest.hall.me()).mail).toBeNull();
  });

  it('are pushed only to the services of browsers', async () => {
    const guest = await arrive(town);
    const push = { p256dh: 'x', auth: 'y' };
    for (const endpoint of ['http://127.0.0.1:1/', 'https://10.0.0.1/', 'https://evilgoogleapis.com/'])
      expect(await guest.hall.subscribe({ endpoint, ...push })).toMatchObject({ error: { code: 'no-push' } });
    right(await guest.hall.subscribe({ endpoint: 'https://fcm.googleapis.com/x', ...push }));
  });

  it('nudge at most once in three hours, and only who is waited for', async () => {
    const { table, host } = await battle(town);
    expect(await host.hall.nudge({ table })).toMatchObject({ error: { code: 'own-turn' } });
    right((await choose(host, table, 'white', (type) => type.startsWith('end'))) as never);
    right(await host.hall.nudge({ table }));
    expect(await host.hall.nudge({ table })).toMatchObject({ error: { code: 'too-soon' } });
  });

  it('can be read as a feed by whoever has its address', async () => {
    const { guest } = await battle(town);
    right(await guest.hall.rename({ name: 'Halkett & <b>Son</b>' }));
    const address = right(await guest.hall.feed());
    const path = new URL(address).pathname;
    const feed = await (await fetch(`${town.address}${path}`)).text();
    expect(feed).toContain('<title>Generals: ');
    expect(feed).toContain('Halkett &#38; &#60;b&#62;Son&#60;/b&#62;');
    right(await guest.hall.feed());
    expect((await fetch(`${town.address}${path}`)).status).toBe(404);
    expect((await fetch(`${town.address}/api/feed/${hexes('0')}`)).status).toBe(404);
  });
});
