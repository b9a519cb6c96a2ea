// The referee and time: what earns an increment, and what becomes of time nobody could have used.
import { asleep } from '@grognard/table/test/nearby.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteHere } from '../src/clocks/downtime.ts';
import { atTheTable } from '../src/due/at-the-table.ts';
import { doDue } from '../src/due/due.ts';
import { fallFlag } from '../src/due/flag.ts';
import { besideOf } from '../src/hall/beside.ts';
import { recordOf } from '../src/hall/room.ts';
import { DAY, HOUR, lock, SECOND, unlock } from './referee.ts';
import { battle, right, startTown, type Town, type Visitor } from './town.ts';

let town: Town;
beforeAll(async () => {
  town = await startTown({ thinker: asleep, alsoWrite: atTheTable });
});
afterAll(() => town.close());

const clocksAt = async (visitor: Visitor, table: string) =>
  right(await visitor.hall.room({ table })).clock?.seats;

describe('an increment', () => {
  const clock = { kind: 'live', time: 60, increment: 20 } as const;

  it('is not earned by a sheet that can be opened again, however often it is locked', async () => {
    const { table, host } = await battle(town, { clock, zero: 'claim' });
    for (let i = 0; i < 20; i += 1) {
      await lock(host, table, 'white');
      await unlock(host, table, 'white');
    }
    expect((await clocksAt(host, table))?.['white']).toMatchObject({ left: 60 * SECOND, isRunning: true });
  });

  it('is earned once when the decision cannot be taken back any more, by both who have made it', async () => {
    const { table, host, guest } = await battle(town, { clock, zero: 'claim' });
    await lock(host, table, 'white');
    await unlock(host, table, 'white');
    town.time.now += 10 * SECOND;
    await lock(host, table, 'white');
    expect((await clocksAt(host, table))?.['white']).toMatchObject({ left: 50 * SECOND, isRunning: false });
    town.time.now += 10 * SECOND;
    await lock(guest, table, 'black');
    expect(await clocksAt(host, table)).toMatchObject({
      white: { left: 70 * SECOND },
      black: { left: 60 * SECOND },
    });
  });

  it('of days is a new turn’s time, and no sheet opened again brings it', async () => {
    const { table, host } = await battle(town, { clock: { kind: 'days', days: 1, bank: 2 }, zero: 'claim' });
    town.time.now += 20 * HOUR;
    await lock(host, table, 'white');
    await unlock(host, table, 'white');
    expect((await clocksAt(host, table))?.['white']).toMatchObject({ left: 4 * HOUR, bank: 2 * DAY });
  });
});

describe('while no server was there', () => {
  const clock = { kind: 'live', time: 60, increment: 0 } as const;

  it('no clock runs: the time nobody could have used is given back, once', async () => {
    const { table, host } = await battle(town, { clock, zero: 'machine' });
    await noteHere(town.company, 0);
    town.time.now += 10 * SECOND;
    await noteHere(town.company);
    town.time.now += 2 * HOUR;
    // It is started again, by two processes at once.
    await Promise.all([noteHere(town.company, 0), noteHere(town.company, 0)]);
    await doDue(town.company, { flag: fallFlag(town.company) });
    expect(right(await host.hall.room({ table })).seats).toMatchObject({
      white: { kind: 'person' },
      black: { kind: 'person' },
    });
    // What passed between the last two notes was the players' own.
    expect(await clocksAt(host, table)).toMatchObject({ white: { left: 50 * SECOND, isRunning: true } });
    const [due] = await town.company.db
      .selectFrom('due')
      .selectAll()
      .where('id', '=', `flag ${table}`)
      .execute();
    expect(due?.at).toBe(town.time.now + 50 * SECOND);
  });

  it('nobody wins on time by being back first', async () => {
    const { table, host, guest } = await battle(town, { clock, zero: 'claim' });
    await noteHere(town.company, 0);
    await lock(host, table, 'white');
    town.time.now += 2 * HOUR;
    expect(await host.hall.claim({ table })).toMatchObject({ error: { code: 'nobody-fallen' } });
    expect(right(await guest.hall.room({ table })).settled).toBeNull();
  });

  it('clocks go on without a gift where the server was there all the time', async () => {
    const { table, host } = await battle(town, { clock, zero: 'claim' });
    await noteHere(town.company, 0);
    for (let i = 0; i < 6; i += 1) {
      town.time.now += 5 * SECOND;
      await noteHere(town.company);
    }
    expect((await clocksAt(host, table))?.['white']).toMatchObject({ left: 30 * SECOND });
  });
});

describe('flags', () => {
  it('fall in their order: who fell first cannot answer, gain time, and win', async () => {
    const clock = { kind: 'live', time: 60, increment: 30 } as const;
    const { table, host, guest } = await battle(town, { clock, zero: 'claim' });
    await noteHere(town.company, 0);
    const pass = async (seconds: number) => {
      for (let left = seconds; left > 0; left -= 5) {
        town.time.now += 5 * SECOND;
        await noteHere(town.company);
      }
    };
    await pass(40);
    await lock(guest, table, 'black');
    await pass(40);
    // White has fallen 20 s ago, and answers all the same.
    await lock(host, table, 'white');
    expect(await clocksAt(host, table)).toMatchObject({ white: { left: 0, isRunning: false } });
    await pass(60);
    const { clock: shown } = right(await host.hall.room({ table }));
    expect(shown?.fallen).toEqual(['white', 'black']);
    expect(await host.hall.claim({ table })).toMatchObject({ error: { code: 'own-time' } });
    expect(right(await guest.hall.claim({ table })).settled).toEqual({ is: 'time', winner: 'black' });
  });

  it('fall by themselves, at their own time, whenever somebody looks', async () => {
    const clock = { kind: 'live', time: 60, increment: 0 } as const;
    const { table, host } = await battle(town, { clock, zero: 'claim' });
    await noteHere(town.company, 0);
    for (let i = 0; i < 14; i += 1) {
      town.time.now += 5 * SECOND;
      await noteHere(town.company);
    }
    host.news.length = 0;
    await doDue(town.company, { flag: fallFlag(town.company) });
    await host.hears((news) => news.is === 'room' && news.table === table);
    const record = await recordOf(town.company, table);
    const kept = record === null ? null : besideOf(record)?.clocks;
    expect(kept?.['white']).toMatchObject({ since: null, fell: town.time.now - 10 * SECOND });
  });
});
