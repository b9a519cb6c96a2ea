// A battle that is left before both sides have decided anything costs nobody anything.
import { asleep } from '@grognard/table/test/nearby.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteResult } from '../src/ratings/note-result.ts';
import { HOUR, lock } from './referee.ts';
import { arrive, aWish, battle, hexes, right, startTown, type Town } from './town.ts';

let town: Town;
beforeAll(async () => {
  town = await startTown({
    thinker: asleep,
    alsoWrite: (step, record) => noteResult(() => town.time.now)(step, record),
  });
});
afterAll(() => town.close());

async function marshal(name: string) {
  const visitor = await arrive(town);
  // Nobody signs up so often in earnest.
  town.time.now += HOUR;
  right(await visitor.entrance.signUp({ name, password: 'la garde meurt' }));
  await visitor.connect();
  return visitor;
}

it('a rated battle aborted before both have decided is rated for nobody', async () => {
  const [host, guest] = [await marshal('Ney'), await marshal('Soult')];
  const { table, links } = right(await host.hall.makeTable({ ...aWish, rated: true }));
  right(await guest.hall.sit({ link: links['black'] ?? '', name: 'Soult', contribution: hexes('b') }));
  await lock(host, table, 'white');
  expect(right(await host.hall.room({ table })).mayAbort).toBe(true);
  expect(right(await guest.hall.abort({ table })).settled).toEqual({ is: 'aborted' });
  const results = await town.company.db.selectFrom('results').selectAll().execute();
  expect(results.filter(({ table_id }) => table_id === table)).toEqual([]);
  expect(right(await host.hall.myGames()).find((game) => game.table === table)?.outcome).toMatchObject({
    winners: [],
    settled: 'aborted',
  });
  town.company.house.shelf.forget(table);
  const place = right(await host.tables.open({ table, viewer: 'white' }));
  expect(right(await place.look()).outcome).toMatchObject({ settled: 'aborted' });
});

it('once both have decided it is resigned, not aborted', async () => {
  const { table, host, guest } = await battle(town);
  await lock(host, table, 'white');
  await lock(guest, table, 'black');
  expect(right(await host.hall.room({ table })).mayAbort).toBe(false);
  expect(await host.hall.abort({ table })).toMatchObject({ error: { code: 'begun' } });
});
