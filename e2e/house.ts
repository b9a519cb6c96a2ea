// The built page, served as players get it, to any number of visitors in one browser.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { createApp } from '../server/src/app.ts';
import type { Doors } from '../server/src/line/doors.ts';
import { launch, openRoom, type Size } from './browser.ts';
import { type Habits, openVisit, type Visit } from './visit.ts';

export interface Look extends Habits {
  readonly size?: Size;
}

export interface Sent {
  readonly path: string;
  /** As the clocks of server and page tell it. */
  readonly at: number;
}

export interface House {
  /** Everything that was sent, in order. */
  readonly served: Sent[];
  readonly browser: Browser;
  /** Where the server is. */
  readonly address: string;
  visit(look?: Look): Promise<Visit>;
  /** Ends the server only: what is already in a browser must go on working. */
  closeServer(): Promise<void>;
  /** As after an update: another server at the same address, with what it had kept. */
  reopenServer(): Promise<void>;
  close(): Promise<void>;
}

/** Where the built page lies; another place may be named to test a build that is not the project's own. */
export const builtPage = process.env['GROGNARD_DIST'] ?? join(import.meta.dirname, '../web/dist');

/** Everything the page has stored at an address; code and style sheets stay in the browser's cache. */
async function forget(room: BrowserContext, origin: string): Promise<void> {
  const [keeper] = room.pages();
  if (keeper === undefined) return;
  const wire = await room.newCDPSession(keeper);
  const storageTypes = 'cookies,local_storage,indexeddb,cache_storage,service_workers';
  await wire.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await wire.detach();
}

/** In a browser that is lent, or in one of its own. With doors, people meet there. */
export async function openHouse(webRoot = builtPage, lent?: Browser, doors?: Doors): Promise<House> {
  // Nobody need wait for a page that cannot come.
  if (!existsSync(join(webRoot, 'index.html')))
    throw new Error(`There is no built page in ${webRoot}: "npm start" builds one.`);
  const served: Sent[] = [];
  const serve = async (port: number) => {
    const server = await createApp({ webRoot, version: 'test', ...(doors === undefined ? {} : { doors }) });
    server.addHook('onResponse', async (request, reply) => {
      if (reply.statusCode === 200) served.push({ path: request.url, at: Date.now() });
    });
    return { server, address: await server.listen({ host: '127.0.0.1', port }) };
  };
  let { server: app, address } = await serve(0);
  const { port } = new URL(address);
  const browser = lent ?? (await launch());
  const rooms = new Map<Size, BrowserContext>();
  let visitors = 0;
  /** Addresses of visitors who have gone: the next finds the page's code in the browser, and nothing else. */
  const leftBy = new Map<BrowserContext, string[]>();
  return {
    served,
    browser,
    address: address.replace('127.0.0.1', 'localhost'),
    visit: async ({ size = 'desktop', ...habits } = {}) => {
      const room = rooms.get(size) ?? (await openRoom(browser, size));
      rooms.set(size, room);
      const left = lent === undefined ? undefined : leftBy.get(room)?.pop();
      if (left === undefined) visitors += 1;
      const origin = left ?? `http://visitor-${visitors}.localhost:${port}`;
      const visit = await openVisit(room, origin, habits);
      const close = async (): Promise<void> => {
        await visit.close();
        await forget(room, origin);
        leftBy.set(room, [...(leftBy.get(room) ?? []), origin]);
      };
      return lent === undefined ? visit : { ...visit, close };
    },
    closeServer: () => app.close(),
    async reopenServer() {
      ({ server: app, address } = await serve(Number(port)));
    },
    close: async () => {
      if (lent === undefined) await browser.close();
      else for (const room of rooms.values()) await room.close();
      await app.close();
    },
  };
}
