// The page with a server behind it on which people meet, kept in memory, and a mail server beside it.
import type { House as Tables } from '@grognard/table';
import { nearbyThinker } from '@grognard/table/test/nearby.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { atTheTable } from '../server/src/due/at-the-table.ts';
import { doDue } from '../server/src/due/due.ts';
import { noWire } from '../server/src/line/newsroom.ts';
import { smtpMailer } from '../server/src/notices/mailer.ts';
import { openLetters, tellOfTurn } from '../server/src/notices/open-letters.ts';
import { openPusher } from '../server/src/notices/pusher.ts';
import { openCompany } from '../server/src/open-company.ts';
import { openSqlite } from '../server/src/store/database.ts';
import { migrate } from '../server/src/store/migrations.ts';
import { openPostOffice, type PostOffice } from '../server/test/post-office.ts';
import { launch } from './browser.ts';
import { builtPage, type House, openHouse } from './house.ts';
import type { Visit } from './visit.ts';

export const OPERATOR_TOKEN = 'the operator of these tests';

interface MeetingPlace extends House {
  /** Lets so many milliseconds pass on the server's clock. */
  pass(milliseconds: number): void;
  /** Writes the letters that are due. */
  writeLetters(): Promise<void>;
  readonly letters: PostOffice['received'];
  readonly tables: Tables;
}

async function openMeetingPlace(browser: Browser): Promise<MeetingPlace> {
  const db = openSqlite(':memory:');
  await migrate(db);
  let passed = 0;
  const company = openCompany({
    db,
    now: () => Date.now() + passed,
    wire: noWire,
    thinker: nearbyThinker,
    alsoWrite: atTheTable,
  });
  const office = await openPostOffice();
  const post = {
    mailer: smtpMailer(office.address, 'Grognard <grognard@example.org>'),
    pusher: openPusher(company, 'mailto:operator@localhost'),
    address: '',
  };
  const house = await openHouse(builtPage, browser, {
    company,
    letters: openLetters(company, post),
    address: '',
    publicAddress: null,
    operatorToken: OPERATOR_TOKEN,
  });
  return {
    ...house,
    pass: (milliseconds) => {
      passed += milliseconds;
    },
    writeLetters: async () => void (await doDue(company, { turn: tellOfTurn(company, post) })),
    letters: office.received,
    tables: company.house,
    close: async () => {
      await house.close();
      await db.destroy();
      await office.close();
    },
  };
}

/** One for all tests of a file, in a browser of its own. */
export function meetingPlace(): () => MeetingPlace {
  let place: MeetingPlace | undefined;
  let closeBrowser = async (): Promise<void> => {};
  beforeAll(async () => {
    const browser = await launch();
    closeBrowser = () => browser.close();
    place = await openMeetingPlace(browser);
  });
  afterAll(async () => {
    await place?.close();
    await closeBrowser();
  });
  return () => {
    if (place === undefined) throw new Error('The meeting place opens before the first test.');
    return place;
  };
}

interface Invited {
  readonly game: string;
  readonly name: string;
  readonly clock?: string;
}

/** Makes a table for a friend in the lobby; the link to the other seat. Everybody has an address of their own: only its end counts. */
export async function inviteAs({ go, page }: Visit, { game, name, clock }: Invited): Promise<string> {
  await go(`#/new/${game}`);
  await page.getByLabel('by link').last().check();
  await page.getByLabel('Your name').fill(name);
  if (clock !== undefined) await page.getByRole('radiogroup', { name: 'Clock' }).getByLabel(clock).check();
  await page.getByRole('button', { name: 'Make the table' }).click();
  const link = page.getByLabel(/^Link for /).first();
  await link.waitFor();
  return new URL(await link.inputValue()).hash;
}

/** Sits down by a link; the table. */
export async function sitDownAs({ go, page }: Visit, link: string, name: string): Promise<string> {
  await go(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForURL('**/#/table/far-*');
  return page.url().split('/far-')[1] ?? '';
}
