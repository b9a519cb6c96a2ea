// What goes over the wire to one side, in two worlds it may not tell apart.
import type { Json } from '@grognard/kernel';
import { asleep } from '@grognard/table/test/nearby.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrive, battle, right, startTown, type Town, type Visitor } from './town.ts';

let town: Town;
beforeAll(async () => {
  town = await startTown({ thinker: asleep });
});
afterAll(() => town.close());

/** Names nobody chose differ from battle to battle; their length does not. */
const masked = (frame: string): string =>
  frame
    .replace(/[0-9a-f]{16,64}/g, (digits) => 'x'.repeat(digits.length))
    .replace(/Guest \d{4}/g, 'Guest')
    .replace(/"n":\d+,"answer"/, '"answer"');

/** White drafts so many orders, takes some back, commits; black looks, lists, asks for the room, all along. */
async function world(orders: number, takenBack: number): Promise<readonly string[]> {
  const { table, host, guest } = await battle(town, { watching: 'anybody' });
  const onlooker = await arrive(town);
  const white = right(await host.tables.open({ table, viewer: 'white' }));
  const black = right(await guest.tables.open({ table, viewer: 'black' }));
  const beside = right(await onlooker.tables.open({ table, viewer: 'spectator' }));
  const [before, already] = [guest.frames.length, onlooker.frames.length];
  for (let n = 0; n < orders; n += 1) {
    const state = right(await white.look());
    const offer = state.offers.find(
      ({ refusal, action }) => refusal === null && (action as { type: string }).type === 'order',
    );
    const action: Json = offer?.action ?? null;
    expect(await white.submit({ action, seen: state.n })).toMatchObject({ ok: true });
  }
  for (let n = 0; n < takenBack; n += 1) expect(await white.undo()).toMatchObject({ ok: true });
  const asked = async (visitor: Visitor, place: typeof black): Promise<void> => {
    right(await place.look());
    right(await place.moments({ from: 0 }));
    right(await visitor.hall.room({ table }));
    right(await visitor.tables.list());
  };
  await asked(guest, black);
  right(await guest.hall.myGames());
  right(await black.exportFile());
  await asked(onlooker, beside);
  return [...guest.frames.slice(before), ...onlooker.frames.slice(already)].map(masked);
}

it('GEN-6.1: black and onlookers receive the same bytes, as many and as large, however white drafts', async () => {
  const none = await world(0, 0);
  expect(await world(3, 0)).toEqual(none);
  expect(await world(2, 2)).toEqual(none);
}, 60_000);
