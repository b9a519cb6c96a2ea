// What happened is shown result by result, and everything else waits for it.
import { prompts } from '@grognard/games/generals/words/prompts.ts';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openMoment } from './moments.ts';
import { set } from './settings.ts';
import { board, commit, prompt } from './table.ts';
import { it } from './test.ts';
import type { Visit } from './visit.ts';

const combined = { recording: 'generals/dennewitz-terrain-a', seat: 'white', asked: prompts.combined };

const skip = (page: Page) => page.getByRole('button', { name: 'Skip', exact: true });
const lines = (page: Page) => page.locator('.log li');

/** Sends nobody, on purpose: then what both sides do is revealed. */
async function sendNobody(visit: Visit, speed: string): Promise<void> {
  await set(visit, { speed });
  await openMoment(visit, combined);
  const { page } = visit;
  await commit(page).click();
  const sure = page.locator('.acts.main .primary:not(.commit)');
  await skip(page).or(sure).or(prompt(page).getByText(prompts.react)).first().waitFor();
  if (await sure.isVisible()) await sure.click();
}

describe('Beats', () => {
  it('keep prompt and journal waiting, and can be skipped', async ({ regular: visit }) => {
    const { page } = visit;
    await sendNobody(visit, 'slow');
    await skip(page).waitFor();
    const told = await lines(page).count();
    expect(await commit(page).count()).toBe(0);
    await skip(page).click();
    await expect.poll(() => skip(page).count()).toBe(0);
    await expect.poll(() => lines(page).count()).toBeGreaterThan(told);
  });

  it('end with a press on the board or the space bar, which do nothing else', async ({ regular: visit }) => {
    const { page } = visit;
    await sendNobody(visit, 'slow');
    await skip(page).waitFor();
    await board(page).click({ position: { x: 200, y: 200 } });
    await expect.poll(() => skip(page).count()).toBe(0);
    expect(await page.locator('.board .is-selected').count()).toBe(0);
    expect(await page.getByRole('tooltip').count()).toBe(0);
  });

  it('are skipped at once: nothing of them is left when the press is over', async ({ regular: visit }) => {
    const { page } = visit;
    await sendNobody(visit, 'slow');
    await skip(page).waitFor();
    // No timer may run between the press and the question: a few promises must do.
    const isPlaying = await page.evaluate(async () => {
      const table = document.querySelector('.table');
      document.querySelector<HTMLElement>('.skip-beats')?.click();
      for (let i = 0; i < 20; i += 1) await Promise.resolve();
      return table?.hasAttribute('data-playing');
    });
    expect(isPlaying).toBe(false);
  });

  it('take no time at all for those who do not want to wait', async ({ regular: visit }) => {
    const { page } = visit;
    await sendNobody(visit, 'off');
    await expect.poll(() => prompt(page).innerText()).not.toContain(prompts.combined);
    expect(await skip(page).count()).toBe(0);
  });
});

describe('A finished round', () => {
  const planning = { recording: 'generals/marengo', seat: 'white', asked: prompts.writeOrders, from: 60 };
  const summary = (page: Page) => page.getByRole('heading', { name: 'Round 2 is over' });

  it('is summed up in the place of the desk, can be watched again, and makes room for the next', async ({
    regular: visit,
  }) => {
    const { page } = visit;
    await set(visit, { speed: 'slow' });
    await openMoment(visit, planning);
    await page.getByRole('button', { name: 'Round 2: summary' }).click();
    await summary(page).waitFor();
    await page.getByRole('button', { name: 'Watch again' }).click();
    await skip(page).click();
    await summary(page).waitFor();
    await page.keyboard.press('e');
    await expect.poll(() => summary(page).count()).toBe(0);
    // The key that closes the summary answers nothing else.
    expect(await prompt(page).innerText()).toContain(prompts.writeOrders);
  });
});

describe('Two machines', () => {
  it('can be paused, watched result by result, and at another speed', async ({ regular: visit }) => {
    const { page } = visit;
    await set(visit, { speed: 'slow' });
    await visit.go('#/new/generals');
    await page.getByRole('button', { name: 'Watch AI play' }).and(page.locator(':visible')).click();
    await page.getByRole('button', { name: 'Pause' }).click();
    const next = page.getByRole('button', { name: 'Next result' });
    await page.locator('.table[data-playing]').waitFor();
    const before = await board(page).innerHTML();
    await next.click();
    await expect.poll(() => board(page).innerHTML()).not.toBe(before);
    await page.getByLabel('Speed of results').selectOption('Quick');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
  });
});
