import { describe, expect, it } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { asleep } from './nearby.ts';
import { againstAi, anOrder, right, sit, tabOn, twoPeople } from './table-for-tests.ts';

describe('a battle taken elsewhere', () => {
  it('goes on there as it stood, drafts and all', async () => {
    const here = tabOn(memoryStore(), { thinker: asleep });
    const wish = { game: 'generals', options: {}, players: twoPeople, hints: true };
    const id = right(await here.create(wish));
    await sit(here, id, 'white').submit({ action: anOrder, seen: 0 });
    const { game, options, position, players, hints } = right(await here.takeAway({ table: id }));
    const there = tabOn(memoryStore(), { thinker: asleep });
    const copy = right(await there.create({ game, options, players, hints, position }));
    for (const viewer of ['white', 'black', 'spectator'])
      expect(right(await sit(there, copy, viewer).look()).view).toEqual(
        right(await sit(here, id, viewer).look()).view,
      );
  });

  it('is not taken when it is over', async () => {
    const here = tabOn(memoryStore(), { thinker: asleep });
    const id = right(await here.create({ game: 'generals', options: {}, players: againstAi, hints: true }));
    await sit(here, id, 'white').submit({ action: { type: 'resign' }, seen: 0 });
    expect(await here.takeAway({ table: id })).toMatchObject({ error: { code: 'not-running' } });
  });
});
