import { prompts } from '@grognard/games/saga/words/prompts.ts';
import { windowNames } from '@grognard/games/saga/words/windows.ts';
import type { Json } from '@grognard/kernel';
import type { Ask, Moment, TableState } from '@grognard/protocol';
import { describe, expect, it } from 'vitest';
import type { TableRecord } from '../src/index.ts';
import { sameDice } from './nearby.ts';
import {
  at,
  friends,
  machine,
  NO_USE,
  ORDER_CARD,
  PASS,
  type SagaTable,
  sagaTable,
} from './saga-for-tests.ts';
import { right, sit, tabOn } from './table-for-tests.ts';

const useless = { A: [NO_USE], B: [NO_USE] };
const activate = (unit: string): Json => ({ type: 'activate', unit });
const prompt = ({ decisions }: TableState): string | undefined => decisions[0]?.prompt;
const ACTIVATE = prompts.activate;
const DECLARE = prompts.declare;

async function recordOf({ store, id }: SagaTable): Promise<TableRecord> {
  const stored = await store.read(id);
  if (stored === undefined || 'isDamaged' in stored) throw new Error('no table');
  return stored.record;
}

/** Another host has written this record meanwhile. */
async function rewrite(table: SagaTable, record: Omit<TableRecord, 'revision'>): Promise<void> {
  const { revision } = await recordOf(table);
  expect(await table.store.write({ ...record, revision: revision + 1 }, [])).toBe('written');
}

/** The same table in a new tab. */
const reloaded = (table: SagaTable): SagaTable => at(table.store, tabOn(table.store), table.id);

describe('a window', () => {
  it('is let go by for a person who could only pass, when all others are machines', async () => {
    const table = await sagaTable(useless, machine);
    const state = await table.look('A');
    expect(prompt(state)).toBe(ACTIVATE);
    expect(state.standing).toEqual([{ id: 'W-TURN', name: windowNames['W-TURN'], ask: 'able' }]);
    expect(table.store.kept.get(table.id)?.journal).toMatchObject([{ seat: 'A', action: PASS }]);
  });

  it('is not let go by for a person who could answer', async () => {
    const table = await sagaTable({ A: [ORDER_CARD], B: [] }, machine);
    expect(await table.window('A')).toBe('W-TURN');
  });

  it('asks everybody always where a second person sits at the table', async () => {
    const table = await sagaTable(useless, friends);
    expect(await table.window('A')).toBe('W-TURN');
    expect((await table.look('A')).standing).toMatchObject([{ ask: 'always' }]);
  });

  it('is never answered for a machine', async () => {
    const table = await sagaTable(useless, friends);
    right(await sit(table.host, table.id, 'A').standing({ orders: { 'W-TURN': 'never' } }));
    right(await table.host.seat({ table: table.id, seat: 'A', player: { kind: 'ai', level: 'conscript' } }));
    // Whatever is ordered holds for a person only.
    const { held: _held, ...record } = await recordOf(table);
    await rewrite(table, record);
    const [asked] = (await reloaded(table).look('spectator')).decisions;
    expect(asked).toMatchObject({ seat: 'A', window: { id: 'W-TURN' } });
    expect(table.store.kept.get(table.id)?.journal).toEqual([]);
  });

  it('whose pass the rules refuse is not let go by, whatever was ordered', async () => {
    // Infantry in Square with nobody in front: only the card of SAG-G06 lets it hold.
    const units = [
      { at: 'A:L1', card: 'FR-LINE', formation: 'square' },
      { at: 'B:L5', card: 'PR-LINE' },
    ];
    const table = await sagaTable({ A: ['G06'], B: [], units }, machine);
    const record = await recordOf(table);
    const never = { ask: null, notIn: 3 };
    await rewrite(table, { ...record, standing: { A: { 'W-DEC': never, 'W-TURN': never } } });
    const again = reloaded(table);
    await again.act('A', activate('A1'));
    expect(await again.window('A')).toBe('W-DEC');
    expect(await sit(again.host, again.id, 'A').why({ action: PASS })).toMatchObject({
      ok: true,
      value: { rule: 'SAG-R26' },
    });
  });
});

