// A round of Napoleonica without a mouse: N to what can be decided, Enter, E for the answer in wax.
import { prompts } from '@grognard/games/napoleonica/words/prompts.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inWords, isChanged } from './in-words.ts';
import { openMoment } from './moments.ts';
import { prompt } from './table.ts';
import { it } from './test.ts';

/** One decision by keys: the next thing that is lit, pressed twice where the first press only raises it; else the wax. */
async function decide(page: Page): Promise<void> {
  const before = await inWords(page);
  for (const keys of [['n', 'Enter'], ['Enter'], ['e'], ['e']]) {
    for (const key of keys) await page.keyboard.press(key);
    if (await page.getByRole('menu').isVisible()) await page.keyboard.press('Enter');
    if (await isChanged(page, before)) return;
  }
}

it('NAP-RND.1: a round is bid for, fought and scored by keyboard alone, and the focus is never lost', {
  timeout: 170_000,
}, async ({ regular: visit }) => {
  const { page } = visit;
  await openMoment(visit, {
    recording: 'napoleonica/baptism-of-fire',
    seat: 'A',
    asked: prompts.turn,
    from: 60,
  });
  const round = /Round (\d)/.exec(await inWords(page))?.[1] ?? '';
  await page.locator('#content').focus();
  for (let step = 0; step < 120; step += 1) {
    await decide(page);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    if (!(await inWords(page)).includes(`Round ${round}`)) return;
  }
  throw new Error(`The round does not end: ${await prompt(page).innerText()}`);
});

it('NAP-GEO.1: arrows walk over the field, and each hex is told with what stands on it', async ({
  regular: visit,
}) => {
  const { page } = visit;
  await openMoment(visit, {
    recording: 'napoleonica/baptism-of-fire',
    seat: 'A',
    asked: prompts.turn,
    from: 60,
  });
  await page.getByRole('application').focus();
  await page.keyboard.press('n');
  const spoken = page.locator('.desk-map [aria-live]');
  expect(await spoken.innerText()).toMatch(/^[A-K][1-9], .*models/);
  await page.keyboard.press('ArrowUp');
  expect(await spoken.innerText()).toMatch(/^[A-K][1-9], /);
});
