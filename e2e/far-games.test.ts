// Whole battles of every title between two people with browsers of their own, and a letter to who has left.
import { fill, outcomeOf } from '@grognard/kernel';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { inviteAs, meetingPlace, sitDownAs } from './meeting-place.ts';
import { playNearlyOver } from './nearly-over.ts';
import { commit, prompt } from './table.ts';
import { it } from './test.ts';

const place = meetingPlace();

/** Presses what ends the battle, and once more where the table asks whether that is meant. */
async function closeIt(page: Page, closing: Locator): Promise<void> {
  const report = page.locator('.prompt a.btn[href^="#/report/"]');
  const button = closing.or(page.locator('.acts.main button.primary')).first();
  await closing.first().waitFor();
  const isOver = async (): Promise<boolean> => {
    if ((await report.count()) > 0) return true;
    await button.click({ timeout: 5000 }).catch(() => {});
    return false;
  };
  await expect.poll(isOver, { timeout: 30_000, interval: 100 }).toBe(true);
}

/** How the battle ended, in the words of its rules. */
async function ending(table: string): Promise<string> {
  const saying = (): Promise<unknown> =>
    place().tables.shelf.use(table, ({ match }) => {
      const outcome = outcomeOf(match);
      return outcome === null ? '' : fill(outcome.text, outcome.with ?? {});
    });
  await expect.poll(saying, { timeout: 30_000 }).not.toBe('');
  return String(await saying());
}

const titles = [
  { game: 'generals', fewest: 50, closes: commit },
  { game: 'saga', fewest: 100, closes: commit },
  {
    game: 'napoleonica',
    fewest: 50,
    closes: (page: Page) => page.getByRole('button', { name: 'Pass for this round' }),
  },
  { game: 'later-campaigns', fewest: 300, closes: commit },
] as const;

describe.for(titles)('$game', ({ game, fewest, closes }) => {
  it('is played to its end by two people far apart, who both see how it ended', async ({ visitAs }) => {
    const [host, guest] = [await visitAs({}, place()), await visitAs({}, place())];
    const link = await inviteAs(host, { game, name: 'Halkett' });
    const table = await sitDownAs(guest, link, 'Marijke');
    for (const { page } of [host, guest]) await prompt(page).waitFor();
    const { decisions, last } = await playNearlyOver(place().tables, table, 5);
    expect(decisions).toBeGreaterThan(fewest);
    if (last !== null) {
      const { page } = last === 'Halkett' ? host : guest;
      await page.reload();
      await closeIt(page, closes(page));
    }
    const said = await ending(table);
    for (const { page } of [host, guest]) await prompt(page).getByText(said).waitFor();
  }, 120_000);
});

it('a letter tells somebody who has left that it is their turn, and leads back to the table', async ({
  visitAs,
}) => {
  const [host, guest] = [await visitAs({}, place()), await visitAs({}, place())];
  await guest.go('#/account');
  await guest.page.getByLabel('Mail address').fill('marijke@example.org');
  await guest.page.getByRole('button', { name: 'Save the address' }).click();
  await guest.page.getByText('A mail is on its way to marijke@example.org.').waitFor();
  const [, verify = ''] = /(#\/verify\/[0-9a-f]{32})/.exec(place().letters.at(-1) ?? '') ?? [];
  await guest.go(verify);
  await guest.page.getByText('The mail address is confirmed.').waitFor();
  await guest.page.getByRole('switch', { name: 'By mail when it is my turn' }).check();

  const link = await inviteAs(host, { game: 'generals', name: 'Pedro' });
  const table = await sitDownAs(guest, link, 'Vasilissa');
  await commit(guest.page).waitFor();
  await guest.page.goto('about:blank');
  // Nothing can be kept there, and the browser says so.
  guest.problems.length = 0;
  await host.page.getByText('Vasilissa').first().waitFor();
  await expect
    .poll(async () => {
      place().pass(6 * 60_000);
      await place().writeLetters();
      return place().letters.at(-1);
    })
    .toContain('Subject: Your turn: Generals');
  expect(place().letters.at(-1)).toContain(`#/table/far-${table}`);
  await guest.go(`#/table/far-${table}`);
  await commit(guest.page).waitFor();
});
