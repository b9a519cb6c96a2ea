// The meeting place as the settings want it: store, thinkers, company and letters, opened together and closed together.
import { setTimeout as pause } from 'node:timers/promises';
import { keepHere, noteHere } from './clocks/downtime.ts';
import { atTheTable } from './due/at-the-table.ts';
import { keepDoing } from './due/due.ts';
import { fallFlag } from './due/flag.ts';
import type { Doors } from './line/doors.ts';
import { BEAT } from './line/elsewhere.ts';
import { poolThinker } from './machines/pool-thinker.ts';
import { smtpMailer } from './notices/mailer.ts';
import { openLetters, tellOfTurn } from './notices/open-letters.ts';
import { openPusher } from './notices/pusher.ts';
import { openCompany } from './open-company.ts';
import { noteResult } from './ratings/note-result.ts';
import { countResults } from './ratings/rate.ts';
import type { Settings } from './settings.ts';
import { bringTablesOnLater } from './store/bring-tables-on.ts';
import { openStore } from './store/open-store.ts';
import { allOf } from './store/table-store.ts';
import { endRound } from './tournaments/deadline.ts';
import { afterTable, layTables } from './tournaments/rounds.ts';

/** Milliseconds what is under way may take when the server ends. */
const PATIENCE = 2000;

export interface Meeting {
  readonly doors: Doors;
  close(): Promise<void>;
}

async function open(settings: Settings): Promise<Meeting> {
  const { mailUrl, mailFrom, publicUrl, host, port, operatorToken } = settings;
  const store = await openStore(settings);
  const thinker = poolThinker(store.alone);
  const { db, wire, together } = store;
  const company = openCompany({
    db,
    now: Date.now,
    wire,
    thinker,
    together,
    alsoWrite: allOf(atTheTable, noteResult(Date.now)),
  });
  const address = publicUrl ?? `http://${host}:${port}`;
  const post = {
    mailer: mailUrl === null ? null : smtpMailer(mailUrl, mailFrom),
    pusher: openPusher(company, address.startsWith('https:') ? address : 'mailto:operator@localhost'),
    address,
  };
  const workers = {
    flag: fallFlag(company),
    turn: tellOfTurn(company, post),
    rate: countResults(company),
    round: afterTable(company),
    tables: layTables(company),
    deadline: endRound(company),
  };
  // Before any flag may fall: nobody could play while the server was not there.
  await noteHere(company, 0);
  const leave = keepHere(company, (error) => console.error('The time could not be noted:', error));
  const stop = keepDoing(company, workers, (error) => console.error('Due work failed:', error));
  const settle = bringTablesOnLater(company, store.alone, (error) =>
    console.error('Tables could not be tried by newer rules:', error),
  );
  const pulse = setInterval(() => company.newsroom.beat(), BEAT);
  return {
    doors: {
      company,
      letters: openLetters(company, post),
      address,
      publicAddress: publicUrl,
      operatorToken,
    },
    async close() {
      const done = stop();
      settle();
      leave();
      clearInterval(pulse);
      await Promise.race([
        Promise.all([company.gate.close(PATIENCE), done]),
        pause(PATIENCE, undefined, { ref: false }),
      ]);
      await noteHere(company).catch(() => {});
      await thinker.close();
      await store.close();
    },
  };
}

/** A sentence when it cannot be opened. */
export async function openMeeting(settings: Settings): Promise<Meeting | string> {
  const place = settings.databaseUrl === null ? `the folder ${settings.dataDir}` : 'the database';
  try {
    return await open(settings);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `Games could not be kept in ${place}: ${why}`;
  }
}
