import type { Json } from '@grognard/kernel';
import { ONE_ANSWER, type TableState } from '@grognard/protocol';
import { describe, expect, it } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { againstAi, freshTable, lookUntil, right, sit, tabOn, twoPeople } from './table-for-tests.ts';

const LOCK: Json = { type: 'endPlanning' };
const answersIn = ({ offers }: TableState) =>
  offers.filter(({ refusal, role }) => refusal === null && role !== 'grave');
const isAsked = (seat: string) => (state: TableState) =>
  state.outcome !== null || state.decisions.some((decision) => decision.seat === seat);

const forcedIn = (journal: readonly { n: number; seat: string; forced?: true }[], seat: string) =>
  journal.filter((entry) => entry.seat === seat && entry.forced).length;

describe('a decision with one answer', () => {
  it('GEN-9.1: is passed for a person without orders when all others are machines; the entry says so', async () => {
    const { host, id, store } = await freshTable(againstAi);
    await sit(host, id, 'white').submit({ action: LOCK, seen: 0 });
    const asked = await lookUntil(host, id, 'white', isAsked('white'));
    expect(answersIn(asked).length).toBeGreaterThan(1);
    const journal = store.kept.get(id)?.journal ?? [];
    expect(forcedIn(journal as never, 'white')).toBeGreaterThan(2);
    expect(right(await sit(tabOn(store), id, 'white').look())).toMatchObject({
      n: asked.n,
      view: asked.view,
    });
  });

  it('is put to a person who has ordered to be asked anyway', async () => {
    const { host, id } = await freshTable(againstAi);
    right(await sit(host, id, 'white').standing({ orders: { [ONE_ANSWER]: 'always' } }));
    expect(right(await sit(host, id, 'white').look()).isAskedAnyway).toBe(true);
    await sit(host, id, 'white').submit({ action: LOCK, seen: 0 });
    const isAlone = ({ decisions }: TableState) => decisions.map(({ seat }) => seat).join() === 'white';
    const asked = await lookUntil(host, id, 'white', isAlone);
    expect(answersIn(asked)).toHaveLength(1);
    right(await sit(host, id, 'white').standing({ orders: { [ONE_ANSWER]: 'able' } }));
    // What is open now is still answered by hand.
    expect(right(await sit(host, id, 'white').look()).decisions).toEqual(asked.decisions);
  });

  it('cannot be ordered away for a turn, as a window can', async () => {
    const { host, id } = await freshTable(againstAi);
    expect(await sit(host, id, 'white').standing({ orders: { [ONE_ANSWER]: 'never' } })).toMatchObject({
      ok: false,
      error: { code: 'no-turn' },
    });
  });

  it('GEN-7.9: is put to both where two people play and not being asked would tell of orders', async () => {
    const { host, id, store } = await freshTable(twoPeople);
    for (const seat of ['white', 'black']) await sit(host, id, seat).submit({ action: LOCK, seen: 0 });
    const white = right(await sit(host, id, 'white').look());
    expect(answersIn(white)).toHaveLength(1);
    expect(white.decisions.map(({ seat }) => seat)).toEqual(['white', 'black']);
    expect(forcedIn((store.kept.get(id)?.journal ?? []) as never, 'white')).toBe(0);
  });

  it('is asked for in a lesson, which speaks of every press', async () => {
    const host = tabOn(memoryStore());
    const options = { setup: 'dennewitz' };
    const request = { game: 'generals', options, players: againstAi, hints: true, kind: 'guide' } as const;
    const id = right(await host.create(request));
    await sit(host, id, 'white').submit({ action: LOCK, seen: 0 });
    expect(answersIn(await lookUntil(host, id, 'white', isAsked('white')))).toHaveLength(1);
  });
});
