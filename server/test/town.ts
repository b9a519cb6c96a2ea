// A server on this machine, and people who come to it over real sockets.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@grognard/kernel';
import {
  type Answer,
  type Call,
  type Entrance,
  type Hall,
  type HallNews,
  type Pushed,
  remoteEntrance,
  remoteHall,
  remoteTables,
  SPEAKS,
  type Tables,
  type TableWish,
} from '@grognard/protocol';
import type { Library, Thinker } from '@grognard/table';
import { nearbyThinker } from '@grognard/table/test/nearby.ts';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import { createApp } from '../src/app.ts';
import type { Company } from '../src/hall/company.ts';
import { noWire, type Wire } from '../src/line/newsroom.ts';
import type { Letters } from '../src/notices/letters.ts';
import { noLetters } from '../src/notices/no-letters.ts';
import { openCompany } from '../src/open-company.ts';
import { type Db, openSqlite } from '../src/store/database.ts';
import { migrate } from '../src/store/migrations.ts';
import type { AlsoWrite } from '../src/store/table-store.ts';

export interface Town {
  readonly app: FastifyInstance;
  readonly company: Company;
  readonly address: string;
  /** Time here; a test may let it pass. */
  readonly time: { now: number };
  close(): Promise<void>;
}

interface Ways {
  readonly db?: Db;
  readonly wire?: Wire;
  readonly thinker?: Thinker;
  readonly letters?: (company: Company) => Letters;
  readonly alsoWrite?: AlsoWrite;
  readonly publicAddress?: string;
  readonly library?: Library;
}

export async function startTown({
  db,
  wire = noWire,
  thinker = nearbyThinker,
  alsoWrite = async () => {},
  letters,
  publicAddress,
  library,
}: Ways = {}): Promise<Town> {
  const webRoot = mkdtempSync(join(tmpdir(), 'grognard-web-'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Grognard</title>');
  const database = db ?? openSqlite(':memory:');
  if (db === undefined) await migrate(database);
  const time = { now: Date.UTC(2026, 10, 16) };
  const company = openCompany({
    db: database,
    now: () => time.now,
    wire,
    thinker,
    alsoWrite,
    ...(library === undefined ? {} : { library }),
  });
  const doors = {
    company,
    letters: letters?.(company) ?? noLetters,
    address: '',
    publicAddress: publicAddress ?? null,
    operatorToken: 'an operator’s token',
  };
  const app = await createApp({ webRoot, version: '1.2.3', doors });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    company,
    address,
    time,
    async close() {
      await app.close();
      if (db === undefined) await database.destroy();
      rmSync(webRoot, { recursive: true });
    },
  };
}

export function right<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.code} ${result.error.path}: ${result.error.message}`);
  return result.value;
}

/** Somebody's browser. */
export interface Visitor {
  readonly entrance: Entrance;
  readonly hall: Hall;
  readonly tables: Tables;
  readonly news: HallNews[];
  /** Everything that came over the line, as it came. */
  readonly frames: string[];
  /** The code a line was ended with; null while it is open. */
  readonly ended: number | null;
  cookie: string;
  /** Says something as it is, and gives the answer to it. */
  call(call: unknown): Promise<unknown>;
  connect(): Promise<void>;
  /** As if the cable were pulled. */
  drop(): void;
  hears(isThis: (news: HallNews) => boolean): Promise<HallNews>;
}

let ids = 0;
export const freshId = (): string => {
  ids += 1;
  return `act ${ids}`;
};

const patience = 10_000;
async function until<T>(look: () => T | undefined): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error('It never came to that.');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

export async function arrive(town: Town, cookie = ''): Promise<Visitor> {
  const waiting = new Map<number, (answer: unknown) => void>();
  let socket: WebSocket | undefined;
  let n = 0;
  let ended: number | null = null;
  const call = (said: unknown): Promise<unknown> =>
    new Promise((resolve) => {
      n += 1;
      waiting.set(n, resolve);
      socket?.send(JSON.stringify({ n, question: said }));
    });
  const post = async (said: Call): Promise<unknown> => {
    const reply = await fetch(`${town.address}/api/entrance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: town.address, cookie: visitor.cookie },
      body: JSON.stringify({ name: said.name, request: said.request }),
    });
    const [given] = reply.headers.getSetCookie();
    if (given !== undefined) visitor.cookie = given.split(';')[0] ?? '';
    return reply.json();
  };
  const visitor: Visitor = {
    entrance: remoteEntrance(post),
    hall: remoteHall(call, freshId),
    tables: remoteTables(call, freshId),
    news: [],
    frames: [],
    get ended() {
      return ended;
    },
    cookie,
    call,
    connect: () =>
      new Promise((resolve, reject) => {
        ended = null;
        socket = new WebSocket(`${town.address.replace('http', 'ws')}/api/line?speaks=${SPEAKS}`, {
          headers: { origin: town.address, cookie: visitor.cookie },
        });
        socket.on('open', resolve);
        socket.on('error', reject);
        socket.on('close', (code) => {
          ended = code;
        });
        socket.on('message', (data) => {
          visitor.frames.push(String(data));
          const heard = JSON.parse(String(data)) as Answer | Pushed;
          if ('news' in heard) visitor.news.push(heard.news);
          else if ('answer' in heard) waiting.get(heard.n)?.(heard.answer);
        });
      }),
    drop: () => socket?.terminate(),
    hears: (isThis) => until(() => visitor.news.find(isThis)),
  };
  right(await visitor.entrance.hello());
  await visitor.connect();
  return visitor;
}

export const hexes = (digit: string): string => digit.repeat(32);

export const aWish: TableWish = {
  game: 'generals',
  options: { setup: 'dennewitz' },
  about: 'Dennewitz, basic',
  seats: { white: { kind: 'me' }, black: { kind: 'guest' } },
  hints: true,
  visibility: 'private',
  watching: 'nobody',
  delay: 0,
  clock: { kind: 'none' },
  zero: 'nothing',
  contribution: hexes('a'),
};

/** A battle between two people who met by a link. */
export async function battle(
  town: Town,
  wish: Partial<TableWish> = {},
): Promise<{ readonly table: string; readonly host: Visitor; readonly guest: Visitor }> {
  const host = await arrive(town);
  const guest = await arrive(town);
  const made = right(await host.hall.makeTable({ ...aWish, ...wish }));
  const [link = ''] = Object.values(made.links);
  right(await guest.hall.sit({ link, name: 'Halkett', contribution: hexes('b') }));
  return { table: made.table, host, guest };
}
