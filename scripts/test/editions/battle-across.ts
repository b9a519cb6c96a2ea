// A battle at random that is begun by one edition and finished by the build after it, on a table as people use one.
import { outcomeOf } from '@grognard/kernel';
import { bringOn, type Library } from '@grognard/table';
import { memoryStore } from '@grognard/table/test/memory-store.ts';
import { anything, begunAtRandom, hasty, houseWith, playedOn } from '@grognard/table/test/random-battles.ts';
import { chooser } from '@grognard/testkit/random-play.ts';

/** Entries between two writes. */
const AT_ONCE = 100;
/** A game that goes on longer is a fault. */
const LONGEST = 30_000;

export interface Builds {
  readonly before: Library;
  readonly after: Library;
}

/** What became of it: whether it moved on to the newer rules silently, and how many entries it has. */
export interface Finished {
  readonly hasMovedOn: boolean;
  readonly entries: number;
}

/** Plays it to its end by the build after, and opens it once more from what is stored. */
export async function battleAcross(game: string, { before, after }: Builds, seed: number): Promise<Finished> {
  const [store, id, random] = [memoryStore(), `battle ${seed}`, chooser(seed)];
  const old = houseWith(store, before);
  await begunAtRandom(old, game, id, random);
  await playedOn(old, id, (seed * 37) % 400, anything(random), random);
  const house = houseWith(store, after);
  const hasMovedOn = await bringOn(house, id, async () => {});
  const choose = hasty(random);
  let isOver = false;
  for (let n = 0; !isOver; n += AT_ONCE) {
    if (n > LONGEST) throw new Error(`It was not over after ${n} entries.`);
    isOver = await playedOn(house, id, AT_ONCE, choose, random);
  }
  const again = await houseWith(store, after).shelf.use(id, ({ match }) => ({
    isOver: outcomeOf(match) !== null,
    entries: match.journal.length,
  }));
  if (!('entries' in again)) throw new Error(again.error.message);
  if (!again.isOver) throw new Error('Opened again, it is not over.');
  return { hasMovedOn, entries: again.entries };
}
