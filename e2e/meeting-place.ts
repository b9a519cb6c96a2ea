// The page with a server behind it on which people meet, kept in memory.
import { nearbyThinker } from '@grognard/table/test/nearby.ts';
import type { Browser } from 'playwright-core';
import { noWire } from '../server/src/line/newsroom.ts';
import { noLetters } from '../server/src/notices/no-letters.ts';
import { openCompany } from '../server/src/open-company.ts';
import { openSqlite } from '../server/src/store/database.ts';
import { migrate } from '../server/src/store/migrations.ts';
import { builtPage, type House, openHouse } from './house.ts';

export const OPERATOR_TOKEN = 'the operator of these tests';

export interface MeetingPlace extends House {
  /** Lets so many milliseconds pass on the server's clock. */
  pass(milliseconds: number): void;
}

export async function openMeetingPlace(browser: Browser): Promise<MeetingPlace> {
  const db = openSqlite(':memory:');
  await migrate(db);
  let passed = 0;
  const company = openCompany({ db, now: () => Date.now() + passed, wire: noWire, thinker: nearbyThinker });
  const house = await openHouse(builtPage, browser, {
    company,
    letters: noLetters,
    address: '',
    publicAddress: null,
    operatorToken: OPERATOR_TOKEN,
  });
  return {
    ...house,
    pass: (milliseconds) => {
      passed += milliseconds;
    },
    close: async () => {
      await house.close();
      await db.destroy();
    },
  };
}
