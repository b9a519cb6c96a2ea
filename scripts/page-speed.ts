// The page in a real browser: how soon a press is answered, and how long Marshal thinks about one decision there. Titles
// may be named: `node scripts/page-speed.ts napoleonica`.
import type { Page } from 'playwright-core';
import { type House, openHouse } from '../e2e/house.ts';
import { mind, pressSomething } from '../e2e/playing.ts';
import { startButton } from '../e2e/steps.ts';
import { press } from '../e2e/table.ts';
import { buildPage } from './build-page.ts';
import { best, type Measured, mainThreadIn, summed } from './processor-time.ts';

/** Milliseconds, 95 of 100 times. */
const PROMISED = { press: 8, marshal: 1000 } as const;
const PRESSES = 50;
const ROUNDS = 3;
const DECISIONS = 40;
/** Milliseconds for one title: with its presses it is measured within a minute. */
const LONGEST = 35_000;

interface Title {
  readonly id: string;
  readonly name: string;
  /** Pieces that light up what they may do when they are pressed, without leaving the decision; null: none at its beginning. */
  readonly pieces: string | null;
}
const TITLES: readonly Title[] = [
  { id: 'generals', name: 'Generals', pieces: '.board [data-target^="unit:w"]' },
  { id: 'saga', name: 'Saga', pieces: '.tray li:nth-child(-n+3) [data-target^="card:"]' },
  { id: 'napoleonica', name: 'Napoleonica', pieces: '.tray [data-target^="unit:"]' },
  { id: 'later-campaigns', name: 'Later Campaigns', pieces: null },
];

declare global {
  interface Window {
    thoughts: number[];
  }
}

/** Notes how long the prompt says that the machine is thinking. */
const watch = (): void => {
  window.thoughts = [];
  let since: number | null = null;
  new MutationObserver(() => {
    const isThinking = document.querySelector('.prompt .ask')?.textContent?.includes('thinking') === true;
    if (isThinking) since ??= performance.now();
    else if (since !== null) {
      window.thoughts.push(performance.now() - since);
      since = null;
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
};

async function sitDown(house: House, { id, pieces }: Title): Promise<Page> {
  const { go, page } = await house.visit({ fetchesAhead: true });
  await go(`#/new/${id}`);
  await page.locator('fieldset.seat').nth(1).locator('label', { hasText: 'AI Marshal' }).first().click();
  await startButton(page).click();
  await page
    .locator(pieces ?? '.commit, .board [data-target]')
    .first()
    .waitFor();
  await page.evaluate(watch);
  return page;
}

/** What a press gave the main thread to do until what it lit was in the page, in milliseconds. */
function pressesIn(trace: string): readonly number[] {
  const { tasks, marks } = mainThreadIn(trace, 'EventDispatch');
  const clicks = marks.filter(({ args }) => args?.data?.type === 'click');
  return clicks.flatMap(({ ts }) => {
    const task = tasks.find((each) => each.ts <= ts && ts <= each.ts + each.dur);
    return task === undefined ? [] : [task.tdur / 1000];
  });
}

async function measurePresses(page: Page, pieces: string): Promise<Measured> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The browser has gone.');
  // Marshal thinks at first; the processor is the page's own afterwards.
  await page.waitForTimeout(3000);
  const all = page.locator(pieces);
  const count = await all.count();
  const rounds: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
    for (let i = 0; i < PRESSES; i += 1) await press(page, all.nth(i % count));
    rounds.push(summed(pressesIn((await browser.stopTracing()).toString())));
  }
  return best(rounds);
}

async function measureMarshal(page: Page): Promise<readonly number[]> {
  const choose = mind(3);
  const end = Date.now() + LONGEST;
  await page.keyboard.press('Escape');
  const report = page.locator('.prompt a.btn[href^="#/report/"]');
  const goesOn = async () => Date.now() < end && (await report.count()) === 0;
  while ((await goesOn()) && (await page.evaluate(() => window.thoughts.length)) < DECISIONS)
    await pressSomething(page, choose);
  return page.evaluate(() => window.thoughts);
}

await buildPage();
const house = await openHouse();
const milliseconds: Record<string, Measured> = {};
const ratios: Record<string, number> = {};
const named = process.argv.slice(2);
for (const title of TITLES.filter(({ id }) => named.length === 0 || named.includes(id))) {
  const page = await sitDown(house, title);
  if (title.pieces !== null) {
    const presses = await measurePresses(page, title.pieces);
    milliseconds[`${title.name}, press to lit answer`] = presses;
    ratios[`${title.name}: the ${PROMISED.press} ms promised against a press`] = PROMISED.press / presses.p95;
  }
  const marshal = summed(await measureMarshal(page), 1);
  milliseconds[`${title.name}, Marshal's answer to one decision`] = marshal;
  ratios[`${title.name}: the ${PROMISED.marshal} ms promised against Marshal`] =
    PROMISED.marshal / marshal.p95;
  await page.close();
}
await house.close();

const cases = Object.entries(milliseconds).flatMap(([name, { p50, p95 }]) => [
  { name: `${name}, half of the time`, perSecond: 1000 / p50 },
  { name: `${name}, 95 of 100 times`, perSecond: 1000 / p95 },
]);
console.log(JSON.stringify({ cases, ratios, milliseconds }));
process.exitCode = Object.values(ratios).every((ratio) => ratio >= 1) ? 0 : 1;
