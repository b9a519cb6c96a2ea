// Two browsers that share nothing but files.
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { accessibilityProblems } from './accessibility.ts';
import { pressNext } from './later-campaigns-presses.ts';
import { startAgainst } from './steps.ts';
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
    page.getByRole('button', { name: 'Save the file to send' }).click(),
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
  const open = host.page.getByRole('button', { name: 'Open the file your friend sent' });
  await commit(host.page).waitFor();
  // Nothing has come yet, and whoever decides needs the room.
  expect(await open.isVisible()).toBe(false);
  await lockOrders(host);
  const turn = await sendAsFile(host);
  await host.page.getByText('Then open here what comes back.').waitFor();
  await open.and(host.page.locator('.primary')).waitFor();

  const guest = await visitAs({});
  await importFile(guest, turn);
  await lockOrders(guest);
  await guest.page.getByText('Your answer is ready.').waitFor();
  expect(await accessibilityProblems(guest.page)).toEqual([]);
  const answer = await sendAsFile(guest);
  await guest.page.getByText('Then open here what comes back.').waitFor();

  const before = await prompt(host.page).textContent();
  await host.page.getByLabel('Open the file your friend sent').setInputFiles(answer);
  await expect.poll(() => prompt(host.page).textContent()).not.toBe(before);

  await host.page.getByLabel('Open the file your friend sent').setInputFiles(answer);
  await host.page.getByText('This answer has been played already.').waitFor();
});

/** Until the turn is to be sent; false: the second turn of the battle has come. */
async function playUntilDue({ page }: Visit): Promise<boolean> {
  // A page behind another draws nothing, and every press would wait for that.
  await page.bringToFront();
  const due = page.getByRole('button', { name: 'Save the file to send' });
  for (let presses = 0; presses < 200; presses += 1) {
    if ((await prompt(page).innerText()).includes('Turn 2')) return false;
    if (await due.isVisible()) {
      // Unless one more press was on its way.
      await page.waitForTimeout(250);
      if (await due.isVisible()) return true;
    } else await pressNext(page);
  }
  throw new Error(`Nothing is to be sent: ${await prompt(page).innerText()}`);
}

it('NLC-12.3a, NLC-P.2: a whole turn of the e-mail sequence is played in two browsers through files', {
  timeout: 170_000,
}, async ({ visitAs }) => {
  const [host, guest] = [await visitAs({}), await visitAs({})];
  await startAgainst(host, 'later-campaigns', 'A friend by file', { sequence: 'pbem' });
  let exchanges = 0;
  for (; await playUntilDue(host); exchanges += 1) {
    const turn = await sendAsFile(host);
    if (exchanges === 0) await importFile(guest, turn);
    else await guest.page.getByLabel('Open the file your friend sent').setInputFiles(turn);
    await guest.page.getByText('Decide as usual.').waitFor();
    await playUntilDue(guest);
    await host.page.getByLabel('Open the file your friend sent').setInputFiles(await sendAsFile(guest));
    await host.page
      .getByText('Decide as usual.')
      .or(host.page.getByText('It is your friend’s turn to decide'))
      .waitFor();
  }
  // How often depends on the chits that are drawn: two of one side in a row need none between them.
  expect(exchanges).toBeGreaterThan(0);
});
