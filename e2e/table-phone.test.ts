// The table on a phone, by touch.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse, type Visit } from './browser.ts';
import { sitDown } from './playing.ts';

let house: House;
let visit: Visit;
beforeAll(async () => {
  house = await openHouse();
  visit = await house.visit({ size: 'phone' });
  await sitDown(visit, 'AI Conscript');
});
afterAll(() => house.close());

async function tap(page: Page, target: string, corner = false): Promise<void> {
  const box = await page.locator(`.generals-pieces-layer [data-target="${target}"]`).first().boundingBox();
  if (box === null) throw new Error(`${target} is not drawn.`);
  const [x, y] = corner
    ? [box.x + 6, box.y + box.height - 6]
    : [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
}

const topOf = (page: Page, prefix: string): Promise<string> =>
  page
    .locator(`.generals-piece[data-target^="unit:${prefix}"]`)
    .first()
    .getAttribute('data-target')
    .then((target) => target ?? '');

it('fits the screen', async () => {
  const wide = await visit.page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  const tabs = await visit.page.locator('.tabs').boundingBox();
  expect(Math.round((tabs?.y ?? 0) + (tabs?.height ?? 0))).toBe(844);
});

it('writes orders by tapping', async () => {
  const { page } = visit;
  await tap(page, await topOf(page, 'wI'));
  await tap(page, 'sector:a2', true);
  await page.locator('.tray .generals-slot-main').first().waitFor();
});

/** A finger that stays where it is for a while. */
async function longPress(page: Page, target: string): Promise<void> {
  const box = await page.locator(`.generals-pieces-layer [data-target="${target}"]`).first().boundingBox();
  if (box === null) throw new Error(`${target} is not drawn.`);
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + 6, y: box.y + box.height - 6 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(700);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

it('explains a long press in a sheet from below', async () => {
  const { page } = visit;
  await page.keyboard.press('Escape');
  await tap(page, await topOf(page, 'wI'));
  await page.locator('.generals-sector.is-legal').first().waitFor();
  await longPress(page, 'sector:c3');
  await page.locator('.why-sheet').waitFor();
  expect(await page.locator('.why-sheet').innerText()).toMatch(/GEN-6/);
  await page.locator('.why-sheet').getByRole('button', { name: 'Close' }).tap();
  await expect.poll(() => page.locator('.why-sheet').count()).toBe(0);
});

it('opens the desk and the journal as sheets', async () => {
  const { page } = visit;
  await page.locator('.tabs button', { hasText: 'Orders' }).tap();
  await page.locator('.drawer .generals-orders').waitFor();
  await page.locator('.tabs button', { hasText: 'Journal' }).tap();
  await page.locator('.drawer .lines-list').waitFor();
  await page.locator('.tabs button', { hasText: 'Field' }).tap();
  await expect.poll(() => page.locator('.drawer').count()).toBe(0);
});

it('goes through a round by touch, with no complaint from the browser', async () => {
  const { page } = visit;
  await page.locator('.commit').tap();
  for (let i = 0; i < 40; i++) {
    if ((await page.locator('.prompt .ask').innerText()).includes('Round 2')) break;
    await page
      .locator('.commit')
      .first()
      .tap({ timeout: 400 })
      .catch(() => {});
    await page.waitForTimeout(100);
  }
  expect(await page.locator('.prompt .ask').innerText()).toContain('Round 2');
  expect(visit.problems).toEqual([]);
});
