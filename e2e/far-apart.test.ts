// People with browsers of their own on one server: somebody at a desk, somebody with a phone, somebody who looks on.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityProblems } from './accessibility.ts';
import { misfitsAtRest, resize, type Window } from './fits/fits.ts';
import { inviteAs, meetingPlace, OPERATOR_TOKEN, sitDownAs } from './meeting-place.ts';
import { lightUp } from './settled.ts';
import { commit, prompt } from './table.ts';
import { it, type VisitAs } from './test.ts';
import type { Visit } from './visit.ts';

const place = meetingPlace();

const banner = (page: Page) => page.getByText('The connection to the server is lost.');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** A battle of Generals; the names are nobody else's. */
async function meet(visitAs: VisitAs, [first, second]: readonly [string, string], clock = 'None') {
  const host = await visitAs({}, place());
  const guest = await visitAs({ size: 'phone' }, place());
  const link = await inviteAs(host, { game: 'generals', name: first, clock });
  await sitDownAs(guest, link, second);
  await commit(guest.page).waitFor();
  await commit(host.page).waitFor();
  return { host, guest, link, table: new URL(host.page.url()).hash };
}

/** Locks an empty sheet, and says that this is meant. */
async function lockOrders({ page }: Visit): Promise<void> {
  await commit(page).click();
  await page.locator('.acts.main').getByRole('button').last().click();
}

async function fits(page: Page, windows: readonly Window[]): Promise<void> {
  for (const window of windows) {
    await resize(page, window);
    expect(await misfitsAtRest(page), window).toEqual([]);
  }
}

it('a link, a seat, a battle, through a reload and a server that is started again; talk, an onlooker, and a draw', async ({
  visitAs,
}) => {
  const { host, guest, link, table } = await meet(visitAs, ['Old Mustache', 'Vasilissa']);
  await guest.page.getByText('Old Mustache').first().waitFor();
  await lockOrders(host);
  await prompt(host.page).getByText('Waiting for Black').waitFor();
  await guest.page.reload();
  await commit(guest.page).waitFor();

  await place().closeServer();
  await banner(guest.page).waitFor();
  await lockOrders(guest);
  await place().reopenServer();
  await banner(guest.page).waitFor({ state: 'hidden' });
  await prompt(host.page).getByText('Waiting for Black').waitFor({ state: 'hidden' });
  // The browser tells of every connection that was refused meanwhile.
  for (const { problems } of [host, guest]) problems.length = 0;

  const late = await visitAs({}, place());
  await late.go(link);
  await late.page.getByText('Vasilissa plays Black.').waitFor();
  await late.go('#/join/00000000000000000000000000000000');
  await late.page.getByText('This link leads nowhere').waitFor();

  const onlooker = late;
  await onlooker.go(table);
  await onlooker.page.getByText('Watching').first().waitFor();
  expect(await commit(onlooker.page).count()).toBe(0);

  await press(host.page, 'Talk');
  await host.page.getByLabel('Write to the others').fill('That square in a2 again.');
  await press(host.page, /^Send$/);
  await press(guest.page, 'Talk, 1 new');
  await guest.page.getByText('That square in a2 again.').waitFor();
  await press(guest.page, 'Close');
  await press(onlooker.page, 'Talk');
  await onlooker.page.getByText('Nothing has been said yet.').waitFor();

  await press(host.page, 'Around the table');
  await press(host.page, 'Offer a draw');
  await guest.page.getByText('Old Mustache offers a draw.').waitFor();
  await press(guest.page, 'Agree');
  for (const { page } of [host, guest, onlooker])
    await page.getByText('The battle was drawn by agreement.').first().waitFor();
});

it('a clock that runs out, and the win that is claimed; every screen of it fits, by day and by candle', async ({
  visitAs,
}) => {
  const { host, guest } = await meet(visitAs, ['Pedro', 'Nowak'], 'At the table');
  await guest.page
    .getByRole('timer', { name: /^You: 2\d:\d\d left/ })
    .first()
    .waitFor();

  await fits(host.page, ['1440x900', '1366x657', '844x390']);
  expect(await accessibilityProblems(host.page)).toEqual([]);
  await lightUp(guest.page, 'candle');
  await fits(guest.page, ['390x844']);
  expect(await accessibilityProblems(guest.page)).toEqual([]);
  await resize(host.page, '1440x900');

  await lockOrders(host);
  await prompt(host.page).getByText('Waiting for Black').waitFor();
  place().pass(31 * 60_000);
  await host.page.reload();
  await host.page.getByText('Nowak has no time left.').waitFor();
  await press(host.page, 'Claim the win on time');
  await guest.page.getByText('White won on time.').waitFor();

  for (const where of ['#/account', '#/saved']) {
    await host.go(where);
    await host.page.getByText('Account').or(host.page.getByText('Open tables')).first().waitFor();
    expect(await accessibilityProblems(host.page), where).toEqual([]);
    await fits(host.page, ['1440x900', '390x844']);
    await resize(host.page, '1440x900');
  }
  await inviteAs(host, { game: 'generals', name: 'Pedro', clock: 'By mail' });
  expect(await accessibilityProblems(host.page)).toEqual([]);
  await fits(host.page, ['390x844']);
});

/** A device that keeps passkeys and whose owner always agrees. */
async function giveAuthenticator({ room, page }: Visit): Promise<void> {
  const wire = await room.newCDPSession(page);
  await wire.send('WebAuthn.enable');
  await wire.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** A second try finds the first name taken. */
const names = ['Lasalle', 'Montbrun'];

it('an account by passkey, the ladder, a tournament, and the operator’s page', async ({ visitAs }) => {
  const visit = await visitAs({}, place());
  const { go, page } = visit;
  const isSound = async (where: string): Promise<void> => {
    expect(await accessibilityProblems(page), where).toEqual([]);
    await fits(page, ['1440x900', '390x844']);
    await resize(page, '1440x900');
  };
  const name = names.shift() ?? 'Milhaud';
  await giveAuthenticator(visit);
  await go('#/account');
  await page.getByLabel('Your name').first().fill(name);
  await press(page, 'Change the name');
  await page.getByText(`The others now see ${name}.`).waitFor();
  await press(page, 'Make an account with a passkey');
  await page.getByText(`Signed in as ${name}.`).waitFor();
  await page.getByText('last used').waitFor();
  await isSound('account');
  await press(page, 'Sign out');
  await press(page, 'Sign in with a passkey');
  await page.getByText(`Signed in as ${name}.`).waitFor();

  await go('#/hall/ladder');
  await page.getByText('You have no rating in this game yet.').waitFor();
  await isSound('ladder');

  await go('#/new/generals');
  await page.getByRole('group', { name: /Black/ }).getByLabel('by link').check();
  await page.getByText('A tournament instead').click();
  await page.getByLabel('Its name').fill('The Autumn Campaign');
  await press(page, 'Make the tournament');
  await page.getByRole('heading', { name: 'The Autumn Campaign' }).waitFor();
  await press(page, 'Enter');
  await page.getByText('You have entered.').waitFor();
  await press(page, 'Begin with 1 person');
  await page.getByText('A tournament needs at least 3 people.').waitFor();
  await isSound('tournament');

  await go('#/hall/operator');
  await page.getByLabel('Operator’s token').fill(OPERATOR_TOKEN);
  await press(page, 'Open');
  await page.getByText('Nobody has reported anything.').waitFor();
  await isSound('operator');
});
