import { describe, expect, it } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { anOrder, freshTable, newTable, right, sit, tabOn } from './table-for-tests.ts';

describe('two tabs on one game', () => {
  it('never both write the same entry: the second is told, and sees what the first did', async () => {
    const { store, host, id } = await freshTable();
    // Tabs that have not heard each other's news yet.
    const late = tabOn(store);
    right(await sit(late, id, 'white').look());
    expect(await sit(host, id, 'white').submit({ action: anOrder, seen: 0 })).toEqual({ ok: true, n: 1 });
    const other = { type: 'order', from: 'a1', arm: 'I', path: ['b1'] };
    expect(await sit(late, id, 'white').submit({ action: other, seen: 0 })).toMatchObject({
      ok: false,
      error: { code: 'stale' },
    });
    expect(right(await sit(late, id, 'white').look())).toEqual(right(await sit(host, id, 'white').look()));
    expect(store.kept.get(id)?.journal).toHaveLength(1);
  });

  it('do not bring back a game that the other has deleted', async () => {
    const { store, host, id } = await freshTable();
    const late = tabOn(store);
    right(await sit(late, id, 'white').look());
    right(await host.remove({ table: id }));
    expect(await sit(late, id, 'white').submit({ action: anOrder, seen: 0 })).toMatchObject({ ok: false });
    expect(right(await host.list()).tables).toEqual([]);
    expect(await sit(late, id, 'white').look()).toMatchObject({ ok: false, error: { code: 'no-table' } });
  });
});

describe('a game on disk', () => {
  it('resumes at the same decision', async () => {
    const { store, host, id } = await freshTable();
    await sit(host, id, 'white').submit({ action: anOrder, seen: 0 });
    await sit(host, id, 'white').submit({ action: { type: 'endPlanning' }, seen: 1 });
    const before = right(await sit(host, id, 'black').look());
    expect(right(await sit(tabOn(store), id, 'black').look())).toEqual(before);
  });

  it('is listed with what anybody may know of it', async () => {
    const { host, id } = await freshTable();
    const [saved] = right(await host.list()).tables;
    expect(saved).toMatchObject({
      id,
      game: 'generals',
      kind: 'battle',
      moments: 0,
      moment: 'Round 1, Planning',
      waitingFor: ['white', 'black'],
      outcome: null,
    });
    expect(JSON.stringify(saved)).not.toContain('secret');
  });

  it('with a missing entry is refused, and the entry is named', async () => {
    const { store, host, id } = await freshTable();
    for (const seen of [0, 1, 2]) await sit(host, id, 'white').submit({ action: anOrder, seen });
    store.kept.get(id)?.journal.splice(1, 1);
    expect(await sit(tabOn(store), id, 'white').look()).toMatchObject({
      ok: false,
      error: { code: 'partly-damaged', path: 'entry 3' },
    });
  });

  it('offers what came before the damage as a new game with new dice; the damaged one stays as it is', async () => {
    const { store, host, id } = await freshTable();
    for (const seen of [0, 1, 2]) await sit(host, id, 'white').submit({ action: anOrder, seen });
    store.kept.get(id)?.journal.splice(2, 1, { n: 3, seat: 'white', action: { type: 'no such' } } as never);
    const tab = tabOn(store);
    const saved = right(await tab.salvage({ table: id }));
    const state = right(await sit(tab, saved, 'white').look());
    expect(state.n).toBe(2);
    expect(await sit(tab, saved, 'white').submit({ action: anOrder, seen: 2 })).toEqual({ ok: true, n: 3 });
    expect(store.kept.get(saved)?.record).toMatchObject({ dice: [{ from: 0 }, { from: 3 }] });
    expect(store.kept.get(id)?.journal).toHaveLength(3);
  });

  it('of which nothing can be read has no sound part', async () => {
    const tab = tabOn(memoryStore());
    expect(await tab.salvage({ table: 'feedbeef' })).toMatchObject({ ok: false, error: { code: 'damaged' } });
  });

  it('with a changed entry is refused, and the entry is named', async () => {
    const { store, host, id } = await freshTable();
    await sit(host, id, 'white').submit({ action: anOrder, seen: 0 });
    const journal = store.kept.get(id)?.journal ?? [];
    journal[0] = { ...journal[0], action: { type: 'order', from: 'a1', arm: 'I', path: ['c3'] } } as never;
    expect(await sit(tabOn(store), id, 'white').look()).toMatchObject({
      ok: false,
      error: { code: 'damaged', path: 'entry 1' },
    });
  });

  it('that is not there is said so', async () => {
    expect(await sit(tabOn(memoryStore()), 'feedbeef', 'white').look()).toMatchObject({
      ok: false,
      error: { code: 'no-table' },
    });
  });

  it('shows its past, and no moment that never was', async () => {
    const { host, id } = await freshTable();
    await sit(host, id, 'white').submit({ action: anOrder, seen: 0 });
    expect(right(await sit(host, id, 'white').lookBack({ n: 0 }))).toMatchObject({
      n: 0,
      offers: [],
      undo: { can: false, why: { is: 'onlooker' } },
    });
    expect(await sit(host, id, 'white').lookBack({ n: 2 })).toMatchObject({
      ok: false,
      error: { code: 'no-entry', path: 'n' },
    });
    expect(right(await sit(host, id, 'white').moments({ from: 0 })).map(({ n }) => n)).toEqual([0, 1]);
  });

  it('keeps its tables apart', async () => {
    const { store, host, id } = await freshTable();
    const second = await newTable(host);
    await sit(host, id, 'white').submit({ action: anOrder, seen: 0 });
    expect(right(await sit(tabOn(store), second, 'white').look()).n).toBe(0);
  });

  it('that is damaged beyond listing does not hide the others, and can be thrown away', async () => {
    const { store, host, id } = await freshTable();
    const second = await newTable(host);
    Object.assign(store.kept.get(id) ?? {}, { record: 'torn' });
    const { tables, damaged } = right(await host.list());
    expect(tables.map((table) => table.id)).toEqual([second]);
    expect(damaged).toEqual([id]);
    expect(await sit(tabOn(store), id, 'white').look()).toMatchObject({
      ok: false,
      error: { code: 'damaged' },
    });
    right(await host.remove({ table: id }));
    expect(right(await host.list()).damaged).toEqual([]);
  });
});

describe('a disk that is full', () => {
  it('changes neither who plays nor what was ordered', async () => {
    const { store, host, id } = await freshTable();
    const before = right(await sit(host, id, 'white').look());
    const notSaved = { ok: false, error: { code: 'not-saved' } };
    store.breakNext = true;
    const ai = { kind: 'ai', level: 'conscript' } as const;
    expect(await host.seat({ table: id, seat: 'black', player: ai })).toMatchObject(notSaved);
    store.breakNext = true;
    expect(await sit(host, id, 'white').standing({ orders: {} })).toMatchObject(notSaved);
    expect(right(await sit(host, id, 'white').look())).toEqual(before);
  });
});
