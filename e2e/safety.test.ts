// A game is never lost: reload, a second tab, a dead worker, a server that is gone.
import type { Page, Worker } from 'playwright-core';
import { expect } from 'vitest';
import { builtPage, openHouse } from './house.ts';
import { startBattle } from './steps.ts';
import { it } from './test.ts';

const lock = (page: Page) => page.getByRole('button', { name: /^Lock/ }).first();
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

it('lets two tabs look at one game, and the second sees what the first does', async ({ visit }) => {
  const id = await startBattle(visit);
  const { page } = visit;
  const other = await visit.tab(`#/table/${id}`);
  await lock(other).waitFor();
  await lock(page).click();
  await page.getByRole('button', { name: 'Lock it empty' }).click();
  await expect.poll(() => lock(other).count()).toBe(0);
});

it.for<[string, string]>([
  ['breaks', 'setTimeout(() => { throw new Error("struck by lightning") })'],
  ['hangs', 'setTimeout(() => { for (;;); })'],
])('starts the rules again when their worker %s', async ([, harm], { visit }) => {
  const id = await startBattle(visit);
  const { page } = visit;
  await tableWorker(page).evaluate(harm);
  await lock(page).click();
  await page.getByRole('button', { name: 'Lock it empty' }).click();
  await page.getByText('It has been started again').waitFor({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect.poll(() => locked(page), { timeout: 20_000, interval: 500 }).toBe(true);
  await visit.go('#/saved');
  await expect.poll(() => page.locator(`a[href="#/table/${id}"]`).count()).toBe(1);
  // What was done to the worker is written on the console, and rightly so.
  visit.problems.length = 0;
});

it('goes on playing when the server is gone', async ({ browser, visitAs, onTestFinished }) => {
  const own = await openHouse(builtPage, browser);
  onTestFinished(() => own.close());
  const guest = await visitAs({ fetchesAhead: true }, own);
  await startBattle(guest);
  await guest.page.waitForLoadState('networkidle');
  await own.closeServer();
  await expect.poll(() => locked(guest.page), { timeout: 20_000, interval: 500 }).toBe(true);
  // What it would still have liked to have is written on the console.
  guest.problems.length = 0;
});
