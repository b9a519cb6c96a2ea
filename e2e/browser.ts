// The built page, served as players get it, in a real browser.
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from '../scripts/chromium.ts';
import { createApp } from '../server/src/app.ts';

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;
export type Theme = 'day' | 'candle';

export interface Look {
  readonly size?: Size;
  readonly theme?: Theme;
}

/** One visitor with a storage of their own. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the browser complained of; an honest test ends with `expect(visit.problems).toEqual([])`. */
  readonly problems: string[];
  /** Opens a place, '#/saved' for example, and waits until it is there. */
  go(hash: string): Promise<void>;
  /** Another tab of the same visitor. */
  tab(): Promise<Page>;
  close(): Promise<void>;
}

export interface House {
  readonly address: string;
  /** Paths of everything that was sent, in order. */
  readonly served: string[];
  visit(look?: Look): Promise<Visit>;
  /** Ends the server only: what is already in a browser must go on working. */
  closeServer(): Promise<void>;
  close(): Promise<void>;
}

/** Where the built page lies; another place may be named to test a build that is not the project's own. */
export const builtPage = process.env['GROGNARD_DIST'] ?? join(import.meta.dirname, '../web/dist');

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });

function listen(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
}

async function visitIn(
  browser: Browser,
  address: string,
  { size = 'desktop', theme = 'day' }: Look,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: size === 'phone',
    acceptDownloads: true,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((chosen) => {
    const key = 'grognard-settings';
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ theme: chosen }));
  }, theme);
  const problems: string[] = [];
  const tab = async (): Promise<Page> => {
    const page = await context.newPage();
    listen(page, problems);
    return page;
  };
  const page = await tab();
  return {
    page,
    context,
    problems,
    tab,
    go: async (hash) => {
      await page.goto(`${address}/${hash}`);
      await page.locator('#content:not([aria-busy="true"])').waitFor();
    },
    close: () => context.close(),
  };
}

export async function openHouse(webRoot = builtPage): Promise<House> {
  const app = await createApp({
    webRoot,
    version: 'test',
  });
  const served: string[] = [];
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode === 200) served.push(request.url);
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const browser = await launch();
  return {
    address,
    served,
    visit: (look = {}) => visitIn(browser, address, look),
    closeServer: () => app.close(),
    close: async () => {
      await browser.close();
      await app.close();
    },
  };
}
