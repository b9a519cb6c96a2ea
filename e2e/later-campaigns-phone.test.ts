// Later Campaigns on a phone: what is opened to be read never lies over what is to be pressed.
import { prompts } from '@grognard/games/later-campaigns/words/prompts.ts';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { SIZES } from './browser.ts';
import { chips } from './later-campaigns-presses.ts';
import { openMoment } from './moments.ts';
import { startAgainst } from './steps.ts';
import { prompt } from './table.ts';
import { it } from './test.ts';

it('NLC-7.4f: a rule leaves the answers free on a phone, and an answer closes it', async ({
  regular: visit,
}) => {
  const { page } = visit;
  await openMoment(visit, { recording: 'later-campaigns/quatre-bras', seat: 'french', asked: 'or stand?' });
  const sheet = page.getByRole('dialog', { name: 'Rule' });
  await page.setViewportSize({ width: 844, height: 390 });
  await page.locator('.prompt .rule').first().click();
  await sheet.waitFor();
  await page.getByRole('button', { name: 'Retreat', exact: true }).click({ trial: true, timeout: 5000 });
  await page.setViewportSize(SIZES.phone);
  await page.getByRole('button', { name: 'Stand', exact: true }).click({ timeout: 5000 });
  await expect.poll(() => prompt(page).innerText()).not.toContain('or stand?');
  await expect.poll(() => sheet.count()).toBe(0);
});

/** Whole in the window, and so high that a finger finds it. */
async function isInReach(what: Locator, height: number = SIZES.phone.height): Promise<boolean> {
  const box = await what.boundingBox();
  return box !== null && box.height >= 40 && box.y >= 0 && box.y + box.height <= height;
}

it('NLC-5.1a: whoever is chosen closes a rule, and what can be shown on the map closes, says what is on and stays under the hand', async ({
  regular: visit,
}) => {
  const { page } = visit;
  await openMoment(visit, { recording: 'later-campaigns/quatre-bras', seat: 'french', asked: prompts.move });
  const before = page.viewportSize() ?? SIZES.desktop;
  await page.setViewportSize(SIZES.phone);
  const sheet = page.getByRole('dialog', { name: 'Rule' });
  await page.locator('.prompt .rule').first().click();
  await sheet.waitFor();
  await chips(page)
    .first()
    .click({ position: { x: 20, y: 8 } });
  await expect.poll(() => sheet.count()).toBe(0);

  const eye = page.getByRole('button', { name: 'Show on the map' });
  const list = page.locator('.later-campaigns-legend fieldset');
  await eye.click();
  for (const line of await list.locator('label').all()) expect(await isInReach(line)).toBe(true);
  const last = list.getByText('Control and victory');
  const top = (await last.boundingBox())?.y;
  await last.click();
  await list.getByText('Dotted line: the ground of the French.').waitFor();
  expect((await last.boundingBox())?.y).toBe(top);
  await list.getByRole('button', { name: 'Close the list' }).click();
  await expect.poll(() => list.count()).toBe(0);
  await expect.poll(() => eye.innerText()).toBe('1');
  await eye.click();
  await list.getByRole('button', { name: 'Show nothing' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => list.count()).toBe(0);
  // Whoever was chosen still is.
  expect(await prompt(page).innerText()).toMatch(/Where shall .+ go\?/);
  await page.setViewportSize(before);
});

it('NLC-12.7a: on a phone, upright or on its side, a letter shows how it is obeyed, and can be sealed without a search', async ({
  regular: visit,
}) => {
  const { page } = visit;
  await startAgainst(visit, 'later-campaigns', 'AI Conscript');
  const before = page.viewportSize() ?? SIZES.desktop;
  await page.setViewportSize(SIZES.phone);
  await page.getByRole('button', { name: /^II Corps/ }).click();
  await page.getByRole('button', { name: 'March', exact: true }).click();
  await page.getByLabel(/^Where\?/).selectOption({ index: 3 });
  const [seal, odds] = [
    page.getByRole('button', { name: 'Seal this order' }),
    page.locator('.is-glance .scale'),
  ];
  const aside = { width: 844, height: 390 };
  for (const size of [SIZES.phone, aside]) {
    await page.setViewportSize(size);
    await odds.waitFor();
    await expect.poll(() => isInReach(seal, size.height)).toBe(true);
  }
  await page.setViewportSize(before);
});
