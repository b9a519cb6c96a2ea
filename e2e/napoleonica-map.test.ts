// A map drawn by hand: with the pointer, with the keyboard, to a table that is fought on it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { startButton } from './steps.ts';
import { it as atTheDoor } from './test.ts';

const it = atTheDoor.extend('page', async ({ newcomer: visit }) => {
  await visit.go('#/decks/napoleonica/maps');
  return visit.page;
});

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();
const field = (page: Page) => page.getByRole('application', { name: 'The map that is being drawn' });
const sharedText = async (page: Page): Promise<string> => {
  await press(page, 'Share as text');
  const text = await page.getByLabel('The map as text').inputValue();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  return text;
};
/** How many hexes of the shared text have a letter. */
const count = async (page: Page, letter: string): Promise<number> => {
  const rows = (await sharedText(page)).split('\n').filter((line) => /^[1-9] /.test(line));
  return rows.join('').split(letter).length - 1;
};
/** Drags across the middle of the field. */
async function drag(page: Page, from: number, to: number, height = 0.5): Promise<void> {
  const box = await field(page).boundingBox();
  if (box === null) throw new Error('the field is on the page');
  await page.mouse.move(box.x + box.width * from, box.y + box.height * height);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1)
    await page.mouse.move(
      box.x + box.width * (from + ((to - from) * step) / 12),
      box.y + box.height * height,
    );
  await page.mouse.up();
}

it('NAP-SCN.12: a river is dragged, refused, bridged; the map is saved and fought on', async ({ page }) => {
  await page.getByLabel('Name of the map').fill('Two banks');
  await page.getByLabel('Name of the map').press('Enter');
  await page.getByRole('radio', { name: 'River' }).check();
  await drag(page, 0.02, 0.98);
  await page.getByText(/cannot be reached from the rest of the field/).waitFor();
  expect(await count(page, '~')).toBe(11);
  await press(page, 'Undo');
  expect(await count(page, '~')).toBe(0);
  await press(page, 'Redo');
  await page.getByRole('radio', { name: 'Bridge' }).check();
  await drag(page, 0.5, 0.5);
  await page.getByText('It can be fought on.').waitFor();
  await press(page, 'Save map');
  await page.getByText('“Two banks” is saved on this device.').waitFor();
  await press(page, 'Fight on this map');
  await expect.poll(() => page.getByRole('radio', { name: 'Two banks' }).isChecked()).toBe(true);
  await startButton(page).click();
  await page.waitForURL('**/#/table/*');
  await page.locator('.napoleonica-bridge').first().waitFor();
});

it('NAP-GEO.4: the keyboard walks and paints, both halves alike', async ({ page }) => {
  await page.getByRole('switch', { name: 'Both halves alike' }).check();
  await page.getByRole('radio', { name: 'Hill' }).check();
  await field(page).focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'Enter', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  expect(await count(page, 'H')).toBe(4);
  await page.keyboard.press('Control+z');
  expect(await count(page, 'H')).toBe(2);
});

it('NAP-SCN.12: the lobby offers a map of the shelf where the rules allow it, and says why where they do not', async ({
  page,
  newcomer: visit,
}) => {
  await press(page, 'Save map');
  await page.getByText('“My map” is saved on this device.').waitFor();
  await visit.go('#/new/napoleonica');
  const own = page.getByRole('radio', { name: /^My map/ });
  await page.getByRole('radio', { name: /^Bridges of Lodenbach/ }).check();
  await page.getByText(/is not fought on a map of your own/).waitFor();
  expect(await own.isDisabled()).toBe(true);
  await page.getByRole('radio', { name: /^Cut Off the Head/ }).check();
  await own.check();
  await startButton(page).click();
  await page.waitForURL('**/#/table/*');
  await page.locator('.napoleonica-landmarks').first().waitFor({ state: 'attached' });
  expect(await page.locator('.napoleonica-forest .tree').count()).toBe(0);
});

it('NAP-SCN.6, SCN.12: what is wrong with a text is told with its line and rule', async ({ page }) => {
  const text = await sharedText(page);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByLabel('The text of a map').fill(text.replace('5  . .', '5  .'));
  await press(page, 'Import this text');
  await page.getByRole('alert').getByText('Row 5 has 10 hexes and needs 11.').waitFor();
  await page.getByText(/Where: line \d+/).waitFor();
});
