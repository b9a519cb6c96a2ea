// A newer page takes over while battles are going on: what was begun goes on by the rules it began with, in every window and
// without a line, until its players take the newer ones.
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { titleOf } from '@grognard/games/registry';
import type { Library } from '@grognard/table';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../server/src/app.ts';
import { noWire } from '../server/src/line/newsroom.ts';
import { noLetters } from '../server/src/notices/no-letters.ts';
import { openCompany } from '../server/src/open-company.ts';
import { openSqlite } from '../server/src/store/database.ts';
import { migrate } from '../server/src/store/migrations.ts';
import { type Names, twoBuildsOf } from '../table/test/mended-titles.ts';
import { asleep } from '../table/test/nearby.ts';
import { launch } from './browser.ts';
import { inviteAs, sitDownAs } from './meeting-place.ts';
import { type Opponent, playersAt } from './players.ts';
import { playOn } from './playing.ts';
import { choose, startButton } from './steps.ts';
import { commit, inJournal, lift, prompt, tableId } from './table.ts';
import { buildWith } from './two-builds/build-with.ts';
import { GAME, keptForTests, MENDED } from './two-builds/kept-for-tests.ts';
import type { Visit } from './visit.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-update-'));
const browser = await launch('whole');
const app = await createApp({ webRoot: folder, version: 'test' });
let room: BrowserContext;
let address = '';
let present = '';
let mended = '';
let digest = '';

/** The editions those builds know. */
const names = (): Names => ({
  first: { number: 1, day: '2026-11-17', digest },
  second: { number: 2, digest: null },
});

/** What the server brings from now on. */
function bring(build: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(build, folder, { recursive: true });
}

beforeAll(async () => {
  const kept = await keptForTests('open');
  digest = kept.digest;
  present = await buildWith(kept.present, { isMended: false });
  mended = await buildWith(kept.mended, { isMended: true });
  bring(present);
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await browser.close();
  await app.close();
  for (const each of [folder, present, mended]) rmSync(each, { recursive: true, force: true });
});

async function windowAt(hash: string): Promise<Page> {
  const page = await room.newPage();
  await page.addInitScript(() => {
    const key = 'grognard-settings';
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ speed: 'off' }));
  });
  await page.goto(`${address}/${hash}`);
  await page.locator('#content:not([aria-busy="true"])').waitFor();
  return page;
}

async function begin(page: Page, opponent: Opponent = 'A friend'): Promise<string> {
  const title = titleOf(GAME);
  const options = (await title?.load())?.parseOptions({ setup: 'dennewitz' });
  if (title === undefined || options?.ok !== true) throw new Error('There is no such battle.');
  const { seats } = title.meta;
  const choice = { options: options.value, players: playersAt(seats, seats[0], opponent) };
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `grognard-last-${GAME}`,
    JSON.stringify(choice),
  ] as const);
  await page.goto(`${address}/#/new/${GAME}`);
  await startButton(page).click();
  await commit(page).or(lift(page)).first().waitFor();
  return tableId(page);
}

/**
 * Whoever is asked next sits down in this window. Behind the curtain of somebody who is not asked any more hangs another; a round
 * that is over is read first.
 */
async function seat(page: Page): Promise<void> {
  const before = lift(page).or(page.locator('.acts.main button.primary:not(.commit)'));
  await before.or(commit(page)).first().waitFor();
  while (!(await commit(page).isVisible())) {
    // What hung there a moment ago may be gone: then it is looked at again.
    if (await before.isVisible()) await before.click({ timeout: 2000 }).catch(() => {});
    await page.waitForTimeout(50);
  }
}

/** Nobody moves: an empty sheet is locked, and nobody is sent. */
async function passIn(page: Page): Promise<void> {
  const answer = async (): Promise<string> => {
    await seat(page);
    const question = await prompt(page).innerText();
    // A summary may come between.
    return commit(page)
      .click({ timeout: 2000 })
      .then(() => question, answer);
  };
  const asked = await answer();
  if (asked.includes('Planning')) await page.getByRole('button', { name: 'Lock it empty' }).click();
  const isAskedElse = async () =>
    (await lift(page).isVisible()) || (await prompt(page).innerText({ timeout: 1000 })) !== asked;
  await expect.poll(() => isAskedElse().catch(() => false)).toBe(true);
}

/** From where a round stands until both have locked the sheets of the next, pressed in one window. */
async function toNextSheets(page: Page, presses: number): Promise<void> {
  for (let press = 0; press < presses; press += 1) await passIn(page);
}

/** As many as there are from locked sheets to locked sheets: four phases, and the sheets. */
const ROUND = 10;

/** The points of both; whoever is asked sits there now. */
async function points(page: Page): Promise<readonly string[]> {
  await seat(page);
  return page.locator('.prompt .points').allInnerTexts();
}

const rulesLine = (page: Page) => page.locator('.rules-line > button');

