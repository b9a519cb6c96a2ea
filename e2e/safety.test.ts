// A game is never lost: reload, a second tab, a dead worker, a server that is gone.
import type { Page, Worker } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type House, openHouse, type Visit } from './browser.ts';
import { startBattle } from './steps.ts';

let house: House;
let visit: Visit;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  visit = await house.visit();
});
afterEach(() => visit.close());

const lock = (page: Page) => page.getByRole('button', { name: 'Lock the sheet' }).first();
/** Locks the sheet if it is still open: a press that came while the rules were away is lost, as for a person. */
async function locked(page: Page): Promise<boolean> {
  if ((await lock(page).count()) === 0) return true;
  await lock(page)
    .click({ timeout: 1_000 })
    .catch(() => {});
  return false;
}

/** The worker that hosts tables; the other one thinks. */
function tableWorker(page: Page): Worker {
  const [worker] = page.workers();
  if (worker === undefined) throw new Error('The page has no worker.');
  return worker;
}

it('resumes at the same decision after a reload', async () => {
  await startBattle(visit);
  const { page } = visit;
  await lock(page).click();
  const prompt = page.locator('.prompt .ask');
  await expect.poll(() => prompt.innerText()).not.toContain('Write your orders');
  await page.waitForTimeout(1500);
  const before = await prompt.innerText();
  await page.reload();
  await prompt.waitFor();
  await expect.poll(() => prompt.innerText()).toBe(before);
  expect(visit.problems).toEqual([]);
});

it('lets two tabs look at one game, and the second sees what the first does', async () => {
  await startBattle(visit);
  const { page } = visit;
  const other = await visit.tab();
  await other.goto(page.url());
  await lock(other).waitFor();
  await lock(page).click();
  await expect.poll(() => lock(other).count()).toBe(0);
  expect(visit.problems).toEqual([]);
});

it.each<[string, string]>([
  ['breaks', 'setTimeout(() => { throw new Error("struck by lightning") })'],
  ['hangs', 'setTimeout(() => { for (;;); })'],
])('starts the rules again when their worker %s', async (_how, harm) => {
  const id = await startBattle(visit);
  const { page } = visit;
  await tableWorker(page).evaluate(harm);
  await page.waitForTimeout(200);
  await lock(page).click();
  await page.getByText('It has been started again').waitFor({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect.poll(() => locked(page), { timeout: 20_000, interval: 500 }).toBe(true);
  await visit.go('#/saved');
  await expect.poll(() => page.locator(`a[href="#/table/${id}"]`).count()).toBe(1);
});

it('goes on playing when the server is gone', async () => {
  const own = await openHouse();
  const guest = await own.visit();
  await startBattle(guest);
  await guest.page.waitForTimeout(3000);
  await own.closeServer();
  await expect.poll(() => locked(guest.page), { timeout: 20_000, interval: 500 }).toBe(true);
  await guest.close();
  await own.close();
});
