import type { Result } from '@grognard/kernel';
import { remoteTables } from '@grognard/protocol';
import { describe, expect, it } from 'vitest';
import { atOneDevice, type Identity, openTables } from '../src/index.ts';
import { againstAi, anOrder, freshTable, lineTo, portsOn, right, sit } from './table-for-tests.ts';

const notYours = { ok: false, error: { code: 'not-yours', path: 'viewer' } };

describe('a place at a table', () => {
  it('is bound to its viewer: whatever is sent along, White looks and decides as White', async () => {
    const { host, id, store } = await freshTable();
    const white = right(await host.open({ table: id, viewer: 'white' }));
    expect(right(await white.look()).viewer).toBe('white');
    const order = { type: 'order', from: 'b3', arm: 'I', path: ['b2'] };
    expect(await white.submit({ action: order, seen: 0 })).toMatchObject({ ok: false });
    const forBlack = { action: order, seen: 0, seat: 'black' };
    expect(await white.submit(forBlack)).toMatchObject({
      ok: false,
      error: { code: 'wrong-request', path: 'seat' },
    });
    expect(store.kept.get(id)?.journal).toEqual([]);
  });

  it('is open to whoever plays there at this device, and to onlookers', async () => {
    const { host, id } = await freshTable();
    for (const viewer of ['white', 'black', 'spectator'])
      expect(right(await sit(host, id, viewer).look()).viewer).toBe(viewer);
    expect(await host.open({ table: id, viewer: 'red' })).toMatchObject(notYours);
    expect(await host.open({ table: 'elsewhere', viewer: 'white' })).toMatchObject({
      ok: false,
      error: { code: 'no-table', path: 'table' },
    });
  });

  it('GEN-21.4: through a machine’s eyes nobody looks until the battle is over', async () => {
    const { host, id } = await freshTable(againstAi);
    expect(await host.open({ table: id, viewer: 'black' })).toMatchObject(notYours);
    const { n } = right(await sit(host, id, 'white').look());
    await sit(host, id, 'white').submit({ action: { type: 'resign' }, seen: n });
    expect(right(await sit(host, id, 'black').look()).viewer).toBe('black');
  });

  it('is lost when the seat is given to a machine', async () => {
    const { host, id } = await freshTable();
    const black = right(await host.open({ table: id, viewer: 'black' }));
    right(await black.look());
    right(await host.seat({ table: id, seat: 'black', player: { kind: 'ai', level: 'conscript' } }));
    expect(await black.look()).toMatchObject(notYours);
    expect(await black.submit({ action: anOrder, seen: 0 })).toMatchObject(notYours);
  });

  it('beside the table decides nothing', async () => {
    const { host, id } = await freshTable();
    const onlooker = right(await host.open({ table: id, viewer: 'spectator' }));
    const refused = { ok: false, error: { code: 'not-a-seat', path: 'viewer' } };
    expect(await onlooker.submit({ action: anOrder, seen: 0 })).toMatchObject(refused);
    expect(await onlooker.why({ action: anOrder })).toMatchObject(refused);
    expect(await onlooker.undo()).toMatchObject(refused);
    expect(await onlooker.resetTurn()).toMatchObject(refused);
    expect(await onlooker.standing({ orders: {} })).toMatchObject(refused);
  });

  it('belongs to somebody the host has recognised: a stranger gets none, and arranges nothing', async () => {
    const { id, store } = await freshTable();
    const stranger: Identity = { maySit: () => false, mayArrange: () => false };
    const host = openTables(portsOn(store))(stranger);
    expect(await host.open({ table: id, viewer: 'spectator' })).toMatchObject(notYours);
    const arranged = { ok: false, error: { code: 'not-yours', path: 'table' } };
    expect(await host.seat({ table: id, seat: 'black', player: { kind: 'me' } })).toMatchObject(arranged);
    expect(await host.remove({ table: id })).toMatchObject(arranged);
    expect(store.kept.has(id)).toBe(true);
  });
});

describe('a ticket', () => {
  const connected = async () => {
    const { id, store } = await freshTable();
    const tables = openTables(portsOn(store))(atOneDevice);
    const line = lineTo(tables);
    const opened = await line({ ticket: null, name: 'open', request: { table: id, viewer: 'white' } });
    return { tables, line, ticket: right(opened as Result<string>) };
  };
  const refused = { ok: false, error: { code: 'no-ticket', path: 'ticket' } };

  it('that nobody was given is refused', async () => {
    const { line } = await connected();
    expect(await line({ ticket: 'forged', name: 'look' })).toMatchObject(refused);
  });

  it('is good only on the line it was handed out on', async () => {
    const { tables, line, ticket } = await connected();
    expect(await line({ ticket, name: 'look' })).toMatchObject({ ok: true, value: { viewer: 'white' } });
    expect(await lineTo(tables)({ ticket, name: 'look' })).toMatchObject(refused);
  });

  it('is good until its place is left', async () => {
    const { line, ticket } = await connected();
    expect(await line({ ticket, name: 'leave' })).toEqual({ ok: true, value: null });
    expect(await line({ ticket, name: 'look' })).toMatchObject(refused);
  });

  it('is replaced without a word when the host was started again meanwhile', async () => {
    const { id, store } = await freshTable();
    const start = () => lineTo(openTables(portsOn(store))(atOneDevice));
    let line = start();
    const host = remoteTables((call) => line(call));
    const white = right(await host.open({ table: id, viewer: 'white' }));
    line = start();
    expect(await white.submit({ action: anOrder, seen: 0 })).toEqual({ ok: true, n: 1 });
    expect(right(await white.look())).toMatchObject({ viewer: 'white', n: 1 });
  });
});
