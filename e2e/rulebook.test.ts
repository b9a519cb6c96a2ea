import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { startBattle } from './steps.ts';
import { it } from './test.ts';

const top = (page: Page, id: string): Promise<number> =>
  page.evaluate((rule) => document.getElementById(rule)?.getBoundingClientRect().top ?? -1, id);

it('opens at the paragraph somebody came for, and marks it', async ({ visit }) => {
  await visit.go('#/rules/generals#GEN-12.31');
  const { page } = visit;
  await page
    .locator('.para.target', { hasText: 'A re-roll is made after the dice are handed out' })
    .waitFor();
  await expect.poll(() => top(page, 'GEN-12.31')).toBeGreaterThan(40);
  await expect.poll(() => top(page, 'GEN-12.31')).toBeLessThan(300);
});

it('follows a citation inside the text', async ({ visit }) => {
  await visit.go('#/rules/generals#GEN-4.10');
  const { page } = visit;
  await page.locator('.para.target').getByRole('link', { name: 'GEN-16.1' }).click();
  await page.locator('.para.target', { hasText: 'Remove all square markers' }).waitFor();
  await expect.poll(() => top(page, 'GEN-16.1')).toBeLessThan(300);
});

it('finds words, numbers, and says when there is nothing', async ({ visit }) => {
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
  await field.fill('');
  await page.getByRole('heading', { name: /Aim of the game/ }).waitFor();
});

it('goes to a section from the contents', async ({ visit }) => {
  await visit.go('#/rules/generals');
  const { page } = visit;
  await page.getByRole('button', { name: /Option: terrain/ }).click();
  await expect.poll(() => top(page, 'section-20-title')).toBeLessThan(200);
});

it('shows where a paragraph mattered in the game it was opened beside', async ({ visit }) => {
  const id = await startBattle(visit);
  await visit.go(`#/rules/generals?table=${id}#GEN-6.1`);
  const { page } = visit;
  const margin = page.getByRole('complementary', { name: 'GEN-6.1 in this game' });
  await margin.getByText('This is being decided at the table.').waitFor();
  await page.getByText('In this game', { exact: true }).first().click();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await page.waitForURL(`**/#/table/${id}`);
});

it('has no rulebook of a game that is not there', async ({ visit }) => {
  await visit.go('#/rules/chess');
  await visit.page.getByRole('heading', { name: 'No such page' }).waitFor();
});
