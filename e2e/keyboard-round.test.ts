// A whole round of Generals and a whole turn of Saga without a mouse: N to what can be decided, Enter, E for the answer in wax.

import { prompts } from '@grognard/games/generals/words/prompts.ts';
import { prompts as sagaPrompts } from '@grognard/games/saga/words/prompts.ts';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { inWords, isChanged } from './in-words.ts';
import { type Moment, openMoment } from './moments.ts';
import { commit, prompt } from './table.ts';
import { it } from './test.ts';

/** White writes orders at Marengo. */
const planning = {
  recording: 'generals/marengo',
  seat: 'white',
  asked: prompts.writeOrders,
  from: 60,
} as const satisfies Moment;

const focusIsLost = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === document.body);

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** One step by keys: the answer in wax, or else the next thing that can be decided. */
async function decide(page: Page): Promise<void> {
  await page.locator('.table .primary, .table .is-legal').first().waitFor();
  const before = await inWords(page);
  await press(page, 'e');
  if (await isChanged(page, before)) return;
  // A refusal or a question about a half-made answer: decide something, then it may be given.
  await press(page, 'Escape', 'n', 'Enter');
  // Where the thing can do several, a small menu asks which, its first line in focus.
  if (await page.getByRole('menu').isVisible()) await press(page, 'Enter');
  if (!(await isChanged(page, before))) await press(page, 'n', 'Enter', 'e');
}

describe('By keyboard alone', () => {
  it('a round of Generals is planned, fought and scored, and the focus is never lost', async ({
    regular: visit,
  }) => {
    const { page } = visit;
    await openMoment(visit, planning);
    await page.locator('#content').focus();
    const round = Number(/Round (\d+)/.exec(await prompt(page).innerText())?.[1]);
    await press(page, 'n', 'Enter', 'n', 'Enter');
    for (let step = 0; step < 80; step += 1) {
      await decide(page);
      expect(await focusIsLost(page)).toBe(false);
      if ((await prompt(page).innerText()).includes(`Round ${round + 1}`)) return;
    }
    throw new Error(`The round does not end: ${await prompt(page).innerText()}`);
  });

  it('a turn of Saga is played, and the focus is never lost', async ({ regular: visit }) => {
    const { page } = visit;
    await openMoment(visit, { recording: 'saga/basic', seat: 'A', asked: sagaPrompts.activate });
    await page.locator('#content').focus();
    for (let step = 0; step < 120; step += 1) {
      await decide(page);
      expect(await focusIsLost(page)).toBe(false);
      if (/Turn 2/.test(await prompt(page).innerText())) return;
    }
    throw new Error(`The turn does not end: ${await prompt(page).innerText()}`);
  });

  it('what is chosen, how many places it may go to and what is written are said aloud', async ({
    regular: visit,
  }) => {
    const { page } = visit;
    await openMoment(visit, planning);
    const said = (): Promise<string> => page.locator('main > [role="status"]').innerText();
    await page.locator('#content').focus();
    await press(page, 'n', 'Enter');
    await expect.poll(said).toMatch(/ chosen: \d sectors? to go to\./);
    await press(page, 'n', 'Enter', 'Escape');
    await expect.poll(said).toMatch(/^1 order written\./);
  });

  it('the journal is one stop, in which the arrows move', async ({ regular: visit }) => {
    const { page } = visit;
    await openMoment(visit, planning);
    await page.getByRole('list', { name: 'Journal' }).focus();
    await press(page, 'ArrowUp', 'ArrowUp');
    expect(await page.evaluate(() => document.activeElement?.classList.contains('told'))).toBe(true);
    await press(page, 'ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.classList.contains('rule'))).toBe(true);
    await press(page, 'Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.lines-list'))).toBe(null);
    await commit(page).focus();
  });

  it('when the answer in wax gives way to other answers, the keyboard stands on none of them', async ({
    regular: visit,
  }) => {
    const { page } = visit;
    await openMoment(visit, planning);
    await commit(page).focus();
    const next = await page.evaluate(async () => {
      const wax = document.querySelector('.acts.main .primary');
      if (wax === null) return 'no answer in wax';
      const others = wax.cloneNode(true) as Element;
      others.classList.remove('primary');
      wax.replaceWith(others);
      await new Promise((done) => setTimeout(done));
      const found = document.activeElement?.className;
      others.replaceWith(wax);
      return found;
    });
    expect(next).toBe('board');
  });
});
