// An interval of a tournament: restoration, improvement, purchases, map, side, army, and the next battle begins.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openFile } from './moments.ts';
import { fileFrom } from './napoleonica-positions.ts';
import { startAgainst } from './steps.ts';
import { board, commit, desk, inJournal, lift, press, prompt, whyNot } from './table.ts';
import { it } from './test.ts';

const asked = (page: Page, question: string): Promise<void> =>
  page.locator('.prompt .ask').getByText(question).first().waitFor();

it('NAP-TRN.7: an interval from the Broken unit to the next battle', async ({ regular: visit }) => {
  const { page } = visit;
  await openFile(visit, fileFrom('restoration'));
  await asked(page, 'Which Broken units do you restore?');
  await board(page)
    .getByRole('button', { name: /^Voltigeurs/ })
    .click();
  await inJournal(page, 'is restored for 6 DP.').waitFor();

  await asked(page, 'Give one of the improvement cards');
  await board(page).locator('.improvement.is-legal').first().click();
  await desk(page).locator('.napoleonica-tile.is-legal').first().click();

  await asked(page, 'Buy what you need');
  await board(page)
    .getByRole('button', { name: /^12-Pound Grand Battery/ })
    .click();
  await press(page, board(page).getByRole('button', { name: /^Old Guard/ }));
  await expect.poll(() => whyNot(page).innerText()).toContain('Old Guard');
  await page.keyboard.press('Escape');
  await board(page).getByRole('button', { name: 'Put back 12-Pound Grand Battery' }).click();
  await board(page)
    .getByRole('button', { name: /^Barracks/ })
    .click();
  await commit(page).click();

  await asked(page, 'Choose the map');
  await board(page).locator('.choice-card.is-legal').first().click();
  await asked(page, 'Field your army');
  await page.getByRole('button', { name: 'Field a suggested army' }).click();
  await expect.poll(() => commit(page).getAttribute('aria-disabled')).toBe(null);
  await commit(page).click();
  await board(page).locator('.napoleonica-board').waitFor();
  expect(await prompt(page).innerText()).not.toContain('Field your army');
});

it('NAP-TRN.2: two at one screen choose their factions behind the curtain', async ({ regular: visit }) => {
  const { page } = visit;
  await startAgainst(visit, 'napoleonica', 'A friend', { mode: 'tournament' });
  await lift(page).click();
  await board(page)
    .getByRole('button', { name: /^France/ })
    .click();
  await lift(page).click();
  await asked(page, 'Choose the faction');
  expect(await page.getByText('leads France').count()).toBe(0);
  await board(page)
    .getByRole('button', { name: /^Russia/ })
    .click();
  await asked(page, 'Buy your first muster');
  await inJournal(page, 'Blue leads France, Red leads Russia.').waitFor();
});