/** Begun before the update: by two people at one screen, and against the machine. */
let battle = '';
let againstMachine = '';

it('a battle open in two windows goes on by its rules when a newer page takes over, and says so', async () => {
  bring(present);
  room = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  room.setDefaultTimeout(30_000);
  const white = await windowAt('#/');
  await white.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await white.reload();
  againstMachine = await begin(white, 'AI Conscript');
  await passIn(white);
  battle = await begin(white);
  await passIn(white);
  await passIn(white);
  const black = await windowAt(`#/table/${battle}`);
  bring(mended);
  await white.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const take = white.getByRole('button', { name: 'Load it now' });
  await take.waitFor();
  // Fetched while there is a line, before the page that is built of these rules is gone.
  const kept = () =>
    white.evaluate(async () => (await (await caches.open('grognard-editions')).keys()).map(({ url }) => url));
  expect(await kept()).toEqual([expect.stringMatching(/\/editions\/generals-1-[0-9a-f]{16}\.js$/)]);
  await Promise.all([white.waitForEvent('load'), black.waitForEvent('load'), take.click()]);
  await passIn(white);
  await passIn(black);
  expect(await points(white)).toEqual(['0', '0']);
  expect(await rulesLine(white).innerText()).toBe(
    'Begun by the rules of 17 November; 1 rule has been mended since',
  );
  await black.close();
  await white.close();
});

it('without a line it goes on by them, too, and a new battle is played by the newer ones', async () => {
  await room.setOffline(true);
  const page = await windowAt(`#/table/${battle}`);
  await toNextSheets(page, ROUND - 2);
  expect(await points(page)).toEqual(['0', '0']);
  await begin(page);
  await toNextSheets(page, 2);
  expect(await points(page)).toEqual(['1', '1']);
  expect(await rulesLine(page).count()).toBe(0);
  await page.close();
});

it('the machine plays on by them, too', async () => {
  const page = await windowAt(`#/table/${againstMachine}`);
  await playOn(page, { seed: 3, deadline: 90_000, until: 'Round 4' });
  await rulesLine(page).waitFor();
  await page.close();
});

it('its players take the newer rules from where they stand, without a line', async () => {
  const page = await windowAt(`#/table/${battle}`);
  await seat(page);
  await rulesLine(page).click();
  const sheet = page.getByRole('dialog', { name: 'Mended rules' });
  await sheet.getByText(MENDED.text).waitFor();
  await sheet.getByText('this battle would come out differently from action 2 on').waitFor();
  await sheet.getByRole('button', { name: /^Rule GEN-6.1/ }).waitFor();
  await sheet.getByRole('button', { name: 'Go on by the newer rules' }).click();
  await sheet.getByText('Everybody who plays at this screen agrees.').waitFor();
  await sheet.getByRole('button', { name: 'Take the newer rules' }).click();
  await inJournal(page, 'From here on by newer rules.').waitFor();
  expect(await rulesLine(page).count()).toBe(0);
  await page.reload();
  await toNextSheets(page, ROUND);
  expect(await points(page)).toEqual(['1', '1']);
  await inJournal(page, 'From here on by newer rules.').waitFor();
  await room.setOffline(false);
  await page.close();
});

it('a finished file of the older edition is found sound by it, and replayed', async () => {
  const page = await windowAt('#/saved');
  // It names no edition, being older than they are: the one that finds it sound is named from then on.
  const recorded = readFileSync(join(import.meta.dirname, '../fixtures/generals/marengo.grognard'), 'utf8');
  await choose(page, 'Import a game', 'old.grognard', recorded);
  await page.waitForURL('**/#/report/*');
  await page.getByRole('heading', { name: /holds? the field/ }).waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export file' }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  await page.goto(`${address}/#/saved`);
  const door = page.getByRole('region', { name: 'Game files' });
  await choose(page, 'Check a file', 'exported.grognard', file);
  await door.getByText(/exported\.grognard is sound/).waitFor();
  await door.getByText('Played by edition 1 of its rules, of 17 November.').waitFor();
  const other = file.replace(/"edition":\{[^}]*\}/, '"edition":{"number":7,"digest":null}');
  await choose(page, 'Check a file', 'later.grognard', other);
  await door.getByText('later.grognard can be neither confirmed nor refuted here').waitFor();
  await choose(page, 'Check a file', 'changed.grognard', file.replace(/"value":1/, '"value":6'));
  await door.getByText('changed.grognard is not sound').waitFor();
  await choose(page, 'Import a game', 'exported.grognard', file);
  await page.waitForURL('**/#/report/*');
  await page.getByRole('link', { name: 'Replay the battle' }).click();
  await page.waitForURL('**/#/replay/*');
  await page.getByRole('button', { name: 'One step forward' }).click();
  await page
    .getByText(/^Step 2 of/)
    .first()
    .waitFor();
  expect(await rulesLine(page).innerText()).toBe(
    'Played by the rules of 17 November; 1 rule has been mended since',
  );
  await page.close();
});

