// The meeting place as the settings want it: store, thinkers, company and letters, opened together and closed together.
import type { Doors } from './line/doors.ts';
import { poolThinker } from './machines/pool-thinker.ts';
import { noLetters } from './notices/no-letters.ts';
import { openCompany } from './open-company.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store/open-store.ts';

export interface Meeting {
  readonly doors: Doors;
  close(): Promise<void>;
}

/** A sentence when it cannot be opened. */
export async function openMeeting(settings: Settings): Promise<Meeting | string> {
  const place = settings.databaseUrl === null ? `the folder ${settings.dataDir}` : 'the database';
  try {
    const store = await openStore(settings);
    const thinker = poolThinker(store.alone);
    const company = openCompany({ db: store.db, now: Date.now, wire: store.wire, thinker });
    return {
      doors: { company, letters: noLetters, publicAddress: settings.publicUrl },
      async close() {
        await thinker.close();
        await store.close();
      },
    };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `Games could not be kept in ${place}: ${why}`;
  }
}
