// After one visit the page opens without a line, and a newer one takes over when the reader says so.
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../server/src/app.ts';
import { launch } from './browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-offline-'));
const browser = await launch();
const app = await createApp({ webRoot: folder, version: 'test' });
let room: BrowserContext;
let address = '';

beforeAll(async () => {
  cpSync('web/dist', folder, { recursive: true });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  room = await browser.newContext({ reducedMotion: 'reduce' });
});
afterAll(async () => {
  await browser.close();
  await app.close();
  rmSync(folder, { recursive: true });
});

it('opens and begins a battle with the server gone', async () => {
  const page = await room.newPage();
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await room.setOffline(true);
  await page.goto(`${address}/#/new/generals`);
  await page.reload();
  await page.getByRole('button', { name: 'Start the battle' }).click();
  await page
    .getByRole('heading', { name: /Round 1/ })
    .or(page.getByText('Round 1'))
    .first()
    .waitFor();
  await room.setOffline(false);
  await page.close();
});

it('says that a newer page is ready, and loads it when asked', async () => {
  const page = await room.newPage();
  await page.goto(address);
  appendFileSync(join(folder, 'service-worker.js'), '\n// newer\n');
  await page.reload();
  const notice = page.getByRole('button', { name: 'Load it now' });
  await notice.waitFor();
  await Promise.all([page.waitForEvent('load'), notice.click()]);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('A newer version of this page is ready').count()).toBe(0);
});
