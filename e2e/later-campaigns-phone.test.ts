// Later Campaigns on a phone: what is opened to be read never lies over what is to be pressed.
import { expect } from 'vitest';
import { SIZES } from './browser.ts';
import { openMoment } from './moments.ts';
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
