// Keeping order: what people can do about each other, and what whoever runs the server can.
import { LINE_ENDS, remoteOperator } from '@grognard/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteResult } from '../src/ratings/note-result.ts';
import { arrive, aWish, battle, hexes, right, startTown, type Town, type Visitor } from './town.ts';

let town: Town;
beforeAll(async () => {
  town = await startTown({ alsoWrite: (step, record) => noteResult(() => town.time.now)(step, record) });
});
afterAll(() => town.close());

const operator = (token = 'an operator’s token') =>
  remoteOperator(async ({ name, request }) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const reply = await town.app.inject({
      method: 'POST',
      url: '/api/operator',
      headers,
      payload: { name, request },
    });
    return reply.json();
  });

const idOf = async ({ hall }: Visitor): Promise<string> => right(await hall.me()).id;

describe('who has blocked somebody', () => {
  it('does not meet them at an open table, from either side, and is not heard by them', async () => {
    const { table, host, guest } = await battle(town);
    const open = right(await host.hall.makeTable({ ...aWish, visibility: 'open' }));
    const offered = async () => right(await guest.hall.openTables()).map((each) => each.table);
    expect(await offered()).toContain(open.table);
    right(await host.hall.hush({ person: await idOf(guest), ear: 'block' }));
    expect(await offered()).not.toContain(open.table);
    const sitter = { name: 'Halkett', contribution: hexes('c') };
    expect(await guest.hall.join({ table: open.table, seat: 'black', ...sitter })).toMatchObject({
      error: { code: 'blocked' },
    });
    expect(await guest.hall.sit({ link: open.links['black'] ?? '', ...sitter })).toMatchObject({
      error: { code: 'blocked' },
    });
    right(await host.hall.say({ table, circle: 'table', text: 'I hear nothing.' }));
    right(await guest.hall.say({ table, circle: 'table', text: 'Nor do I.' }));
    const heardBy = async ({ hall }: Visitor) =>
      right(await hall.heard({ table, circle: 'table', from: 0 })).map(({ text }) => text);
    expect(await heardBy(host)).toEqual(['I hear nothing.']);
    expect(await heardBy(guest)).toEqual(['Nor do I.']);
    expect([...host.news, ...guest.news].filter(({ is }) => is === 'said')).toHaveLength(2);
    right(await host.hall.hush({ person: await idOf(guest), ear: 'hear' }));
    expect(await offered()).toContain(open.table);
  });
});

describe('an operator', () => {
  it('reads what was reported with what was said, and settles it', async () => {
    const { table, host, guest } = await battle(town);
    right(await guest.hall.say({ table, circle: 'table', text: 'You are a fool.' }));
    right(await host.hall.report({ table, person: await idOf(guest), text: 'Rude.' }));
    const [report] = right(await operator().reports());
    expect(report).toMatchObject({ name: 'Halkett', text: 'Rude.', settled: null, sanctions: [] });
    expect(right(await operator().talk({ table }))).toMatchObject([{ text: 'You are a fool.' }]);
    right(await operator().settleReport({ report: report?.report ?? '', text: 'Warned.' }));
    expect(right(await operator().reports())).toMatchObject([{ settled: 'Warned.' }]);
    expect(right(await operator().numbers())).toMatchObject({ reports_waiting: 0 });
  });

  it('warns, silences and shuts out, each told with its reason', async () => {
    const { table, host, guest } = await battle(town);
    const person = await idOf(guest);
    right(await guest.entrance.signUp({ name: 'Vandamme', password: 'la garde meurt' }));
    await guest.connect();
    const lay = async (kind: 'warned' | 'muted' | 'suspended', until: number | null = null) =>
      right(await operator().layOn({ person, kind, reason: 'Be civil.', until }));
    await lay('warned');
    await guest.hears(({ is }) => is === 'games');
    expect(right(await guest.hall.me()).warning).toBe('Be civil.');
    expect(right(await guest.hall.heardWarning()).warning).toBeNull();
    await lay('muted', town.time.now + 3_600_000);
    const speak = () => guest.hall.say({ table, circle: 'table', text: 'What?' });
    expect(await speak()).toMatchObject({ error: { code: 'muted' } });
    town.time.now += 3_600_001;
    right(await speak());
    await lay('suspended');
    await expect.poll(() => guest.ended).toBe(LINE_ENDS.signedOut);
    const enter = async () =>
      (await arrive(town)).entrance.signIn({ name: 'Vandamme', password: 'la garde meurt' });
    expect(await enter()).toMatchObject({ error: { code: 'suspended' } });
    right(await operator().lift({ person, kind: 'suspended' }));
    right(await enter());
    right(await operator().closeTable({ table }));
    expect(right(await host.hall.room({ table })).settled).toEqual({ is: 'closed' });
    const [result] = await town.company.db
      .selectFrom('results')
      .selectAll()
      .where('table_id', '=', table)
      .execute();
    expect(result).toMatchObject({ halves: 1, is_rated: 0 });
  });

  it('is nobody without the token, and guessing it is slow', async () => {
    const guess = async () => {
      const reply = await operator('a wrong one').reports();
      return reply.ok ? 'in' : reply.error.code;
    };
    const codes = [];
    for (let n = 0; n < 14; n += 1) codes.push(await guess());
    expect(new Set(codes)).toEqual(new Set(['no-token', 'too-many']));
    expect(right(await operator().numbers())).toBeDefined();
    const { call } = await arrive(town);
    expect(await call({ ticket: null, name: 'layOn', request: {}, id: 'x' })).toMatchObject({ ok: false });
  });
});
