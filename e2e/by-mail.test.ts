// Two browsers that share nothing but files.
import { readFileSync } from 'node:fs';
import { prompts as campaignPrompts } from '@grognard/games/later-campaigns/words/prompts.ts';
import { expect } from 'vitest';
import { accessibilityProblems } from './accessibility.ts';
import { commit, prompt } from './table.ts';
import { it } from './test.ts';
import type { Visit } from './visit.ts';

interface Sent {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

async function sendAsFile({ page }: Visit): Promise<Sent> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Send as a file' }).click(),
  ]);
  const name = download.suggestedFilename();
  return { name, mimeType: 'text/plain', buffer: readFileSync(await download.path()) };
}

/** The other seat is played by file. */
async function startByFile({ go, page }: Visit, game: string, seat: RegExp): Promise<void> {
  await go(`#/new/${game}`);
  await page.getByRole('group', { name: seat }).getByLabel('by file').check();
  await page.getByRole('button', { name: 'Start' }).first().click();
}

const importFile = async ({ go, page }: Visit, file: Sent): Promise<void> => {
  await go('#/saved');
  await page.getByLabel('Import a game').setInputFiles(file);
};

/** Locks an empty sheet, and says that this is meant. */
async function lockOrders({ page }: Visit): Promise<void> {
  await commit(page).click();
  await page.locator('.acts.main').getByRole('button').last().click();
}

it('a turn goes out as a file, is answered in another browser, and the battle goes on', async ({
  visitAs,
}) => {
  const host = await visitAs({});
  await startByFile(host, 'generals', /Black/);
  await lockOrders(host);
  const turn = await sendAsFile(host);
  await host.page.getByText('You have sent this turn.').waitFor();

  const guest = await visitAs({});
  await importFile(guest, turn);
  await lockOrders(guest);
  await guest.page.getByText('Your answer is ready.').waitFor();
  expect(await accessibilityProblems(guest.page)).toEqual([]);
  const answer = await sendAsFile(guest);
  await guest.page.getByText('You have sent your answer.').waitFor();

  const before = await prompt(host.page).textContent();
  await host.page.getByLabel('Open the file your friend sent').setInputFiles(answer);
  await expect.poll(() => prompt(host.page).textContent()).not.toBe(before);

  await host.page.getByLabel('Open the file your friend sent').setInputFiles(answer);
  await host.page.getByText('This answer has been played already.').waitFor();
});

it('NLC-12.3a: what leaders decide alone is written in two browsers, and orders are asked for next', async ({
  visitAs,
}) => {
  const host = await visitAs({});
  await startByFile(host, 'later-campaigns', /Allies/);
  await expect.poll(() => prompt(host.page).innerText()).toContain(campaignPrompts.record);
  await commit(host.page).click();
  const turn = await sendAsFile(host);
  const guest = await visitAs({});
  await importFile(guest, turn);
  await expect.poll(() => prompt(guest.page).innerText()).toContain(campaignPrompts.record);
  await commit(guest.page).click();
  const answer = await sendAsFile(guest);
  await host.page.getByLabel('Open the file your friend sent').setInputFiles(answer);
  await expect.poll(() => prompt(host.page).innerText()).toContain(campaignPrompts.send);
});
