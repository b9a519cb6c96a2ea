// A month of the campaign on its map, and the start of a campaign in the lobby.
import { expect } from 'vitest';
import { openFile } from './moments.ts';
import { fileFrom } from './napoleonica-positions.ts';
import { startAgainst } from './steps.ts';
import { board, commit, inJournal, lit, press, prompt, target, targets, whyNot } from './table.ts';
import { it } from './test.ts';

it('NAP-SOL.6: a month: a march by pressing a region, what is too far says why, the month ends and corruption is rolled for', async ({
  regular: visit,
}) => {
  const { page } = visit;
  await openFile(visit, fileFrom('month'));
  await targets(page, 'sector:').first().waitFor();
  expect(await lit(page, 'sector:').count()).toBe(4);

  await target(page, 'sector:W11').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => whyNot(page).innerText()).toContain('Moscow is not next to Saxony');
  await page.keyboard.press('Escape');

  await target(page, 'sector:W06').focus();
  await page.keyboard.press('Enter');
  await inJournal(page, 'The army marches from Saxony to Brandenburg.').waitFor();
  await expect.poll(() => prompt(page).innerText()).toContain('1 action is left');

  await commit(page).click();
  await inJournal(page, 'Spread roll').waitFor();
  await page.getByRole('list', { name: 'Months' }).locator('.is-now', { hasText: '5' }).waitFor();

  await page.getByRole('button', { name: /^Month 1: Hidden Arsenal/ }).click();
  await page.getByRole('dialog', { name: 'Chronicle' }).getByText('Month 4').waitFor();
});

it('NAP-SOL.2: a campaign begins in the lobby with a muster of one’s own', async ({ regular: visit }) => {
  const { page } = visit;
  await visit.go('#/new/napoleonica');
  await page.getByText('Solo campaign').first().click();
  await page.getByRole('radiogroup', { name: 'Difficulty' }).getByText('Conscript').click();
  expect(await page.getByRole('group', { name: /^Red/ }).count()).toBe(0);
  await startAgainst(visit, 'napoleonica', 'AI Conscript', { mode: 'campaign', difficulty: 'conscript' });
  await page.getByRole('button', { name: 'Fill with a recommended army' }).click();
  await expect.poll(() => commit(page).getAttribute('aria-disabled')).toBe(null);
  await commit(page).click();
  await expect.poll(() => board(page).locator('.napoleonica-world, .napoleonica-book').count()).toBe(1);
  await page.getByText('Month 1').first().waitFor();
});

it('NAP-SOL.8: on a phone the map is scrolled to the army, and regions are pressed there', async ({
  visitAs,
}) => {
  const visit = await visitAs({ size: 'phone', theme: 'candle' });
  const { page } = visit;
  await openFile(visit, fileFrom('month'));
  await targets(page, 'sector:').first().waitFor();
  await press(page, target(page, 'sector:W05'));
  await expect.poll(() => whyNot(page).or(page.locator('.why-sheet')).count()).toBeGreaterThan(0);
});
