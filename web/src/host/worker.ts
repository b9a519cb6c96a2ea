// One program for both workers, so that they share the rules they load: the page starts it as the table, and the table
// starts it again as the thinker.
import { answering, connect } from '@grognard/protocol';
import { atOneDevice, openTables, type Question } from '@grognard/table';
import { broadcastNews } from './broadcast-news.ts';
import { indexedDbStore } from './indexed-db-store.ts';
import { dice, freshTicket, systemClock } from './machine.ts';
import { THINKER, workerThinker } from './worker-thinker.ts';

function hostTables(): void {
  const admit = openTables({
    store: indexedDbStore(),
    news: broadcastNews(),
    thinker: workerThinker(),
    clock: systemClock,
    dice,
  });
  answering(
    self,
    connect(() => admit(atOneDevice), freshTicket),
  );
}

/** Only the table's worker asks, and it asks questions. */
const answer = async (question: unknown): Promise<unknown> => {
  const { think } = await import('@grognard/table/think.ts');
  return think(question as Question, () => performance.now());
};

if (self.name === THINKER) answering(self, answer);
else hostTables();
