// An army built by hand: from a fault to a table that plays with it.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { startButton } from './steps.ts';
import { it as atTheDoor } from './test.ts';

const it = atTheDoor.extend('page', async ({ newcomer: visit }) => {
  await visit.go('#/decks/napoleonica');
  return visit.page;
});

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();
const more = async (page: Page, unit: string, times = 1): Promise<void> => {
  for (let i = 0; i < times; i += 1) await press(page, new RegExp(`^One more: ${unit},`));
};
const verdict = (page: Page): Locator => page.locator('.napoleonica-verdict');
const importText = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByLabel('The text of an army').fill(text);
  await press(page, 'Import this text');
};

it('NAP-ARM.7: a fault is named and mended; the army is saved, shared, imported and played', async ({
  page,
}) => {
  await page.getByLabel('Begin with').selectOption('Nobody yet');
  await page.getByLabel('Name of the army').fill('Evening guard');
  await page.getByLabel('Name of the army').press('Enter');
  await more(page, 'Old Guard');
  await more(page, 'Fusiliers', 3);
  await more(page, 'Hussars');
  await verdict(page).getByText('The army has no Commander. Add one.').waitFor();
  await verdict(page)
    .getByRole('button', { name: /^Add Général de Brigade/ })
    .click();
  await verdict(page).getByText('It may march.').waitFor();
  await page.getByLabel('Detachment of Hussars').selectOption({ index: 1 });
  await page.getByText('170 of 200 DP').first().waitFor();
  await press(page, 'Save army');
  await page.getByText('“Evening guard” is saved on this device.').waitFor();
  await press(page, 'Share as text');
  const text = await page.getByLabel('The army as text').inputValue();
  expect(text).toMatch(/^FR06\+DT4 +Hussars$/m);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await press(page, 'Delete');
  await page.getByText('No army is kept here yet.').waitFor();
  await importText(page, text);
  await press(page, 'Save army');
  await press(page, 'Play with this army');
  await page.getByText('France: 6 units, 170 of 185 Development Points (DP).').waitFor();
  expect(await page.getByLabel('Army of Blue').locator('option:checked').innerText()).toContain(
    'Evening guard',
  );
  await startButton(page).click();
  await page.waitForURL('**/#/table/*');
  await page.getByText(/^France Hussars, light cavalry/).waitFor({ state: 'attached' });
});

it('NAP-ARM.8: a text that is no army says where, a damaged one opens with its sound part', async ({
  page,
}) => {
  await importText(page, '# Mine\ngame: napoleonica\nfaction: france\nFR01\nFR77\n');
  await page.getByRole('alert').getByText('“FR77” is no unit.').waitFor();
  await page.getByText('Where: line 5').waitFor();
  await page.evaluate(() =>
    localStorage.setItem(
      'grognard-army-napoleonica-old',
      '# Old friends\ngame: napoleonica\nfaction: france\nFR12\nFR77\nFR01\n',
    ),
  );
  await page.reload();
  await page.getByText('“Old friends” cannot be read as it is stored').waitFor();
  await press(page, 'Keep what can be read');
  await page.getByText('46 of 200 DP').first().waitFor();
});

it('NAP-TER.9: the chart asks for target and ground, and says what passes', async ({ page }) => {
  const cuirassiers = page.locator('.napoleonica-threat .bar', { hasText: 'Cuirassiers' }).locator('.num');
  const before = await cuirassiers.innerText();
  await page.getByLabel('Where the target stands').selectOption('on Forest');
  await expect.poll(() => cuirassiers.innerText()).not.toBe(before);
});
