// What every store promises, whatever it is made of. No test framework is needed, so that a store that lives in a
// browser can be held to it there.
import { sameJson } from '@grognard/kernel';
import type { AnyEntry, Store, TableRecord } from '../src/index.ts';

/** A store with nothing in it, and how to harm it from below. */
export interface StoreUnderTest {
  readonly store: Store;
  /** Another host on the same disk. */
  reopen(): Promise<Store>;
  /** Leaves something in the place of a table's record that is none. */
  spoilRecord(id: string): Promise<void>;
  /** Leaves something in the place of a table's entries that is none. */
  spoilJournal(id: string): Promise<void>;
}

interface Promised {
  readonly promise: string;
  check(open: () => Promise<StoreUnderTest>): Promise<void>;
}

function same(found: unknown, wanted: unknown): void {
  if (!sameJson(found, wanted)) throw new Error(`${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`);
}

const aRecord = (id: string, revision = 0): TableRecord => ({
  id,
  revision,
  game: 'generals',
  format: 2,
  eras: [{ from: 0, edition: null }],
  options: { setup: 'dennewitz' },
  players: { white: { kind: 'me' }, black: { kind: 'ai', level: 'marshal' } },
  hints: true,
  kind: 'battle',
  created: '1806-10-14T06:00:00.000Z',
  updated: '1806-10-14T12:00:00.000Z',
  dice: [{ from: 0, commitment: 'c0', secret: 'ff00' }],
  contributions: [],
  start: null,
  opening: [],
  summary: { moments: 0, moment: 'Round 1, planning', waitingFor: ['white'], outcome: null },
});

const anEntry = (n: number, type = 'order'): AnyEntry => ({
  n,
  seat: 'white',
  action: { type },
  draws: [],
  barrier: false,
});

const idsOf = async (store: Store): Promise<readonly string[]> =>
  (await store.list()).map(({ id }) => id).sort();

async function isStored(store: Store, record: TableRecord, entries: readonly AnyEntry[]): Promise<void> {
  same(await store.read(record.id), { record, entries });
}

export const storeContract: readonly Promised[] = [
  {
    promise: 'what is created is read back whole, also by another host',
    async check(open) {
      const { store, reopen } = await open();
      same(await store.create(aRecord('jena'), [anEntry(1)]), 'written');
      await isStored(store, aRecord('jena'), [anEntry(1)]);
      await isStored(await reopen(), aRecord('jena'), [anEntry(1)]);
      same(await store.read('auerstedt'), undefined);
    },
  },
  {
    promise: 'a table is created once',
    async check(open) {
      const { store } = await open();
      await store.create(aRecord('jena'), []);
      same(await store.create({ ...aRecord('jena'), hints: false }, [anEntry(1)]), 'taken');
      await isStored(store, aRecord('jena'), []);
    },
  },
  {
    promise: 'several entries are written together with the record, in their order',
    async check(open) {
      const { store, reopen } = await open();
      const early = Array.from({ length: 9 }, (_, i) => anEntry(i + 1));
      const late = [anEntry(10), anEntry(11)];
      await store.create(aRecord('jena'), early);
      same(await store.write(aRecord('jena', 1), late), 'written');
      await isStored(await reopen(), aRecord('jena', 1), [...early, ...late]);
    },
  },
  {
    promise: 'entry n of a table is written once: the second is told, and nothing of it is written',
    async check(open) {
      const { store } = await open();
      await store.create(aRecord('jena'), []);
      await store.write(aRecord('jena', 1), [anEntry(1)]);
      same(await store.write(aRecord('jena', 2), [anEntry(2), anEntry(1, 'other')]), 'taken');
      await isStored(store, aRecord('jena', 1), [anEntry(1)]);
    },
  },
  {
    promise: 'of two hosts that write at once, one is told that it came too late',
    async check(open) {
      const { store, reopen } = await open();
      const other = await reopen();
      await store.create(aRecord('jena'), []);
      const both = await Promise.all([
        store.write(aRecord('jena', 1), [anEntry(1, 'mine')]),
        other.write(aRecord('jena', 1), [anEntry(1, 'yours')]),
      ]);
      same([...both].sort(), ['taken', 'written']);
      await isStored(store, aRecord('jena', 1), [anEntry(1, both[0] === 'written' ? 'mine' : 'yours')]);
    },
  },
  {
    promise: 'a record is written only over the one it was made from',
    async check(open) {
      const { store } = await open();
      await store.create(aRecord('jena'), []);
      same(await store.write({ ...aRecord('jena', 1), hints: false }, []), 'written');
      same(await store.write(aRecord('jena', 1), []), 'taken');
      same(await store.write(aRecord('jena', 3), []), 'taken');
      await isStored(store, { ...aRecord('jena', 1), hints: false }, []);
    },
  },
  {
    promise: 'a table that was thrown away does not come back',
    async check(open) {
      const { store, reopen } = await open();
      await store.create(aRecord('jena'), [anEntry(1)]);
      await store.remove('jena');
      same(await store.write(aRecord('jena', 1), [anEntry(2)]), 'taken');
      same(await (await reopen()).read('jena'), undefined);
      same(await idsOf(store), []);
      await store.create(aRecord('jena'), []);
      await isStored(store, aRecord('jena'), []);
    },
  },
  {
    promise: 'tables are kept apart',
    async check(open) {
      const { store } = await open();
      for (const id of ['jena', 'jena2', 'auerstedt']) await store.create(aRecord(id), [anEntry(1)]);
      await store.write(aRecord('jena2', 1), [anEntry(2)]);
      await store.remove('auerstedt');
      await isStored(store, aRecord('jena'), [anEntry(1)]);
      await isStored(store, aRecord('jena2', 1), [anEntry(1), anEntry(2)]);
    },
  },
  {
    promise: 'the list can be kept to some tables',
    async check(open) {
      const { store } = await open();
      for (const id of ['jena', 'auerstedt', 'eylau']) await store.create(aRecord(id), []);
      const some = await store.list(['eylau', 'jena', 'borodino']);
      same(some.map(({ id }) => id).sort(), ['eylau', 'jena']);
      same(await store.list([]), []);
    },
  },
  {
    promise: 'the list reads no journal',
    async check(open) {
      const { store, spoilJournal } = await open();
      await store.create(aRecord('jena'), [anEntry(1)]);
      await spoilJournal('jena');
      same(await store.list(), [aRecord('jena')]);
    },
  },
  {
    promise: 'a damaged record does not hide the others, is not written over and can be thrown away',
    async check(open) {
      const { store, spoilRecord } = await open();
      for (const id of ['jena', 'auerstedt']) await store.create(aRecord(id), []);
      await spoilRecord('jena');
      same(await idsOf(store), ['auerstedt', 'jena']);
      same(await store.read('jena'), { id: 'jena', isDamaged: true });
      same(await store.write(aRecord('jena', 1), []), 'taken');
      await store.remove('jena');
      same(await store.list(), [aRecord('auerstedt')]);
    },
  },
];
