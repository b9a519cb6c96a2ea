// The referee and time: what earns an increment, and what becomes of time nobody could have used.
import { asleep } from '@grognard/table/test/nearby.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atTheTable } from '../src/due/at-the-table.ts';
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
