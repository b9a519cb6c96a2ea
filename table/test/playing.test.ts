import type { Json } from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import type { Thinker } from '../src/index.ts';
import { MOST_ANSWERS } from '../src/patience.ts';
import { memoryStore } from './memory-store.ts';
import { asleep, nearbyNews, nearbyThinker } from './nearby.ts';
import {
  againstAi,
  anOrder,
  freshTable,
  lookUntil,
  newTable,
  right,
  sit,
  tabOn,
  twoMachines,
} from './table-for-tests.ts';

describe('a new table', () => {
  it('asks both sides and offers something only to who looks from a seat', async () => {
    const { host, id } = await freshTable();
    const white = right(await sit(host, id, 'white').look());
    expect(white.decisions.map(({ seat }) => seat)).toEqual(['white', 'black']);
    expect(white.offers.length).toBeGreaterThan(10);
    expect(right(await sit(host, id, 'spectator').look()).offers).toEqual([]);
    expect(white.commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    [{ setup: 'austerlitz' }, 'setup'],
    [{ setup: 'dennewitz', elephants: true }, 'elephants'],
    [{ handicap: { white: 9 } }, 'handicap.white'],
  ])('names the wrong option in %j', async (options, path) => {
    const host = tabOn(memoryStore());
    const made = await host.create({ game: 'generals', options, players: againstAi, hints: true });
    expect(made).toMatchObject({ ok: false, error: { path: expect.stringContaining(path) } });
    expect(right(await host.list()).tables).toEqual([]);
  });

  it('wants a player for every seat and no other', async () => {
    const host = tabOn(memoryStore());
    const ask = (players: object) =>
      host.create({ game: 'generals', options: {}, players: players as never, hints: true });
    expect(await ask({ white: { kind: 'me' } })).toMatchObject({
      ok: false,
      error: { path: 'players.black' },
    });
    expect(await ask({ ...againstAi, red: { kind: 'me' } })).toMatchObject({
      ok: false,
      error: { path: 'players.red' },
    });
    expect(await ask({ ...againstAi, black: { kind: 'ai', level: 'god' } })).toMatchObject({
      ok: false,
      error: { code: 'wrong-request', path: 'players.black.level' },
    });
  });

  it('knows no other game', async () => {
    const made = await tabOn(memoryStore()).create({
      game: 'chess',
      options: {},
      players: againstAi,
      hints: true,
    });
    expect(made).toMatchObject({ ok: false, error: { code: 'no-game', path: 'game' } });
  });
});

describe('an action', () => {
  it('is on disk before it is acknowledged', async () => {
    const { host, id, store } = await freshTable();
    expect(await sit(host, id, 'white').submit({ action: anOrder, seen: 0 })).toEqual({ ok: true, n: 1 });
    expect(store.kept.get(id)?.journal).toMatchObject([{ n: 1, seat: 'white', action: anOrder }]);
  });

  it('that cannot be stored is not played', async () => {
    const { host, id, store } = await freshTable();
    store.breakNext = true;
    expect(await sit(host, id, 'white').submit({ action: anOrder, seen: 0 })).toMatchObject({
      ok: false,
      error: { code: 'not-saved' },
    });
    expect(right(await sit(host, id, 'white').look()).n).toBe(0);
    expect(await sit(host, id, 'white').submit({ action: anOrder, seen: 0 })).toEqual({ ok: true, n: 1 });
  });

  it('that the rules refuse names the rule and changes nothing', async () => {
    const { host, id } = await freshTable();
    const farAway = { type: 'order', from: 'a1', arm: 'I', path: ['c3'] };
    expect(await sit(host, id, 'white').submit({ action: farAway, seen: 0 })).toMatchObject({
      ok: false,
      refusal: { rule: expect.stringMatching(/^GEN-/) },
    });
    expect(await sit(host, id, 'white').why({ action: farAway })).toMatchObject({
      ok: true,
      value: { rule: expect.stringMatching(/^GEN-/) },
    });
    expect(right(await sit(host, id, 'white').look()).n).toBe(0);
  });

  it.each([
    [{ type: 'order', from: 7, arm: 'I', path: ['a2'] }, 'wrong-field'],
    [{ type: 'order', from: 'a1', arm: 'I', path: ['a2'], hurry: true }, 'extra-field'],
    [{ type: 'order', from: 'a1' }, 'missing-field'],
    [{ type: 'teleport' }, 'unknown-action'],
    [['order'], 'not-an-object'],
  ])('%j is answered with %s', async (action, code) => {
    const { host, id } = await freshTable();
    expect(await sit(host, id, 'white').submit({ action, seen: 0 })).toMatchObject({
      ok: false,
      error: { code },
    });
  });

  it('of somebody who is not asked is refused', async () => {
    const { host, id } = await freshTable();
    expect(await sit(host, id, 'white').submit({ action: { type: 'endPlanning' }, seen: 0 })).toMatchObject({
      ok: true,
    });
    expect(await sit(host, id, 'white').submit({ action: anOrder, seen: 1 })).toMatchObject({
      ok: false,
      error: { code: 'not-your-decision' },
    });
  });

  it.each([[-1], [0.5], ['0'], [null]])('with %j as what was seen never reaches the rules', async (seen) => {
    const { host, id } = await freshTable();
    expect(await sit(host, id, 'white').submit({ action: anOrder, seen: seen as never })).toMatchObject({
      ok: false,
      error: { code: 'wrong-request', path: 'seen' },
    });
  });

  it('that was chosen before the last own one is stale', async () => {
    const { host, id } = await freshTable();
    await sit(host, id, 'white').submit({ action: anOrder, seen: 0 });
    expect(await sit(host, id, 'white').submit({ action: anOrder, seen: 0 })).toMatchObject({
      ok: false,
      error: { code: 'stale' },
    });
  });

  it('can be taken back, alone or all together, and stays so after a reload', async () => {
    const { host, id, store } = await freshTable();
    for (const seen of [0, 1, 2]) await sit(host, id, 'white').submit({ action: anOrder, seen });
    expect(await sit(host, id, 'white').undo()).toEqual({ ok: true, n: 4 });
    expect(await sit(host, id, 'white').resetTurn()).toEqual({ ok: true, n: 5 });
    const before = right(await sit(host, id, 'white').look());
    expect(before).toMatchObject({ n: 5, undo: { can: false } });
    expect(right(await sit(tabOn(store), id, 'white').look())).toEqual(before);
  });
});

describe('the machine', () => {
  it('answers by itself when its seat is asked', async () => {
    const { host, id } = await freshTable(againstAi);
    const state = await lookUntil(host, id, 'white', ({ decisions }) =>
      decisions.every(({ seat }) => seat !== 'black'),
    );
    expect(state.decisions.map(({ seat }) => seat)).toEqual(['white']);
  });

  it('takes over a seat during the game', async () => {
    const { host, id } = await freshTable();
    right(await host.seat({ table: id, seat: 'black', player: { kind: 'ai', level: 'conscript' } }));
    await lookUntil(host, id, 'white', ({ decisions }) => decisions.length === 1);
    expect(right(await sit(host, id, 'white').look()).players['black']).toEqual({
      kind: 'ai',
      level: 'conscript',
    });
  });

  it('goes on thinking after a reload', async () => {
    const store = memoryStore();
    const first = tabOn(store, { thinker: asleep });
    const id = await newTable(first, againstAi);
    await lookUntil(first, id, 'white', ({ thinking }) => thinking.includes('black'));
    const isAnswered = ({
      decisions,
    }: {
      readonly decisions: readonly { readonly seat: string }[];
    }): boolean => decisions.every(({ seat }) => seat !== 'black');
    await lookUntil(tabOn(store), id, 'white', isAnswered);
  });

  it('that fails says so, and the game is as it was', async () => {
    const store = memoryStore();
    const news = nearbyNews();
    const broken: Thinker = { ...nearbyThinker, think: () => Promise.reject(new Error('out of memory')) };
    const host = tabOn(store, { thinker: broken, news: news.join() });
    const id = await newTable(host, againstAi);
    await lookUntil(host, id, 'white', () => news.troubles.length > 0);
    expect(news.troubles[0]).toContain('out of memory');
    expect(right(await sit(host, id, 'white').look())).toMatchObject({ n: 0, thinking: [] });
  });

  it('whose answers the rules refuse is stopped after three of them', async () => {
    const news = nearbyNews();
    let asked = 0;
    const confused: Thinker = {
      ...nearbyThinker,
      think: async () => {
        asked += 1;
        return [{ type: 'order', from: 'a1', arm: 'I', path: ['c3'] }];
      },
    };
    const host = tabOn(memoryStore(), { thinker: confused, news: news.join() });
    const id = await newTable(host, againstAi);
    await lookUntil(host, id, 'white', () => news.troubles.length > 0);
    expect(asked).toBeGreaterThanOrEqual(3);
    expect(right(await sit(host, id, 'white').look()).n).toBe(0);
  });

  it('that orders and takes back for ever is stopped, says so, and is not asked again before something changes', async () => {
    const news = nearbyNews();
    let asked = 0;
    let first: Json | null = null;
    const restless: Thinker = {
      ...nearbyThinker,
      think: async (question, waited) => {
        asked += 1;
        first ??= (await nearbyThinker.think(question, waited))[0] ?? null;
        return asked % 2 === 1 ? [first] : [{ type: 'unorder', order: 0 }];
      },
    };
    const host = tabOn(memoryStore(), { thinker: restless, news: news.join() });
    const id = await newTable(host, againstAi);
    await lookUntil(host, id, 'white', () => news.troubles.length > 0);
    expect(news.troubles).toEqual([expect.stringContaining('without coming to an end')]);
    const stopped = asked;
    expect(stopped).toBeLessThanOrEqual(MOST_ANSWERS);
    for (let looks = 0; looks < 3; looks += 1)
      expect(right(await sit(host, id, 'white').look())).toMatchObject({ thinking: [] });
    expect(asked).toBe(stopped);
    expect(await sit(host, id, 'white').submit({ action: anOrder, seen: 0 })).toMatchObject({ ok: true });
  });

  it('GEN-6.1: thinks at leisure while a person still writes orders, and hears when nobody else has anything to decide', async () => {
    const asked: { readonly isAtLeisure: boolean }[] = [];
    let hurried = 0;
    const patient: Thinker = {
      ...nearbyThinker,
      think: async (question, waited) => {
        asked.push({ isAtLeisure: question.leisure > question.budget });
        await waited;
        hurried += 1;
        return nearbyThinker.think(question, waited);
      },
    };
    const host = tabOn(memoryStore(), { thinker: patient });
    const id = await newTable(host, againstAi);
    const white = sit(host, id, 'white');
    await lookUntil(host, id, 'white', ({ thinking }) => thinking.includes('black'));
    expect(await white.submit({ action: anOrder, seen: 0 })).toMatchObject({ ok: true });
    await white.look();
    expect({ asked, hurried }).toEqual({ asked: [{ isAtLeisure: true }], hurried: 0 });
    expect(await white.submit({ action: { type: 'endPlanning' }, seen: 1 })).toMatchObject({ ok: true });
    await lookUntil(host, id, 'white', () => hurried > 0);
  });

  it('waits for its spectator when nobody else plays', async () => {
    const store = memoryStore();
    let asked = 0;
    const counting: Thinker = {
      ...nearbyThinker,
      think: (question, waited) => {
        asked += 1;
        return nearbyThinker.think(question, waited);
      },
    };
    const host = tabOn(store, { thinker: counting });
    const id = await newTable(host, twoMachines);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(asked).toBe(0);
    await lookUntil(host, id, 'spectator', ({ n }) => n > 0);
    expect(asked).toBeGreaterThan(0);
  });
});
