import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { startBattle } from './steps.ts';
import { it } from './test.ts';

const top = (page: Page, id: string): Promise<number> =>
  page.evaluate((rule) => document.getElementById(rule)?.getBoundingClientRect().top ?? -1, id);

it('opens at the paragraph somebody came for, and marks it', async ({ newcomer: visit }) => {
  await visit.go('#/rules/generals#GEN-12.31');
  const { page } = visit;
  await page
    .locator('.para.target', { hasText: 'A re-roll is made after the dice are handed out' })
    .waitFor();
  await expect.poll(() => top(page, 'GEN-12.31')).toBeGreaterThan(40);
  await expect.poll(() => top(page, 'GEN-12.31')).toBeLessThan(300);
});

it('follows a citation inside the text', async ({ newcomer: visit }) => {
  await visit.go('#/rules/generals#GEN-4.10');
  const { page } = visit;
  await page.locator('.para.target').getByRole('link', { name: 'GEN-16.1' }).click();
  await page.locator('.para.target', { hasText: 'Remove all square markers' }).waitFor();
  await expect.poll(() => top(page, 'GEN-16.1')).toBeLessThan(300);
});

it('finds words, numbers, and says when there is nothing', async ({ newcomer: visit }) => {
  await visit.go('#/rules/generals');
  const { page } = visit;
  const field = page.getByRole('searchbox', { name: 'Search the rules' }).and(page.locator(':visible'));
  await field.fill('re-roll');
  await page
    .getByText(/^\d+ found$/)
    .and(page.locator(':visible'))
    .waitFor();
  expect(await page.locator('mark').first().innerText()).toMatch(/re-roll/i);
  await field.fill('dreadnought');
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
  await page.getByRole('button', { name: 'combat', exact: true }).click();
  await page
    .locator('mark', { hasText: /combat/i })
    .first()
    .waitFor();
  // The rules speak of Artillery; people type what they call it.
  await field.fill('cannon');
  await page.locator('.para', { hasText: 'Artillery' }).first().waitFor();
  await field.fill('');
  await page.getByRole('heading', { name: 'How to play' }).waitFor();
});

it('goes to a section from the contents, and from there to the first of what is found', async ({
  newcomer: visit,
}) => {
  await visit.go('#/rules/generals');
  const { page } = visit;
  await page.getByRole('button', { name: 'All rules by number' }).click();
  await page.getByRole('button', { name: /Option: terrain/ }).click();
  await expect.poll(() => top(page, 'section-20-title')).toBeLessThan(200);
  await page.getByRole('searchbox').and(page.locator(':visible')).fill('infantry');
  const found = page.locator('mark').first();
  await found.waitFor();
  await expect
    .poll(() => found.evaluate((mark) => Math.round(mark.getBoundingClientRect().top)))
    .toBeGreaterThanOrEqual(0);
});

it('teaches chapter by chapter, with a card for the table', async ({ newcomer: visit }) => {
  await visit.go('#/rules/generals');
  const { page } = visit;
  await page.getByRole('heading', { level: 2, name: 'How to play' }).waitFor();
  await page.getByRole('img', { name: /^The field:/ }).waitFor();
  await page.getByRole('button', { name: 'Read on: The field and the armies' }).click();
  await page.getByRole('heading', { level: 2, name: 'The field and the armies' }).waitFor();
  await page.getByRole('button', { name: 'Combat', exact: true }).click();
  await page.getByRole('heading', { name: 'An example fight' }).waitFor();
  await page.getByRole('button', { name: 'GEN-12.34' }).first().click();
  await page.getByText('must be 4 or more and also higher').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Card for the table' }).click();
  // On paper it has the whole page, not the panel it lies in on a screen.
  await page.emulateMedia({ media: 'print' });
  const printed = async () => (await page.locator('.table-card').boundingBox())?.width;
  await expect.poll(printed).toBeGreaterThan(1200);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('dialog').getByRole('heading', { name: 'The round' }).waitFor();
});

it('the card lies one press from the table, with the board in sight', async ({ newcomer: visit }) => {
  await startBattle(visit);
  const { page } = visit;
  const card = page.getByRole('dialog', { name: 'Card for the table' });
  await page.getByRole('button', { name: 'Card for the table' }).click();
  await card.getByRole('heading', { name: 'Signs' }).waitFor();
  await card.getByText('Routed: out of the fight').waitFor();
  await page.keyboard.press('c');
  await card.waitFor({ state: 'detached' });
});

it('shows where a paragraph mattered in the game it was opened beside', async ({ newcomer: visit }) => {
  const id = await startBattle(visit);
  await visit.go(`#/rules/generals?table=${id}#GEN-6.1`);
  const { page } = visit;
  const margin = page.getByRole('complementary', { name: 'GEN-6.1 in this game' });
  await margin.getByText('This is being decided at the table.').waitFor();
  await page.getByText('In this game', { exact: true }).first().click();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await page.waitForURL(`**/#/table/${id}`);
});

it('has no rulebook of a game that is not there', async ({ newcomer: visit }) => {
  await visit.go('#/rules/chess');
  await visit.page.getByRole('heading', { name: 'No such page' }).waitFor();
});