describe('a standing order', () => {
  const ordered = async (ask: Ask): Promise<SagaTable> => {
    const table = await sagaTable(useless, friends);
    expect(await table.window('A')).toBe('W-TURN');
    right(await sit(table.host, table.id, 'A').standing({ orders: { 'W-TURN': ask } }));
    return table;
  };

  it.each([['able'], ['never']] as const)(
    '“%s” leaves the window that is open to its player',
    async (ask) => {
      const table = await ordered(ask);
      expect(await table.window('A')).toBe('W-TURN');
      expect(await reloaded(table).window('A')).toBe('W-TURN');
      await table.act('A', PASS);
      expect(prompt(await table.look('A'))).toBe(ACTIVATE);
    },
  );

  it('“never” holds for windows of its turn, also when the player could answer', async () => {
    const table = await sagaTable({ A: [ORDER_CARD], B: [] }, friends);
    const record = await recordOf(table);
    const notIn = (turn: number) =>
      rewrite(table, { ...record, standing: { A: { 'W-TURN': { ask: 'always', notIn: turn } } } });
    await notIn(2);
    expect(await reloaded(table).window('A')).toBe('W-TURN');
    expect((await reloaded(table).look('A')).standing).toMatchObject([{ ask: 'always' }]);
    await notIn(3);
    expect(prompt(await reloaded(table).look('A'))).toBe(ACTIVATE);
    expect((await reloaded(table).look('A')).standing).toMatchObject([{ ask: 'never' }]);
  });

  describe('SAG-R67: “score at once”', () => {
    /** Two of the three middle slots of the enemy's front are free: Pierce the Centre is met. */
    const pierced = { A: [], B: [], objectives: ['O01'] };
    const march = { type: 'declare', kind: 'lateral', to: 'L3' };

    it('is off at first: the player is asked', async () => {
      const table = await sagaTable(pierced, friends);
      await table.act('A', activate('A2'));
      await table.act('A', march);
      expect(await table.window('A')).toBe('checkpoint');
      expect((await table.look('A')).standing).toMatchObject([{ id: 'checkpoint', atOnce: 'score at once' }]);
    });
    it('scores an objective as soon as it is met, for that player alone', async () => {
      const table = await sagaTable(pierced, friends);
      const record = await recordOf(table);
      const atOnce = { ask: 'atOnce', notIn: null } as const;
      await rewrite(table, { ...record, standing: { A: { checkpoint: atOnce } } });
      const again = reloaded(table);
      await again.act('A', activate('A2'));
      await again.act('A', march);
      expect(await again.window('A')).toBeNull();
      expect((await again.look('A')).view).toMatchObject({ players: { A: { vp: 1 } } });
    });
    it('can be ordered only where there is such an answer', async () => {
      const table = await sagaTable(useless, friends);
      expect(await sit(table.host, table.id, 'A').standing({ orders: { 'W-TURN': 'atOnce' } })).toMatchObject(
        { ok: false, error: { code: 'no-answer' } },
      );
    });
  });

  it('is the seat’s own business: nobody else is shown it', async () => {
    const table = await sagaTable(useless, friends);
    await table.act('A', PASS);
    const before = [await table.look('B'), await table.look('spectator')];
    right(await sit(table.host, table.id, 'A').standing({ orders: { 'W-TURN': 'able' } }));
    expect([await table.look('B'), await table.look('spectator')]).toEqual(before);
    expect((await table.look('A')).standing).toMatchObject([{ ask: 'able' }]);
  });

  it('survives a reload; a table from before there were any has none', async () => {
    const table = await ordered('able');
    expect((await reloaded(table).look('A')).standing).toMatchObject([{ id: 'W-TURN', ask: 'able' }]);
    const { standing: _standing, silent: _silent, held: _held, ...old } = await recordOf(table);
    await rewrite(table, old);
    expect((await reloaded(table).look('A')).standing).toMatchObject([{ id: 'W-TURN', ask: 'always' }]);
  });

  it.each([
    [{ 'W-TURN': 'sometimes' }, 'wrong-request', 'orders.W-TURN'],
    [{ 'W-HIT': 'able' }, 'no-window', 'orders.W-HIT'],
    ['able', 'wrong-request', 'orders'],
    [null, 'wrong-request', 'orders'],
  ])('%j is answered with %s', async (orders, code, path) => {
    const table = await sagaTable(useless, friends);
    const before = await table.look('A');
    expect(await sit(table.host, table.id, 'A').standing({ orders: orders as never })).toMatchObject({
      ok: false,
      error: { code, path },
    });
    expect(await table.look('A')).toEqual(before);
  });

  it('wants a seat of the game, and an open window for “never”', async () => {
    const table = await sagaTable(useless, friends);
    for (const [viewer, code] of [
      ['white', 'not-yours'],
      ['spectator', 'not-a-seat'],
    ] as const)
      expect(
        await sit(table.host, table.id, viewer).standing({ orders: { 'W-TURN': 'able' } }),
      ).toMatchObject({ ok: false, error: { code, path: 'viewer' } });
    await table.act('A', PASS);
    expect(await sit(table.host, table.id, 'A').standing({ orders: { 'W-TURN': 'never' } })).toMatchObject({
      ok: false,
      error: { code: 'no-turn', path: 'orders.W-TURN' },
    });
  });
});

