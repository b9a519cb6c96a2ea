// The page with a server behind it on which people meet, kept in memory, and a mail server beside it.
import type { House as Tables } from '@grognard/table';
import { nearbyThinker } from '@grognard/table/test/nearby.ts';
import type { Browser } from 'playwright-core';
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
import { builtPage, type House, openHouse } from './house.ts';

export const OPERATOR_TOKEN = 'the operator of these tests';

export interface MeetingPlace extends House {
  /** Lets so many milliseconds pass on the server's clock. */
  pass(milliseconds: number): void;
  /** Writes the letters that are due. */
  writeLetters(): Promise<void>;
  readonly letters: PostOffice['received'];
  readonly tables: Tables;
}

export async function openMeetingPlace(browser: Browser): Promise<MeetingPlace> {
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