it('a file is kept once it was fetched, and thrown away with the last game that needs it', async () => {
  const recorded = readFileSync(join(import.meta.dirname, '../fixtures/generals/marengo.grognard'), 'utf8');
  bring(mended);
  const other = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await other.newPage();
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('grognard-editions')).keys()).length);
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  await page.goto(`${address}/#/saved`);
  expect(await kept()).toBe(0);
  await choose(page, 'Import a game', 'old.grognard', recorded);
  await page.waitForURL('**/#/report/*');
  await expect.poll(kept).toBe(1);
  await other.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: /holds? the field/ }).waitFor();
  await other.setOffline(false);
  // A game that is over needs it as long as it is here.
  const takeNext = async (): Promise<void> => {
    appendFileSync(join(folder, 'service-worker.js'), '\n// newer\n');
    await page.reload();
    const take = page.getByRole('button', { name: 'Load it now' });
    await Promise.all([page.waitForEvent('load'), take.click()]);
    await page.locator('#content:not([aria-busy="true"])').waitFor();
  };
  await takeNext();
  expect(await kept()).toBe(1);
  await page.goto(`${address}/#/saved`);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.getByText('None yet.').waitFor();
  await takeNext();
  await expect.poll(kept).toBe(0);
  await other.close();
});

/** A server on which people meet, as it is with one build and then with the next: what was stored stays. */
async function meetingPlace() {
  const { released, updated } = await twoBuildsOf(GAME, names());
  const db = openSqlite(':memory:');
  await migrate(db);
  let port = 0;
  const open = async (library: Library) => {
    const company = openCompany({ db, now: Date.now, wire: noWire, thinker: asleep, library });
    const doors = { company, letters: noLetters, address: '', publicAddress: null, operatorToken: null };
    const server = await createApp({ webRoot: folder, version: 'test', doors });
    const at = await server.listen({ port, host: '127.0.0.1' });
    port = Number(new URL(at).port);
    return { at, close: () => server.close() };
  };
  return { before: () => open(released), after: () => open(updated), forget: () => db.destroy() };
}

/** Somebody with a browser of their own. */
async function visitorAt(at: string) {
  const room = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  room.setDefaultTimeout(30_000);
  const page = await room.newPage();
  const go = async (hash: string): Promise<void> => {
    await page.goto(`${at}/${hash}`);
    await page.locator('#content:not([aria-busy="true"])').waitFor();
  };
  await page.addInitScript(() => {
    const key = 'grognard-settings';
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ speed: 'off' }));
  });
  await go('#/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  return { page, go, close: () => room.close() };
}

type Visitor = Awaited<ReturnType<typeof visitorAt>>;

async function lockEmpty({ page }: Visitor): Promise<void> {
  await commit(page).click();
  await page.getByRole('button', { name: 'Lock it empty' }).click();
}

it('an update in the middle of a battle between people far apart costs a reconnect', async () => {
  bring(present);
  const place = await meetingPlace();
  const older = await place.before();
  const host = await visitorAt(older.at);
  const guest = await visitorAt(older.at);
  const visits = [host, guest].map((visitor) => visitor as unknown as Visit);
  const [white, black] = visits;
  if (white === undefined || black === undefined) throw new Error('Nobody came.');
  const link = await inviteAs(white, { game: GAME, name: 'Old Mustache' });
  await sitDownAs(black, link, 'Vasilissa');
  await commit(host.page).waitFor();
  await lockEmpty(host);
  await older.close();
  const lost = ({ page }: Visitor) => page.getByText('The connection to the server is lost.');
  await lost(guest).waitFor();
  // What is decided meanwhile is sent when the server is back.
  await lockEmpty(guest);
  bring(mended);
  const newer = await place.after();
  for (const visitor of [host, guest]) await lost(visitor).waitFor({ state: 'hidden' });
  for (const { page } of [host, guest]) {
    await prompt(page).getByText('Planning').waitFor({ state: 'hidden' });
    // It was decided by the newer server, and by the rules the battle began with.
    await page
      .getByText(/^Begun by the rules of 17 November/)
      .first()
      .waitFor();
  }

  // A battle of the newer rules is nothing for a page of before: it says so, and is loaded again.
  await guest.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const take = guest.page.getByRole('button', { name: 'Load it now' });
  await Promise.all([guest.page.waitForEvent('load'), take.click()]);
  const second = await inviteAs(black, { game: GAME, name: 'Vasilissa' });
  await sitDownAs(white, second, 'Old Mustache');
  await host.page.getByText('This battle is played by newer rules than this page has.').waitFor();
  const again = host.page.getByRole('button', { name: 'Load the page again' });
  await Promise.all([host.page.waitForEvent('load'), again.click()]);
  await commit(host.page).waitFor();
  for (const { close } of [host, guest]) await close();
  await newer.close();
  await place.forget();
});
