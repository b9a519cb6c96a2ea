import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { startButton } from './steps.ts';
import { commit } from './table.ts';
import { it as atTheDoor } from './test.ts';

const it = atTheDoor.extend('lobby', async ({ newcomer: visit }) => {
  await visit.go('#/new/generals');
  return visit.page;
});

const summary = (page: Page): Promise<string> => page.locator('.summary').innerText();

it('starts with one click', async ({ lobby: page }) => {
  await startButton(page).click();
  await commit(page).waitFor();
});

it('shows the start without scrolling, in a low window too', async ({ lobby: page }) => {
  for (const height of [900, 657]) {
    await page.setViewportSize({ width: 1440, height });
    const box = await startButton(page).boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
});

it('says in words what has been chosen, and remembers it', async ({ lobby: page }) => {
  await page.getByRole('radio', { name: /^Marengo/ }).check();
  await page.getByRole('switch', { name: 'Army morale' }).check();
  await page.getByRole('radiogroup', { name: 'Terrain' }).getByLabel('B mirrored').check();
  await page.getByRole('radiogroup', { name: 'Objectives' }).getByLabel('Raid').check();
  expect(await summary(page)).toContain('Marengo, army morale, objectives raid, terrain B mirrored');
  await startButton(page).click();
  await commit(page).waitFor();
  await page.goBack();
  await expect.poll(() => summary(page)).toContain('Marengo, army morale');
});

it('explains what does not go together, with the rule', async ({ lobby: page }) => {
  await page.getByRole('radio', { name: /^La Rothière/ }).check();
  await page.getByRole('radiogroup', { name: 'Terrain' }).getByLabel('B even').check();
  await page.getByText('B mirrored is the fair ground for it').waitFor();
});

it('can be worked with the keyboard alone', async ({ lobby: page }) => {
  await page.getByRole('radio', { name: /^Marengo/ }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await summary(page)).toContain('Dennewitz');
  await page.getByRole('switch', { name: 'Couriers' }).focus();
  await page.keyboard.press('Space');
  expect(await summary(page)).toContain('couriers');
});

it('folds the army editor away until a Custom battle asks for it', async ({ lobby: page }) => {
  expect(await page.getByRole('main').getByText('Armies', { exact: true }).count()).toBe(0);
  await page.getByRole('radio', { name: /^Custom/ }).check();
  await page.getByRole('main').getByText('Armies', { exact: true }).click();
  await page.getByLabel('White, Infantry, at most 30').fill('19');
  await page.getByLabel('White, Infantry, at most 30').press('Tab');
  await page.getByText('An army has 30 units. This one has 29.').waitFor();
  await startButton(page).click();
  const alert = page.getByRole('alert');
  await alert.getByText('change its mix').waitFor();
  expect(await alert.innerText()).toContain('army.white');
});

// On a page of its own: the browser tells of what was not found, now or a moment later.
it('says that no server answers, where there is none, and plays here as before', async ({ visit }) => {
  const { page } = visit;
  await visit.go('#/new/generals');
  await page.getByRole('group', { name: /Black/ }).getByLabel('by link').check();
  await page.getByText('No server answers here.').waitFor();
  await page.getByRole('group', { name: /Black/ }).getByLabel('AI Veteran').check();
  await startButton(page).waitFor();
  visit.problems.length = 0;
});

it('swaps sides and lets two machines play', async ({ lobby: page }) => {
  await page.getByRole('button', { name: 'Swap sides' }).click();
  const black = page.getByRole('group', { name: /^Black/ });
  expect(await black.getByLabel('Me', { exact: false }).first().isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Watch AI play' }).click();
  await page.waitForURL('**/#/table/*');
});
