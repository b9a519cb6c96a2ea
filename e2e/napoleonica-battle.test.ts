// What a player does at the table of Napoleonica: a whole battle against the machine, an attack in three presses.
import { prompts } from '@grognard/games/napoleonica/words/prompts.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openMoment } from './moments.ts';
import { playOn } from './playing.ts';
import { startAgainst } from './steps.ts';
import { board, lit, press, prompt, stops } from './table.ts';
import { it } from './test.ts';

const recording = 'napoleonica/baptism-of-fire';
const panel = (page: Page): Locator => page.locator('.napoleonica-attack');

it('NAP-VIC.1: a whole battle against the machine, and its report', { timeout: 170_000 }, async ({
  visit,
}) => {
  const { page } = visit;
  await startAgainst(visit, 'napoleonica', 'AI Conscript');
  await playOn(page, { seed: 7, care: 2, deadline: 150_000 });
  expect(await prompt(page).innerText()).toMatch(/victory points|destroyed|Leader/);
  await page.getByRole('link', { name: 'See the report' }).first().click();
  await page.waitForURL('**/#/report/*');
  for (const part of ['Luck', 'Losses']) await page.getByRole('heading', { name: part }).first().waitFor();
  await page.getByText('Orders left over at the end of a round').waitFor();
});

it('NAP-ACT.4: a unit is activated, moved and sent to attack by three presses, without a dialog', async ({
  visit,
}) => {
  const { page } = visit;
  await openMoment(visit, { recording, seat: 'A', asked: prompts.turn, from: 60 });
  // The first unit from whose destinations somebody can be attacked.
  const units = await lit(page, 'unit:').all();
  for (const unit of units) {
    await press(page, unit);
    await expect.poll(() => prompt(page).innerText()).not.toContain(prompts.turn);
    if ((await page.locator('.napoleonica-blades path').count()) > 0) break;
    await page.keyboard.press('u');
    await expect.poll(() => prompt(page).innerText()).toContain(prompts.turn);
  }
  await press(page, page.locator('.napoleonica-blades path').first());
  await panel(page).getByText('Destroys the unit').waitFor();
  await press(page, lit(page, 'unit:').first());
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByRole('menu').count()).toBe(0);
  await panel(page)
    .getByText(/ against | at /)
    .first()
    .waitFor();
});

it('NAP-LOS.2: pointing at an enemy shows the line to it, or what stands in its way', async ({ visit }) => {
  const { page } = visit;
  await openMoment(visit, { recording, seat: 'A', asked: prompts.act, from: 60 });
  const enemies = await board(page).locator('[data-target^="unit:"]').all();
  let seen = 0;
  for (const enemy of enemies) {
    await enemy.hover({ force: true });
    await page.waitForTimeout(60);
    seen += await page
      .locator('.desk-sight, .desk-arrow, .desk-boundary.other, .napoleonica-no-attack')
      .count();
  }
  expect(seen).toBeGreaterThan(0);
});

it('NAP-SET.10: on a phone the field turns to the zone in which units are placed', async ({ visitAs }) => {
  const visit = await visitAs({ size: 'phone' });
  await openMoment(visit, { recording, seat: 'A', asked: prompts.deploy });
  const box = await stops(visit.page).first().boundingBox();
  expect(box?.y ?? 0).toBeGreaterThan(100);
  expect(box?.y ?? 1000).toBeLessThan(700);
  expect(await board(visit.page).evaluate((element) => element.clientWidth)).toBeGreaterThan(360);
});
