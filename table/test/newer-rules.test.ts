// What people at a table are told of rules that were mended since their battle began, and going on by them.
import { describe, expect, it } from 'vitest';
import { atOneDevice } from '../src/identity.ts';
import { bringAllOn, openHouse, tablesIn } from '../src/index.ts';
import { memoryStore } from './memory-store.ts';
import { released, updated } from './mended-library.ts';
import { firstEdition as first, secondEdition } from './mended-titles.ts';
import { anOrder, newTable, portsOn, right, sit, tabOn, twoPeople } from './table-for-tests.ts';

const lock = { type: 'endPlanning' };

/** Both have locked empty sheets by the first edition; then comes the update, and every battle is tried. */
async function updatedTable() {
  const store = memoryStore();
  const before = tabOn(store, { library: released });
  const id = await newTable(before);
  for (const [viewer, action] of [
    ['white', anOrder],
    ['white', lock],
    ['black', lock],
  ] as const) {
    const place = sit(before, id, viewer);
    expect(await place.submit({ action, seen: right(await place.look()).n })).toMatchObject({ ok: true });
  }
  const house = openHouse(portsOn(store, { library: updated }));
  await bringAllOn(house, async () => {});
  return { store, id, host: tablesIn(house)(atOneDevice) };
}

describe('a battle that would come out differently by the newer rules', () => {
  it('says by which rules it is played, and how many have been mended since', async () => {
    const { host, id } = await updatedTable();
    for (const viewer of ['white', 'black', 'spectator'])
      expect(right(await sit(host, id, viewer).look()).rules).toEqual({
        edition: first,
        day: '2026-11-17',
        mended: 1,
      });
  });

  it('names the moment from which it would differ, counted in those the asker may know of', async () => {
    const { host, id, store } = await updatedTable();
    expect(store.kept.get(id)?.record).toMatchObject({ differs: { n: 3 } });
    const differsFor = async (viewer: string) => right(await sit(host, id, viewer).newerRules()).differsFrom;
    expect(await differsFor('white')).toBe(3);
    // Black and onlookers know nothing of an order White wrote before.
    expect(await differsFor('black')).toBe(right(await sit(host, id, 'black').look()).n);
    expect(await differsFor('black')).toBeLessThan(3);
  });

  it('goes on by them when those who play take them, and tells where', async () => {
    const { host, id } = await updatedTable();
    const place = sit(host, id, 'white');
    const { n } = right(await place.look());
    expect(await sit(host, id, 'spectator').takeNewerRules()).toMatchObject({
      error: { code: 'not-a-seat' },
    });
    right(await place.takeNewerRules());
    const state = right(await place.look());
    expect(state.rules).toBeUndefined();
    expect(state.seams).toEqual([{ n, edition: secondEdition, day: '2026-11-19' }]);
    const black = right(await sit(host, id, 'black').look());
    expect(black.seams).toMatchObject([{ n: black.n }]);
  });
});

describe('the list of games', () => {
  it('says which edition a game needs that is not here, and keeps a newer build’s apart from damaged ones', async () => {
    const store = memoryStore();
    const after = tabOn(store, { library: updated });
    const id = await newTable(after, twoPeople);
    const newer = await newTable(after, twoPeople);
    const torn = await newTable(after, twoPeople);
    const record = store.kept.get(newer);
    if (record !== undefined) record.record = { ...(record.record as object), format: 99 };
    store.kept.set(torn, { record: 'torn', journal: [] });
    const before = tabOn(store, { library: released });
    const { tables, damaged, newer: ofNewer } = right(await before.list());
    expect(tables).toMatchObject([{ id, lacks: { number: 12 } }]);
    expect({ damaged, newer: ofNewer }).toEqual({ damaged: [torn], newer: [newer] });
    expect(right(await after.list()).tables[0]).not.toHaveProperty('lacks');
    expect(await before.open({ table: id, viewer: 'white' })).toMatchObject({
      error: { code: 'unknown-edition' },
    });
  });
});
