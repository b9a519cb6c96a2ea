// One program for both workers, so that they share the rules they load: the page starts it as the table, and the table
// starts it again as the thinker.
import { answering, connect } from '@grognard/protocol';
import { atOneDevice, openHouse, type Question, tablesIn } from '@grognard/table';
import { bringOnLater } from './bring-on-later.ts';
import { broadcastNews } from './broadcast-news.ts';
import { indexedDbStore } from './indexed-db-store.ts';
import { dice, freshTicket, systemClock } from './machine.ts';
import { type Hurry, THINKER, workerThinker } from './worker-thinker.ts';

function hostTables(): void {
  const house = openHouse({
    store: indexedDbStore(),
    news: broadcastNews(),
    thinker: workerThinker(),
    clock: systemClock,
    dice,
  });
  const admit = tablesIn(house);
  answering(
    self,
    connect(() => admit(atOneDevice), freshTicket),
  );
  bringOnLater(house);
}

/** Milliseconds of nothing: what was said meanwhile is heard. */
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function thinkForTables(): void {
  /** Whether somebody waits for the answer to the question with this seed. */
  const waited = new Map<number, boolean>();
  const answer = async (question: Question): Promise<unknown> => {
    const { seed, leisure, budget } = question;
    waited.set(seed, leisure <= budget);
    const { think } = await import('@grognard/table/think.ts');
    const isWaitedFor = (): boolean => waited.get(seed) ?? true;
    return think(question, { now: () => performance.now(), isWaitedFor, rest }).finally(() =>
      waited.delete(seed),
    );
  };
  answering(self, async (asked) => {
    // Only the table's worker asks: a question, or that one be answered soon.
    const said = asked as Question | Hurry;
    if (!('hurry' in said)) return answer(said);
    if (waited.has(said.hurry)) waited.set(said.hurry, true);
    return null;
  });
}

if (self.name === THINKER) thinkForTables();
else hostTables();
