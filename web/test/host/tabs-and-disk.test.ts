import { describe, expect, it } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { anOrder, freshTable, newTable, right, tabOn } from './table-for-tests.ts';

describe('two tabs on one game', () => {
  it('never both write the same entry: the second is told, and sees what the first did', async () => {
    const { store, host, id } = await freshTable();
    // Tabs that have not heard each other's news yet.
    const late = tabOn(store);
    right(await late.look(id, 'white'));
    expect(await host.submit(id, 'white', anOrder, 0)).toEqual({ ok: true, n: 1 });
    const other = { type: 'order', from: 'a1', arm: 'I', path: ['b1'] };
    expect(await late.submit(id, 'white', other, 0)).toMatchObject({ ok: false, error: { code: 'stale' } });
    expect(right(await late.look(id, 'white'))).toEqual(right(await host.look(id, 'white')));
    expect(store.journals.get(id)).toHaveLength(1);
  });

  it('do not bring back a game that the other has deleted', async () => {
    const { store, host, id } = await freshTable();
    const late = tabOn(store);
    right(await late.look(id, 'white'));
    right(await host.remove(id));
    expect(await late.submit(id, 'white', anOrder, 0)).toMatchObject({ ok: false });
    expect(await host.list()).toEqual([]);
    expect(await late.look(id, 'white')).toMatchObject({ ok: false, error: { code: 'no-table' } });
  });
});

describe('a game on disk', () => {
  it('resumes at the same decision', async () => {
    const { store, host, id } = await freshTable();
    await host.submit(id, 'white', anOrder, 0);
    await host.submit(id, 'white', { type: 'endPlanning' }, 1);
    const before = right(await host.look(id, 'black'));
    expect(right(await tabOn(store).look(id, 'black'))).toEqual(before);
  });

  it('is listed with what anybody may know of it', async () => {
    const { host, id } = await freshTable();
    const [saved] = await host.list();
    expect(saved).toMatchObject({
      id,
      game: 'generals',
      kind: 'battle',
      entries: 0,
      waitingFor: ['white', 'black'],
      outcome: null,
    });
    expect(JSON.stringify(saved)).not.toContain('secret');
  });

  it('with a missing entry is refused, and the entry is named', async () => {
    const { store, host, id } = await freshTable();
    for (const seen of [0, 1, 2]) await host.submit(id, 'white', anOrder, seen);
    store.journals.get(id)?.splice(1, 1);
    expect(await tabOn(store).look(id, 'white')).toMatchObject({
      ok: false,
      error: { code: 'damaged', path: 'entry 3' },
    });
  });

  it('with a changed entry is refused, and the entry is named', async () => {
    const { store, host, id } = await freshTable();
    await host.submit(id, 'white', anOrder, 0);
    const journal = store.journals.get(id) ?? [];
    journal[0] = { ...journal[0], action: { type: 'order', from: 'a1', arm: 'I', path: ['c3'] } } as never;
    expect(await tabOn(store).look(id, 'white')).toMatchObject({
      ok: false,
      error: { code: 'damaged', path: 'entry 1' },
    });
  });

  it('that is not there is said so', async () => {
    expect(await tabOn(memoryStore()).look('feedbeef', 'white')).toMatchObject({
      ok: false,
      error: { code: 'no-table' },
    });
  });

  it('shows its past, and no moment that never was', async () => {
    const { host, id } = await freshTable();
    await host.submit(id, 'white', anOrder, 0);
    expect(right(await host.lookBack(id, 'white', 0))).toMatchObject({ n: 0, offers: [], canUndo: false });
    expect(await host.lookBack(id, 'white', 2)).toMatchObject({
      ok: false,
      error: { code: 'no-entry', path: 'n' },
    });
    expect(right(await host.moments(id, 'white', 0)).map(({ n }) => n)).toEqual([0, 1]);
  });

  it('keeps its tables apart', async () => {
    const { store, host, id } = await freshTable();
    const second = await newTable(host);
    await host.submit(id, 'white', anOrder, 0);
    expect(right(await tabOn(store).look(second, 'white')).n).toBe(0);
  });
});
