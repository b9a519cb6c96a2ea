// NLC-M.1: of several players on a side none decides alone how it ends. Sides win, not seats.
import { asleep } from '@grognard/table/test/nearby.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECOND } from './referee.ts';
import { arrive, aWish, hexes, right, startTown, type Town } from './town.ts';

let town: Town;
beforeAll(async () => {
  town = await startTown({ thinker: asleep });
});
afterAll(() => town.close());

async function ligny(wish: Partial<typeof aWish> = {}) {
  const [napoleon, grouchy, bluecher] = [await arrive(town), await arrive(town), await arrive(town)];
  const made = right(
    await napoleon.hall.makeTable({
      ...aWish,
      game: 'later-campaigns',
      options: { scenario: 'ligny', sequence: 'multiplayer', players: 'wings' },
      seats: {
        'french-napoleon': { kind: 'me' },
        'french-grouchy': { kind: 'guest' },
        'allied-bluecher': { kind: 'guest' },
      },
      ...wish,
    }),
  );
  const { table, links } = made;
  const sit = async (seat: string, name: string, visitor: typeof napoleon) =>
    right(await visitor.hall.sit({ link: links[seat] ?? '', name, contribution: hexes('b') }));
  await sit('french-grouchy', 'Grouchy', grouchy);
  await sit('allied-bluecher', 'Bluecher', bluecher);
  return { table, links, napoleon, grouchy, bluecher };
}

const FRENCH = ['french-napoleon', 'french-grouchy'];

describe('a side of several players', () => {
  it('resigns only when all of them do, and the other side wins', async () => {
    const { table, napoleon, grouchy } = await ligny();
    expect(right(await grouchy.hall.resign({ table }))).toMatchObject({
      settled: null,
      resigning: ['french-grouchy'],
    });
    expect(right(await napoleon.hall.resign({ table })).settled).toEqual({
      is: 'resigned',
      winner: 'allied-bluecher',
    });
  });

  it('goes back on it as long as one of them plays on', async () => {
    const { table, napoleon, grouchy } = await ligny();
    right(await grouchy.hall.resign({ table }));
    expect(right(await grouchy.hall.playOn({ table })).resigning).toEqual([]);
    expect(right(await napoleon.hall.resign({ table })).settled).toBeNull();
  });

  it('wins as a side when the other resigns', async () => {
    const { table, bluecher, napoleon } = await ligny();
    right(await bluecher.hall.resign({ table }));
    const { settled } = right(await napoleon.hall.room({ table }));
    expect(settled).toEqual({ is: 'resigned', winner: FRENCH[0], allies: [FRENCH[1]] });
    const place = right(await napoleon.tables.open({ table, viewer: 'spectator' }));
    expect(right(await place.look()).outcome?.winners).toEqual(FRENCH);
  });

  it('claims nothing against a clock of its own', async () => {
    const clock = { kind: 'live', time: 60, increment: 0 } as const;
    const { table, napoleon, grouchy, bluecher } = await ligny({ clock, zero: 'claim' });
    const { clock: before } = right(await napoleon.hall.room({ table }));
    const running = Object.entries(before?.seats ?? {}).flatMap(([seat, { isRunning }]) =>
      isRunning ? [seat] : [],
    );
    town.time.now += 61 * SECOND;
    const { fallen } = right(await napoleon.hall.room({ table })).clock ?? { fallen: [] };
    expect(fallen).toEqual(running);
    const [first = ''] = fallen;
    const own = first.startsWith('french') ? [napoleon, grouchy] : [bluecher];
    for (const visitor of own)
      expect(await visitor.hall.claim({ table })).toMatchObject({ error: { code: 'own-time' } });
  });

  it('is left by handing a seat to the machine; who is alone on his side resigns instead', async () => {
    const { table, grouchy, bluecher } = await ligny();
    expect(right(await grouchy.hall.handOver({ table, to: 'machine' })).link).toBeNull();
    expect(right(await bluecher.hall.room({ table }))).toMatchObject({
      settled: null,
      seats: { 'french-grouchy': { kind: 'ai' }, 'french-napoleon': { kind: 'person' } },
    });
    expect(await bluecher.hall.handOver({ table, to: 'machine' })).toMatchObject({
      error: { code: 'alone' },
    });
  });

  it('is not joined by the link somebody else sat down with', async () => {
    const { table, links, bluecher } = await ligny();
    const late = await arrive(town);
    const seat = { name: 'Late', contribution: hexes('c') };
    expect(await late.hall.sit({ link: links['allied-bluecher'] ?? '', ...seat })).toMatchObject({
      error: { code: 'seat-taken' },
    });
    expect(right(await bluecher.hall.room({ table })).mine).toEqual(['allied-bluecher']);
  });

  it('is left by handing a seat to a friend, who takes it by a link that is good once', async () => {
    const { table, grouchy, bluecher } = await ligny();
    const link = right(await grouchy.hall.handOver({ table, to: 'friend' })).link ?? '';
    // Until then he plays on.
    expect(right(await grouchy.hall.room({ table })).mine).toEqual(['french-grouchy']);
    const gerard = await arrive(town);
    const seat = { link, name: 'Gérard', contribution: hexes('c') };
    expect(await bluecher.hall.sit({ ...seat, name: 'Bluecher' })).toMatchObject({
      error: { code: 'own-seat' },
    });
    expect(right(await gerard.hall.sit(seat))).toMatchObject({ mine: ['french-grouchy'], hasBegun: true });
    expect(right(await gerard.hall.room({ table })).mine).toEqual(['french-grouchy']);
    expect(await grouchy.tables.open({ table, viewer: 'french-grouchy' })).toMatchObject({
      error: { code: 'not-yours' },
    });
    const late = await arrive(town);
    expect(await late.hall.sit({ ...seat, name: 'Late' })).toMatchObject({ error: { code: 'no-link' } });
  });
});
