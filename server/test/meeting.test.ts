import { verifyGameFile } from '@grognard/kernel';
import { LINE_ENDS, SPEAKS } from '@grognard/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrive, aWish, battle, hexes, right, startTown, type Town } from './town.ts';

let town: Town;
beforeAll(async () => {
  town = await startTown();
});
afterAll(() => town.close());

describe('a link and a seat', () => {
  it('brings two guests to one table, and the battle begins', async () => {
    const host = await arrive(town);
    const made = right(await host.hall.makeTable(aWish));
    expect(made).toMatchObject({ hasBegun: false, mine: ['white'], seats: { black: { kind: 'free' } } });
    expect(Object.keys(made.links)).toEqual(['black']);

    const guest = await arrive(town);
    const link = made.links['black'] ?? '';
    expect(right(await guest.hall.peek({ link }))).toMatchObject({
      seat: 'black',
      about: 'Dennewitz, basic',
    });
    const room = right(await guest.hall.sit({ link, name: 'Halkett', contribution: hexes('b') }));
    expect(room).toMatchObject({
      hasBegun: true,
      mine: ['black'],
      seats: { black: { kind: 'person', person: { name: 'Halkett', isHere: true } } },
    });
    await host.hears((news) => news.is === 'room' && news.table === made.table);

    const place = right(await host.tables.open({ table: made.table, viewer: 'white' }));
    const state = right(await place.look());
    expect(state.players).toMatchObject({ white: { kind: 'me' }, black: { kind: 'far', name: 'Halkett' } });
    expect(state.commitment).toBe(made.commitment);
    expect(right(await guest.hall.myGames())).toMatchObject([{ table: made.table, isMyTurn: true }]);
  });

  it('is refused where it leads nowhere or to a taken seat', async () => {
    const { table, host } = await battle(town);
    const late = await arrive(town);
    const seat = { name: 'Late', contribution: hexes('c') };
    expect(await late.hall.sit({ link: hexes('0'), ...seat })).toMatchObject({ error: { code: 'no-link' } });
    const made = right(await host.hall.makeTable(aWish));
    const link = made.links['black'] ?? '';
    right(await late.hall.sit({ link, ...seat }));
    const later = await arrive(town);
    expect(await later.hall.sit({ link, ...seat, name: 'Later' })).toMatchObject({
      error: { code: 'seat-taken' },
    });
    expect(await later.tables.open({ table, viewer: 'white' })).toMatchObject({
      ok: false,
      error: { code: 'not-yours' },
    });
  });

  it('is worth nothing once the host has cut new ones', async () => {
    const host = await arrive(town);
    const made = right(await host.hall.makeTable(aWish));
    const links = right(await host.hall.relink({ table: made.table }));
    expect(await host.hall.peek({ link: made.links['black'] ?? '' })).toMatchObject({ ok: false });
    expect(right(await host.hall.peek({ link: links['black'] ?? '' })).seat).toBe('black');
  });

  it('is offered to everybody at an open table, and to nobody at a private one', async () => {
    const host = await arrive(town);
    const open = right(await host.hall.makeTable({ ...aWish, visibility: 'open' }));
    const closed = right(await host.hall.makeTable(aWish));
    const guest = await arrive(town);
    const listed = right(await guest.hall.openTables()).map(({ table }) => table);
    expect(listed).toContain(open.table);
    expect(listed).not.toContain(closed.table);
    const seat = { seat: 'black', name: 'Marijke', contribution: hexes('d') };
    expect(await guest.hall.join({ table: closed.table, ...seat })).toMatchObject({
      error: { code: 'not-open' },
    });
    expect(right(await guest.hall.join({ table: open.table, ...seat })).hasBegun).toBe(true);
    expect(right(await guest.hall.openTables()).map(({ table }) => table)).not.toContain(open.table);
  });

  it('is not given to somebody whose name imitates another at the table', async () => {
    const host = await arrive(town);
    right(await host.hall.rename({ name: 'Vasilissa' }));
    const made = right(await host.hall.makeTable(aWish));
    const guest = await arrive(town);
    const seat = { link: made.links['black'] ?? '', contribution: hexes('b') };
    expect(await guest.hall.sit({ ...seat, name: 'Vаsi1issa ' })).toMatchObject({ ok: false });
    expect(await guest.hall.sit({ ...seat, name: 'Vаsi1issa' })).toMatchObject({
      error: { code: 'name-taken' },
    });
  });
});

describe('a line', () => {
  it('that breaks loses nothing, and what is said again is done once', async () => {
    const { table, host, guest } = await battle(town);
    const white = right(await host.tables.open({ table, viewer: 'white' }));
    const { offers, n } = right(await white.look());
    const action = offers.find(({ refusal }) => refusal === null)?.action ?? null;
    const before = right(await white.moments({ from: 0 })).length;
    const ticket = right(
      (await host.call({ ticket: null, name: 'open', request: { table, viewer: 'white' } })) as never,
    );
    const said = { ticket, name: 'submit', request: { action, seen: n }, id: 'the same' };
    const first = await host.call(said);
    expect(first).toMatchObject({ ok: true });
    host.drop();
    await host.connect();
    const again = right(
      (await host.call({ ticket: null, name: 'open', request: { table, viewer: 'white' } })) as never,
    );
    expect(await host.call(said)).toMatchObject({ error: { code: 'no-ticket' } });
    expect(await host.call({ ...said, ticket: again })).toEqual(first);
    expect(right(await white.moments({ from: 0 })).length).toBe(before + 1);
    guest.drop();
  });

  it('hears that the other has moved, and nothing of what it was', async () => {
    const { table, host, guest } = await battle(town);
    const black = right(await guest.tables.open({ table, viewer: 'black' }));
    const { offers, n } = right(await black.look());
    host.news.length = 0;
    right(
      (await black.submit({
        action: offers.find(({ role }) => role === 'commit')?.action ?? null,
        seen: n,
      })) as never,
    );
    expect(await host.hears(({ is }) => is === 'table')).toEqual({ is: 'table', table });
  });

  it('of a page that speaks otherwise is ended with a word', async () => {
    const guest = await arrive(town);
    const { WebSocket } = await import('ws');
    const old = new WebSocket(`${town.address.replace('http', 'ws')}/api/line?speaks=0`, {
      headers: { origin: town.address, cookie: guest.cookie },
    });
    const ended = await new Promise((resolve) =>
      old.on('close', (code, said) => resolve([code, String(said)])),
    );
    expect(ended).toEqual([LINE_ENDS.otherVersion, String(SPEAKS)]);
  });
});

it('dice between people follow from a secret fixed first and a part of each, and verify says so', async () => {
  const { table, host } = await battle(town, {
    seats: { white: { kind: 'me' }, black: { kind: 'guest' } },
  });
  const record = await town.company.house.ports.store.read(table);
  expect(record).toMatchObject({ record: { contributions: [hexes('a'), hexes('b')] } });
  expect(typeof verifyGameFile).toBe('function');
  expect(await host.hall.room({ table })).toMatchObject({ ok: true });
});
