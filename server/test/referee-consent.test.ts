// What is offered beside the board lapses when the battle goes on, and strikes no more than was asked for.
import { asleep } from '@grognard/table/test/nearby.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lock, unlock } from './referee.ts';
import { battle, right, startTown, type Town, type Visitor } from './town.ts';

let town: Town;
beforeAll(async () => {
  town = await startTown({ thinker: asleep });
});
afterAll(() => town.close());

const askingAt = async (visitor: Visitor, table: string) => right(await visitor.hall.room({ table })).asking;

/** Both lock their sheets: nobody can take that back. */
async function decideBoth(host: Visitor, guest: Visitor, table: string): Promise<void> {
  await lock(host, table, 'white');
  await lock(guest, table, 'black');
}

describe('an offered draw', () => {
  it('lapses with the next decision that counts, and not with a sheet that can be opened again', async () => {
    const { table, host, guest } = await battle(town);
    right(await host.hall.ask({ table, what: 'draw' }));
    await lock(host, table, 'white');
    await unlock(host, table, 'white');
    expect(await askingAt(guest, table)).toMatchObject({ what: 'draw' });
    await decideBoth(host, guest, table);
    expect(await askingAt(guest, table)).toBeNull();
    // What the other says now is an offer of his own.
    expect(right(await guest.hall.ask({ table, what: 'draw' }))).toMatchObject({
      settled: null,
      asking: { by: 'black' },
    });
  });
});

describe('an agreed take-back', () => {
  it('lapses with the next decision that counts: dice that fell since are not struck', async () => {
    const { table, host, guest } = await battle(town);
    await decideBoth(host, guest, table);
    right(await host.hall.ask({ table, what: 'takeBack' }));
    await decideBoth(host, guest, table);
    expect(await askingAt(guest, table)).toBeNull();
  });

  it('strikes nothing when the one who asked has chosen otherwise since', async () => {
    const { table, host, guest } = await battle(town);
    await decideBoth(host, guest, table);
    const { asking } = right(await host.hall.ask({ table, what: 'takeBack' }));
    await lock(host, table, 'white');
    const place = right(await host.tables.open({ table, viewer: 'white' }));
    const before = right(await place.look());
    expect(await guest.hall.ask({ table, what: 'takeBack', answering: asking?.id })).toMatchObject({
      error: { code: 'lapsed' },
    });
    expect(right(await place.look()).n).toBe(before.n);
    expect(await askingAt(host, table)).toBeNull();
  });

  it('strikes what was asked for, and all that came of it', async () => {
    const { table, host, guest } = await battle(town);
    await decideBoth(host, guest, table);
    right(await host.hall.ask({ table, what: 'takeBack' }));
    right(await guest.hall.ask({ table, what: 'takeBack' }));
    const place = right(await host.tables.open({ table, viewer: 'white' }));
    expect(right(await place.look()).decisions.map(({ seat }) => seat)).toEqual(['white', 'black']);
  });
});
