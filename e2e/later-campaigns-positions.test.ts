// What recorded battles do not hold: cavalry against cavalry, and a night.
import { prompts } from '@grognard/games/later-campaigns/words/prompts.ts';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { fileFrom, unitOf } from './later-campaigns-positions.ts';
import { openFile } from './moments.ts';
import { commit, inJournal, lift, press, prompt, target } from './table.ts';
import { it } from './test.ts';

it('NLC-7.7a, NLC-7.9a: a charge is declared, and met by a counter-charge from behind the line', async ({
  regular: visit,
}) => {
  const { page } = visit;
  const odds = page.locator('.later-campaigns-odds');
  await openFile(visit, fileFrom('charge', 'A friend'));
  await lift(page).click();
  await expect.poll(() => prompt(page).innerText()).toContain(prompts.charge);
  await page.locator('.later-campaigns-chip.is-able', { hasText: 'Wathiez' }).click();
  await odds.getByText('Charge at van Merlen in 2850').waitFor();
  await press(page, target(page, `unit:${unitOf('charge', 'aa-n-merlen')}`));
  // Who has his target is asked no more.
  await expect.poll(() => prompt(page).innerText()).toContain(prompts.charge);
  await commit(page).click();

  // The friend is asked before a sword is drawn.
  await lift(page).click();
  await expect.poll(() => prompt(page).innerText()).toContain('Enemies come to 2850 near Thy. Charge them?');
  await inJournal(page, 'The French charge 2850 near Thy with Wathiez.').waitFor();
  await page.getByRole('button', { name: 'Charge with Brunswick cavalry' }).click();
  await page.getByRole('button', { name: 'Launch the charge' }).click();

  // Whatever the dice say: the test is told, and somebody wins.
  const told = (text: RegExp): Locator => page.locator('.log li', { hasText: text });
  const decided = told(/(win|lose) the charge at 2850/);
  const goOn = lift(page).or(page.getByRole('button', { name: 'Let them pass' }));
  while (!(await decided.first().isVisible())) {
    await goOn.or(decided).first().waitFor();
    // What was pressed may still be there for a moment.
    await goOn
      .first()
      .click({ timeout: 2000 })
      .catch(() => {});
  }
  await told(/Brunswick cavalry: (no )?reaction, rolled \d/)
    .first()
    .waitFor();
});

it('NLC-16.1: a night turn goes by with one press, and the map says that it is night', async ({
  regular: visit,
}) => {
  const { page } = visit;
  await openFile(visit, fileFrom('night', 'AI Conscript'));
  await expect.poll(() => prompt(page).innerText()).toContain('Turn 7 of 20, 22:00');
  await page.locator('.later-campaigns-sky.is-night').waitFor();
  await page.locator('.later-campaigns-plate', { hasText: 'Sight 1 hex' }).waitFor();
  await page.getByRole('button', { name: 'All as ordered, to the end of this night turn' }).click();
  await expect.poll(() => prompt(page).innerText()).toContain('Turn 8 of 20, 23:00');
});

it('NLC-5.1a: N and Enter choose the first unit wherever the focus is, G moves all, in a window without room for keys', async ({
  visitAs,
}) => {
  const visit = await visitAs({});
  const { page } = visit;
  await page.setViewportSize({ width: 1366, height: 657 });
  await openFile(visit, fileFrom('night', 'AI Conscript'));
  const owing = page.locator('.later-campaigns-chip.is-owing');
  await expect.poll(() => owing.count()).toBe(2);
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect.poll(() => prompt(page).innerText()).toMatch(/Where shall .+ go\?/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await expect.poll(() => owing.count()).toBe(0);
});
