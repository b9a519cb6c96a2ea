// Results at normal speed, with motion and with the page kept on the device, as most people see them: each once, under its own
// heading, while the journal goes along; and after a reload in the middle the rest is offered.

import { prompts } from '@grognard/games/generals/words/prompts.ts';
import { windowPrompts } from '@grognard/games/saga/words/windows.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from './browser.ts';
import { type House, openHouse } from './house.ts';
import { openMoment } from './moments.ts';
import { commit } from './table.ts';
import { openUsualVisit, type Visit } from './visit.ts';

const browser = await launch('whole');
let house: House;
beforeAll(async () => {
  house = await openHouse(undefined, browser);
});
afterAll(async () => {
  await house.close();
  await browser.close();
});

const fights = {
  generals: { recording: 'generals/dennewitz-terrain-a', seat: 'white', asked: prompts.withdraw },
  saga: { recording: 'saga/basic', seat: 'A', asked: windowPrompts['W-ACT'] },
} as const;

declare global {
  interface Window {
    shownResults: { at: number; lines: number }[];
  }
}

/** Every result as it comes up: which it is, and the lines of the journal. */
const watchResults = (): void => {
  window.shownResults = [];
  const textOf = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
  const note = (): void => {
    const at = Number(/\d+/.exec(textOf('.result-bar .how-far span'))?.[0] ?? 0);
    if (at === 0 || window.shownResults.at(-1)?.at === at) return;
    window.shownResults.push({ at, lines: document.querySelectorAll('.log .lines-list > li').length });
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
};

const isPlaying = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.table[data-playing]') !== null);

/** Somebody who changed nothing: motion, normal speed, and the page on the device. */
async function usualVisit(): Promise<Visit> {
  const room = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
  });
  return openUsualVisit(room, house.address);
}

it('shows each result once and in order, and the journal only grows', async () => {
  const visit = await usualVisit();
  const { page } = visit;
  await openMoment(visit, fights.saga);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.evaluate(watchResults);
  await commit(page).click();
  await page.locator('.table[data-playing]').waitFor();
  await expect.poll(() => isPlaying(page), { timeout: 90_000 }).toBe(false);
  const shown = await page.evaluate(() => window.shownResults);
  expect(shown.map(({ at }) => at)).toEqual(shown.map((_, i) => i + 1));
  expect(shown.length).toBeGreaterThan(1);
  const lines = shown.map(({ lines: count }) => count);
  expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  expect(visit.problems).toEqual([]);
  await visit.close();
});

it('offers the rest to whoever comes back in the middle', async () => {
  const visit = await usualVisit();
  const { page } = visit;
  await openMoment(visit, fights.generals);
  await commit(page).click();
  await page.locator('.table[data-playing]').waitFor();
  await page.reload();
  const rest = page.getByRole('button', { name: 'What happened' });
  await rest.click();
  await page.locator('.table[data-playing]').waitFor();
  await page.keyboard.press('e');
  await expect.poll(() => isPlaying(page)).toBe(false);
  expect(await rest.count()).toBe(0);
  await visit.close();
});
