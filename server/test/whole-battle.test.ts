import { games } from '@grognard/games/registry';
import { type AnyGame, verifyGameFile } from '@grognard/kernel';
import type { Place } from '@grognard/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { battle, hexes, right, startTown, type Town } from './town.ts';

let town: Town;
beforeAll(async () => {
  town = await startTown();
});
afterAll(() => town.close());

/** Plays on as shortly as it can be done; false when nothing is asked. */
async function playOn(place: Place): Promise<boolean> {
  const { offers, n } = right(await place.look());
  const free = offers.filter(({ refusal }) => refusal === null);
  const offer = free.find(({ role }) => role === 'commit') ?? free[0];
  if (offer === undefined) return false;
  const reply = await place.submit({ action: offer.action, seen: n });
  if (!reply.ok) throw new Error(JSON.stringify(reply));
  return true;
}

it('a whole battle between two people far apart ends with dice both had a part in, and verify proves them', async () => {
  const { table, host, guest } = await battle(town);
  const white = right(await host.tables.open({ table, viewer: 'white' }));
  const black = right(await guest.tables.open({ table, viewer: 'black' }));
  for (let choices = 0; choices < 2000; choices += 1) {
    if (right(await white.look()).outcome !== null) break;
    for (const place of [white, black]) await playOn(place);
    town.time.now += 1000;
  }
  expect(right(await black.look()).outcome).not.toBeNull();
  const file = right(await black.exportFile());
  expect(JSON.parse(file.split('\n')[0] ?? '')).toMatchObject({ contributions: [hexes('a'), hexes('b')] });
  const modules: readonly AnyGame[] = await Promise.all(games.map((title) => title.load()));
  expect(verifyGameFile(file, modules)).toMatchObject({ ok: true, dice: 'proven', sources: 1 });
  // Afterwards either side may be looked at through the other's eyes.
  expect(right(await guest.tables.open({ table, viewer: 'white' }))).toBeDefined();
  expect(right(await host.hall.myGames())).toMatchObject([{ table, isMyTurn: false }]);
}, 60_000);
