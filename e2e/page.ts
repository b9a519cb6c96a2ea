import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../scripts/chromium.ts';
import { createApp } from '../server/src/app.ts';

/** The built page in a real browser, served as players get it; `problems` collects what the console complained of. */
export interface OpenPage {
  readonly page: Page;
  readonly problems: readonly string[];
  close(): Promise<void>;
}

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });

export async function openPage(path = '/'): Promise<OpenPage> {
  const app = await createApp({ webRoot: join(import.meta.dirname, '../web/dist'), version: 'test' });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const browser = await launch();
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  await page.goto(address + path);
  return {
    page,
    problems,
    close: async () => {
      await browser.close();
      await app.close();
    },
  };
}
