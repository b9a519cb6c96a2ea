import { DECKS } from '@grognard/games/saga/data/decks.ts';
import type { Json } from '@grognard/kernel';
import { expect, it } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { friends } from './saga-for-tests.ts';
import { right, sit, tabOn } from './table-for-tests.ts';

it('section 29 of Saga: nobody is sent the deck lists before the battle is over', async () => {
  const host = tabOn(memoryStore());
  const decks = { A: asJson(DECKS.armyOfTheNorth), B: asJson(DECKS.theRidge) };
  const id = right(await host.create({ game: 'saga', options: { decks }, players: friends, hints: true }));
  for (const viewer of ['A', 'B', 'spectator'])
    expect(right(await sit(host, id, viewer).look()).options).toBeNull();
  expect(right(await sit(host, id, 'A').lookBack({ n: 0 })).options).toBeNull();

  const { n } = right(await sit(host, id, 'B').look());
  await sit(host, id, 'B').submit({ action: { type: 'resign' }, seen: n });
  expect(right(await sit(host, id, 'A').look())).toMatchObject({ options: { decks } });
  expect(right(await sit(host, id, 'A').lookBack({ n: 0 }))).toMatchObject({ options: { decks } });
});

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));
