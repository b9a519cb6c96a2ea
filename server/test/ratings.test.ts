import type { Json } from '@grognard/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doDue } from '../src/due/due.ts';
import { noteResult } from '../src/ratings/note-result.ts';
import { countResults } from '../src/ratings/rate.ts';
import { arrive, aWish, battle, hexes, right, startTown, type Town, type Visitor } from './town.ts';

let town: Town;
beforeAll(async () => {
  town = await startTown({ alsoWrite: (step, record) => noteResult(() => town.time.now)(step, record) });
});
afterAll(() => town.close());

const count = () => doDue(town.company, { rate: countResults(town.company) });
const password = 'la garde meurt';

async function member(name: string): Promise<Visitor> {
  const visitor = await arrive(town);
  // Nobody tries so often in earnest.
  town.time.now += 60_000;
  right(await visitor.entrance.signUp({ name, password }));
  await visitor.connect();
  return visitor;
}

/** A rated table by the first, at which the second sits down. */
async function ratedBattle(host: Visitor, guest: Visitor, name: string): Promise<string> {
  const { table, links } = right(await host.hall.makeTable({ ...aWish, rated: true }));
  right(await guest.hall.sit({ link: links['black'] ?? '', name, contribution: hexes('b') }));
  return table;
}

describe('a rated battle', () => {
  it('is between two people with accounts, from the usual setup', async () => {
    const guest = await arrive(town);
    const refusedFor = async (visitor: Visitor, wish: object) => {
      const made = await visitor.hall.makeTable({ ...aWish, rated: true, ...wish });
      return made.ok ? null : made.error.code;
    };
    expect(await refusedFor(guest, {})).toBe('guest');
    const host = await member('Clausewitz');
    expect(
      await refusedFor(host, { seats: { white: { kind: 'me' }, black: { kind: 'ai', level: 'veteran' } } }),
    ).toBe('not-rated');
    expect(await refusedFor(host, { seats: { white: { kind: 'me' }, black: { kind: 'me' } } })).toBe(
      'not-rated',
    );
    expect(await refusedFor(host, { position: {} as Json })).toBe('not-rated');
    const { links } = right(await host.hall.makeTable({ ...aWish, rated: true }));
    const sat = await guest.hall.sit({
      link: links['black'] ?? '',
      name: 'Someone',
      contribution: hexes('b'),
    });
    expect(sat).toMatchObject({ error: { code: 'guest' } });
  });

  it('counts when it was resigned, once, for both; and sides are not changed in it', async () => {
    const [host, guest] = [await member('Scharnhorst'), await member('Gneisenau')];
    const table = await ratedBattle(host, guest, 'Gneisenau');
    expect(await host.hall.ask({ table, what: 'changeSides' })).toMatchObject({
      error: { code: 'not-rated' },
    });
    right(await guest.hall.resign({ table }));
    expect(await count()).toBeGreaterThan(0);
    await count();
    const [won] = right(await host.hall.ratings());
    const [lost] = right(await guest.hall.ratings());
    expect(won).toMatchObject({ game: 'generals', played: 1, toGo: 4 });
    expect(won?.points).toBeGreaterThan(1500);
    expect((won?.points ?? 0) + (lost?.points ?? 0)).toBe(3000);
    expect(right(await host.hall.ladder({ game: 'generals' })).rows).toEqual([]);
  });

  it('counts when it was drawn, and an unrated one does not', async () => {
    const [host, guest] = [await member('Yorck'), await member('Kleist')];
    const table = await ratedBattle(host, guest, 'Kleist');
    for (const who of [host, guest]) right(await who.hall.ask({ table, what: 'draw' }));
    await count();
    const [[white], [black]] = [right(await host.hall.ratings()), right(await guest.hall.ratings())];
    expect(black).toMatchObject({ played: 1 });
    expect((white?.points ?? 0) + (black?.points ?? 0)).toBe(3000);
    const { table: other, guest: loser } = await battle(town);
    right(await loser.hall.resign({ table: other }));
    await count();
    expect(right(await loser.hall.ratings())).toEqual([]);
  });

  it('is worth something to who is left when the other deletes everything', async () => {
    const [host, guest] = [await member('Wellesley'), await member('Cuesta')];
    await ratedBattle(host, guest, 'Cuesta');
    right(await guest.hall.deleteMe({ name: 'Cuesta' }));
    expect(right(await host.hall.ratings())).toMatchObject([{ played: 1 }]);
  });
});

describe('odds', () => {
  it('are told before one sits down, when enough is known of both and of the side', async () => {
    const [strong, weak] = [await member('Suvorov'), await member('Mack')];
    const { table: early } = right(await strong.hall.makeTable({ ...aWish, rated: true }));
    const seat = { table: early, seat: 'black' };
    expect(right(await weak.hall.odds(seat))).toEqual({ chance: null, mine: null, theirs: null });
    for (let n = 0; n < 6; n += 1) {
      const table = await ratedBattle(strong, weak, 'Mack');
      right(await weak.hall.resign({ table }));
      await count();
    }
    const odds = right(await weak.hall.odds(seat));
    expect(odds.chance).toBeLessThan(0.4);
    expect(odds.theirs ?? 0).toBeGreaterThan(odds.mine ?? 0);
    expect(right(await weak.hall.ladder({ game: 'generals' })).rows.map(({ name }) => name)).toEqual([
      'Suvorov',
      'Mack',
    ]);
  });
});
