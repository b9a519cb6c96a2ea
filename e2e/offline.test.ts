// After one visit the page opens without a line, and a newer one takes over when the reader says so.
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../server/src/app.ts';
import { launch } from './browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-offline-'));
const browser = await launch('whole');
const app = await createApp({ webRoot: folder, version: 'test' });
let room: BrowserContext;
let address = '';

beforeAll(async () => {
  cpSync('web/dist', folder, { recursive: true });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  room = await browser.newContext({ reducedMotion: 'reduce', permissions: ['notifications'] });
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

it('tells once what is new after a newer page has taken over, also who was here before anybody was told', async () => {
  const page = await room.newPage();
  await page.goto(address);
  appendFileSync(join(folder, 'service-worker.js'), '\n// newer still\n');
  await page.reload();
  const news = page.getByRole('link', { name: /^Grognard .*: what is new$/ });
  const take = page.getByRole('button', { name: 'Load it now' });
  await take.waitFor();
  // As a page left it that knew of no news.
  await page.evaluate(() => localStorage.removeItem('grognard-news'));
  await Promise.all([page.waitForEvent('load'), take.click()]);
  await news.waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('grognard-news'))).toMatch(/^\d+\.\d+\.\d+$/);
  expect(await news.count()).toBe(0);
  await page.close();
});

/** As much of a service worker as is needed to press a notice. */
interface Notifying {
  readonly registration: { getNotifications(): Promise<readonly object[]> };
  readonly NotificationEvent: new (type: string, about: { readonly notification: unknown }) => Event;
}

it('shows what the server sends while nobody looks, and leads to our own page only', async () => {
  const page = await room.newPage();
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const wire = await room.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    wire.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [found] }) => {
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await wire.send('ServiceWorker.enable');
  const data = JSON.stringify({
    title: 'Your turn: Generals',
    text: 'Round 4, planning',
    link: 'https://elsewhere.example/#/table/far-3fa9',
  });
  await wire.send('ServiceWorker.deliverPushMessage', {
    origin: address,
    registrationId: await registrationId,
    data,
  });
  const shown = () =>
    page.evaluate(async () => {
      const kept = await navigator.serviceWorker.ready;
      return (await kept.getNotifications()).map(({ title, body, data: place }) => ({ title, body, place }));
    });
  await expect.poll(shown).toEqual([
    {
      title: 'Your turn: Generals',
      body: 'Round 4, planning',
      place: `${address}/index.html#/table/far-3fa9`,
    },
  ]);
  // Nobody presses a notice of a browser without a screen: its worker is told that somebody has.
  const [worker] = room.serviceWorkers();
  await worker?.evaluate(async () => {
    const { registration, NotificationEvent } = self as unknown as Notifying;
    const [notification] = await registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });
  await page.waitForURL(`${address}/index.html#/table/far-3fa9`);
  expect(await shown()).toEqual([]);
  await page.close();
});
