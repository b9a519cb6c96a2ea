// Battles that end beside the board, and choices taken back by the word of both.
import { games } from '@grognard/games/registry';
import { verifyGameFile } from '@grognard/kernel';
import { asleep } from '@grognard/table/test/nearby.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrive, battle, right, startTown, type Town, type Visitor } from './town.ts';

let town: Town;
beforeAll(async () => {
  town = await startTown({ thinker: asleep });
});
afterAll(() => town.close());

const seated = async (visitor: Visitor, table: string, viewer: string) =>
  right(await visitor.tables.open({ table, viewer }));

/** Both write nothing and commit: dice may fall. */
async function commit(visitor: Visitor, table: string, viewer: string): Promise<void> {
  const place = await seated(visitor, table, viewer);
  const { offers, n } = right(await place.look());
  const offer = offers.find(({ role, refusal }) => role === 'commit' && refusal === null);
  expect(await place.submit({ action: offer?.action ?? null, seen: n })).toMatchObject({ ok: true });
}

describe('a battle settled beside the board', () => {
  it('is over for everybody, and its whole file is proven', async () => {
    const { table, host, guest } = await battle(town, { watching: 'anybody' });
    await commit(host, table, 'white');
    right(await guest.hall.resign({ table }));
    const onlooker = await arrive(town);
    const place = await seated(onlooker, table, 'white');
    expect(right(await place.look())).toMatchObject({
      outcome: { winners: ['white'], settled: 'resigned', rule: null },
      decisions: [],
    });
    expect(right(await place.chances()).length).toBeGreaterThan(1);
    const file = right(await place.exportFile());
    const modules = await Promise.all(games.map((title) => title.load()));
    expect(verifyGameFile(file, modules)).toMatchObject({ ok: true, dice: 'proven', sources: 1 });
    expect(right(await host.hall.myGames())).toMatchObject([
      { table, isMyTurn: false, outcome: { winners: ['white'] } },
    ]);
  });

  it('is over after the server was started again too', async () => {
    const { table, host, guest } = await battle(town);
    for (const who of [host, guest]) right(await who.hall.ask({ table, what: 'draw' }));
    town.company.house.shelf.forget(table);
    const place = await seated(host, table, 'black');
    expect(right(await place.look())).toMatchObject({ outcome: { winners: [], settled: 'draw' } });
  });
});

describe('a choice taken back by the word of both', () => {
  it('is decided again, and what the other chose since is gone', async () => {
    const { table, host, guest } = await battle(town);
    await commit(host, table, 'white');
    await commit(guest, table, 'black');
    const asked = right(await host.hall.ask({ table, what: 'takeBack' }));
    expect(asked.asking).toMatchObject({ what: 'takeBack', by: 'white' });
    right(await guest.hall.ask({ table, what: 'takeBack' }));
    const seats = right(await (await seated(guest, table, 'black')).look()).decisions.map(({ seat }) => seat);
    expect(seats).toEqual(['white', 'black']);
    town.company.house.shelf.forget(table);
    await commit(host, table, 'white');
  });

  it('is not asked for by somebody who has chosen nothing', async () => {
    const { table, host } = await battle(town);
    expect(await host.hall.ask({ table, what: 'takeBack' })).toMatchObject({ error: { code: 'nothing' } });
  });
});
