// Puts the house together: tables on a database, thinkers, and news between everybody who is here.
import { NEEDS_NEWER } from '@grognard/protocol';
import { type HostWords, type Library, openHouse, type Thinker } from '@grognard/table';
import type { Ground } from './ground.ts';
import { sideboard } from './hall/beside.ts';
import type { Company } from './hall/company.ts';
import { openGate } from './line/gate.ts';
import { openNewsroom, type Wire } from './line/newsroom.ts';
import { withSnapshots } from './store/snapshots.ts';
import { type AlsoWrite, tableStore } from './store/table-store.ts';
import type { Together } from './store/together.ts';
import { refusals } from './words/refusals.ts';
import { refused } from './words/refused.ts';

/** The others are played again from the store when somebody looks. */
const tablesInMemory = 2000;

const needsNewer = refused(NEEDS_NEWER, 'table', refusals.needsNewer).error;

const onTheServer: HostWords = {
  movedOn: refused('stale', 'n', refusals.movedOn).error,
  needsNewer,
  lacksRules: () => needsNewer,
  noTable: () => refused('no-table', 'table', refusals.noTable).error,
  // Where the store is and what is wrong with it is the operator's business.
  notSaved(error) {
    console.error('A move could not be stored:', error);
    return refused('not-saved', '', refusals.broken).error;
  },
};

export interface Means extends Ground {
  readonly wire: Wire;
  readonly thinker: Thinker;
  readonly alsoWrite?: AlsoWrite;
  readonly together?: Together;
  /** What this copy brings unless it says so. */
  readonly library?: Library;
}

export function openCompany({ db, now, wire, thinker, alsoWrite, together, library }: Means): Company {
  let forget: (table: string) => void = () => {};
  const newsroom = openNewsroom(wire, (table) => forget(table), now);
  const house = openHouse({
    store: withSnapshots(tableStore(db, alsoWrite, together), db),
    news: {
      tell: (table, to) =>
        newsroom.publish(
          { is: 'table', table },
          to && { to: to.flatMap((player) => (player.kind === 'far' ? [player.person] : [])) },
        ),
      trouble: (table, reason) => newsroom.publish({ is: 'trouble', table, reason }),
      hear: (changed) => {
        forget = changed;
      },
    },
    thinker,
    clock: () => new Date(now()).toISOString(),
    dice: (count) => crypto.getRandomValues(new Uint8Array(count)),
    sideboard: sideboard(now),
    says: onTheServer,
    room: tablesInMemory,
    ...(library === undefined ? {} : { library }),
  });
  return { db, now, house, newsroom, gate: openGate() };
}
