import type { BrowserContext, Page } from 'playwright-core';
import type { Theme } from './browser.ts';

export interface Habits {
  readonly theme?: Theme;
  /** Is sent what may be wanted later, as most people are. */
  readonly fetchesAhead?: boolean;
}

/** One visitor with a storage of their own. */
export interface Visit {
  readonly page: Page;
  /** All tabs, the first one included. */
  readonly pages: readonly Page[];
  readonly room: BrowserContext;
  /** What the browser complained of. A test fails when there is anything left in it at the end. */
  readonly problems: string[];
  /** Opens a place, '#/saved' for example, and waits until it is there. */
  go(hash: string): Promise<void>;
  /** Another tab of the same visitor. */
  tab(hash: string): Promise<Page>;
  close(): Promise<void>;
}

function listen(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
}

const arrive = async (page: Page, address: string, hash: string): Promise<void> => {
  await page.goto(`${address}/${hash}`);
  await page.locator('#content:not([aria-busy="true"])').waitFor();
};

/** The address is the visitor's own: what browsers store, they store by address. */
export async function openVisit(
  room: BrowserContext,
  address: string,
  { theme = 'day', fetchesAhead = false }: Habits,
): Promise<Visit> {
  const problems: string[] = [];
  const pages: Page[] = [];
  const newTab = async (): Promise<Page> => {
    const page = await room.newPage();
    pages.push(page);
    // Three files share two cores: what comes late still comes.
    page.setDefaultTimeout(60_000);
    listen(page, problems);
    await page.addInitScript((chosen) => {
      // Whoever only passes through does not take the whole page along.
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      const key = 'grognard-settings';
      if (localStorage.getItem(key) === null)
        localStorage.setItem(key, JSON.stringify({ theme: chosen, speed: 'off' }));
    }, theme);
    // Nor what a moment later might be wanted: it is fetched when it is.
    if (!fetchesAhead)
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
    return page;
  };
  const page = await newTab();
  return {
    page,
    pages,
    room,
    problems,
    go: (hash) => arrive(page, address, hash),
    tab: async (hash) => {
      const other = await newTab();
      await arrive(other, address, hash);
      return other;
    },
    close: async () => {
      await Promise.all(pages.map((each) => each.close()));
    },
  };
}

/** Somebody who changed no setting, in a window of their own: everything is as the page ships it. */
export async function openUsualVisit(room: BrowserContext, address: string): Promise<Visit> {
  const problems: string[] = [];
  const page = await room.newPage();
  page.setDefaultTimeout(60_000);
  listen(page, problems);
  const tab = (): never => {
    throw new Error('A usual visit has one tab.');
  };
  return {
    page,
    pages: [page],
    room,
    problems,
    go: (hash) => arrive(page, address, hash),
    tab,
    close: () => room.close(),
  };
}
