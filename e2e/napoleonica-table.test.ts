// What a player does at the table of Napoleonica: an army drawn up by hand, a round against the machine, three presses.
import { prompts } from '@grognard/games/napoleonica/words/prompts.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { startButton } from './steps.ts';
import { board, desk, lit, press, prompt } from './table.ts';
import { it } from './test.ts';

/** Where the map lets one stop, place or retreat. */
const stops = (page: Page): Locator => board(page).locator('.desk-stops circle');
const cards = (page: Page): Locator => desk(page).locator('[data-target^="card:"]');
/** What a raised card, or lifted Orders, would do. */
const answer = (page: Page): Locator => page.locator('.napoleonica-answers button').first();

const isAsked = async (page: Page, question: string): Promise<boolean> =>
  (await prompt(page).innerText()).includes(question);

/** What a hurried player answers to everything before the first turn. */
async function answerQuickly(page: Page): Promise<void> {
  if (await isAsked(page, prompts.deploy)) return press(page, stops(page).first());
  if (await isAsked(page, prompts.returnCards)) {
    await cards(page).nth(0).click();
    await cards(page).nth(1).click();
    return answer(page).click();
  }
  if ((await isAsked(page, prompts.bid)) || (await isAsked(page, prompts.takeCard))) {
    await cards(page).first().click();
    return answer(page).click();
  }
  if (await isAsked(page, prompts.returnOrder))
    return desk(page).locator('.napoleonica-token.is-legal').first().click();
  // The machine may be thinking: then there is nothing to press.
  const button = page.locator('.prompt .acts.main button:not([aria-disabled])').last();
  if ((await button.count()) > 0 && !(await isAsked(page, prompts.turn))) await button.click();
}

it('NAP-ACT.1: a battle begins against the machine, and a unit is activated and moved by two presses', async ({
  visit,
}) => {
  const { page } = visit;
  await visit.go('#/new/napoleonica');
  await startButton(page).click();
  await prompt(page).waitFor();
  for (let i = 0; i < 40 && !(await isAsked(page, prompts.turn)); i += 1) {
    await answerQuickly(page);
    await page.waitForTimeout(300);
  }
  await press(page, lit(page, 'unit:').last());
  await expect.poll(() => stops(page).count()).toBeGreaterThan(0);
  await press(page, stops(page).first());
  await page
    .getByText(/moves from/)
    .last()
    .waitFor();
});