describe('taking back', () => {
  it('goes to the last thing the player chose, across what was passed silently', async () => {
    const table = await sagaTable(useless, machine);
    expect((await table.look('A')).undo).toMatchObject({ can: false, why: { is: 'nothing' } });
    expect(await sit(table.host, table.id, 'A').undo()).toMatchObject({
      ok: false,
      error: { code: 'nothing-to-undo' },
    });
    await table.act('A', activate('A1'));
    expect(prompt(await table.look('A'))).toBe(DECLARE);
    expect(await sit(table.host, table.id, 'A').undo()).toMatchObject({ ok: true });
    const back = await table.look('A');
    expect(prompt(back)).toBe(ACTIVATE);
    expect(back.undo).toMatchObject({ can: false });
    expect(await reloaded(table).look('A')).toEqual(back);
    await table.act('A', activate('A2'));
    expect(prompt(await table.look('A'))).toBe(DECLARE);
  });

  it('brings a window back to be answered by hand, however often one looks', async () => {
    const table = await sagaTable(useless, friends);
    await table.act('A', PASS);
    right(await sit(table.host, table.id, 'A').standing({ orders: { 'W-TURN': 'able' } }));
    expect(await sit(table.host, table.id, 'A').undo()).toMatchObject({ ok: true });
    for (let i = 0; i < 3; i += 1) expect(await table.window('A')).toBe('W-TURN');
    expect(await reloaded(table).window('A')).toBe('W-TURN');
    await table.act('A', PASS);
    expect(prompt(await table.look('A'))).toBe(ACTIVATE);
  });

  it('of the whole turn passes again what was passed before its first choice', async () => {
    const table = await sagaTable(useless, machine);
    await table.look('A');
    await table.act('A', activate('A1'));
    expect(await sit(table.host, table.id, 'A').resetTurn()).toMatchObject({ ok: true });
    const back = await table.look('A');
    expect(prompt(back)).toBe(ACTIVATE);
    expect(back.undo).toMatchObject({ can: false });
  });
});

describe('a silent pass', () => {
  interface Played {
    /** What A sees at every decision of its own. */
    readonly screens: readonly TableState[];
    readonly moments: readonly Moment[];
    /** How often B was asked in a window. */
    readonly asked: number;
  }

  /** Sixty decisions, each the first one offered. */
  async function played(isSilent: boolean): Promise<Played> {
    const table = await sagaTable({ A: [ORDER_CARD, 'G12'], B: [NO_USE, 'G12'] }, friends, {
      dice: sameDice(),
    });
    const { host, id } = table;
    const screens: TableState[] = [];
    let asked = 0;
    for (let decisions = 0; decisions < 60; decisions += 1) {
      const state = await table.look('A');
      if (state.outcome !== null) break;
      const seat = state.decisions[0]?.seat ?? 'A';
      if (seat === 'A') screens.push(state);
      const own = await table.look(seat);
      const offer = own.offers.find(({ refusal, action }) => refusal === null && !isGrave(action));
      if (offer === undefined) throw new Error(`nothing to do for ${seat}`);
      if (seat === 'B' && own.decisions[0]?.window !== undefined) asked += 1;
      await table.act(seat, offer.action);
      const met = (await table.look('B')).standing.map((window) => [window.id, 'able'] as const);
      if (isSilent) right(await sit(host, id, 'B').standing({ orders: Object.fromEntries(met) }));
    }
    return { screens, moments: right(await sit(host, id, 'A').moments({ from: 0 })), asked };
  }
  const isGrave = (action: Json): boolean => JSON.stringify(action).includes('resign');

  it('leaves no trace: the other side’s screens and moments are those of a pass by hand', async () => {
    const byHand = await played(false);
    const silently = await played(true);
    expect(silently.asked).toBeLessThan(byHand.asked);
    const both = Math.min(byHand.screens.length, silently.screens.length);
    expect(both).toBeGreaterThan(5);
    expect(silently.screens.slice(0, both)).toEqual(byHand.screens.slice(0, both));
    const last = byHand.screens[both - 1]?.n ?? 0;
    expect(silently.moments.slice(0, last + 1)).toEqual(byHand.moments.slice(0, last + 1));
  });
});
