// One file is the game, for two people without any server: to and fro, sealed, bound, and refused when it is not right.
import type { Json } from '@grognard/kernel';
import type { Place, Players, TableState, Tables } from '@grognard/protocol';
import { describe, expect, it } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { asleep } from './nearby.ts';
import { right, sit, tabOn } from './table-for-tests.ts';

interface Side {
  readonly host: Tables;
  place: Place;
}

const device = (): Tables => tabOn(memoryStore(), { thinker: asleep });

interface Game {
  readonly here: Side;
  readonly there: Side;
  /** The host's table, and the guest's of the last turn. */
  readonly id: string;
  /** The file that went over last. */
  last: string;
}

const players: Players = { white: { kind: 'me' }, black: { kind: 'mail' } };

async function begin(
  game = 'generals',
  seats = players,
  options: Json = { setup: 'marengo' },
): Promise<Game> {
  const [mine] = Object.keys(seats);
  const host = device();
  const id = right(await host.create({ game, options, players: seats, hints: true }));
  const guest = device();
  return {
    here: { host, place: sit(host, id, mine ?? '') },
    there: { host: guest, place: sit(guest, '', '') },
    id,
    last: '',
  };
}

const free = ({ offers }: TableState) => offers.filter(({ refusal }) => refusal === null);

/** Decides as shortly as it can be done, as long as anything is asked. */
async function decide(place: Place): Promise<void> {
  for (let choices = 0; choices < 500; choices += 1) {
    const state = right(await place.look());
    const offer = free(state).find(({ role }) => role === 'commit') ?? free(state)[0];
    if (offer === undefined) return;
    const reply = await place.submit({ action: offer.action, seen: state.n });
    if (!reply.ok) throw new Error(JSON.stringify(reply));
  }
}

/** The host's turn goes to the other side, which sits down to it. */
async function over(game: Game, seat: string): Promise<void> {
  game.last = right(await game.here.place.sendFile());
  const table = right(await game.there.host.importFile({ text: game.last }));
  game.there.place = sit(game.there.host, table, seat);
}

async function back(game: Game): Promise<void> {
  game.last = right(await game.there.place.sendFile());
  expect(right(await game.here.host.importFile({ text: game.last }))).toBe(game.id);
}

/** A game as far as the first answer. */
async function begun(): Promise<Game> {
  const game = await begin();
  await decide(game.here.place);
  await over(game, 'black');
  return game;
}

describe('a game by file', () => {
  it('GEN-6.1: the first file shows the other side its own eyes and nothing of the sheet that was written', async () => {
    const game = await begun();
    const seen = right(await game.there.place.look());
    expect(seen).toMatchObject({ viewer: 'black', mail: { side: 'guest', isDue: false } });
    expect(free(seen).length).toBeGreaterThan(0);
    // Nothing but the outside can be read.
    expect(Object.keys(JSON.parse(game.last))).toEqual(
      expect.arrayContaining(['type', 'is', 'game', 'seat', 'turn', 'key', 'sealed']),
    );
    expect(game.last).not.toContain('order');
    expect(await game.there.host.open({ table: seen.id, viewer: 'white' })).toMatchObject({
      error: { code: 'not-yours' },
    });
  });

  it('the answer ends with the choice only the other side can play out, and can be taken back until it is sent', async () => {
    const game = await begun();
    await decide(game.there.place);
    const ready = right(await game.there.place.look());
    expect(ready).toMatchObject({ offers: [], mail: { isDue: true, isSent: false } });
    expect(await game.there.place.undo()).toMatchObject({ ok: true });
    expect(free(right(await game.there.place.look())).length).toBeGreaterThan(0);
    await decide(game.there.place);
    await back(game);
    expect(await game.there.place.undo()).toMatchObject({ error: { code: 'sent' } });
    expect(right(await game.here.place.moments({ from: 0 })).length).toBeGreaterThan(2);
  });

  it('who has sent a turn is bound to it', async () => {
    const game = await begun();
    expect(await game.here.place.undo()).toMatchObject({ error: { code: 'sent' } });
    expect(
      await game.here.host.seat({ table: game.id, seat: 'black', player: { kind: 'me' } }),
    ).toMatchObject({
      error: { code: 'by-mail' },
    });
  });

  it('goes to its end, and the whole file holds what was promised and added', async () => {
    const game = await begin('generals', players, { setup: 'dennewitz' });
    for (let exchanges = 0; exchanges < 4; exchanges += 1) {
      await decide(game.here.place);
      await over(game, 'black');
      await decide(game.there.place);
      await back(game);
    }
    await decide(game.here.place);
    await over(game, 'black');
    const { n } = right(await game.there.place.look());
    await game.there.place.submit({ action: { type: 'resign' }, seen: n });
    await back(game);
    expect(right(await game.here.place.look()).outcome).not.toBeNull();
    await over(game, 'black');
    expect(right(await game.there.place.look()).outcome).not.toBeNull();
    const file = right(await game.there.place.exportFile());
    expect(right(await game.there.host.verify({ text: file }))).toMatchObject({ dice: 'shared', sources: 1 });
    expect(right(await game.there.host.list()).tables).toHaveLength(1);
  }, 60_000);

  it('SAG-5: windows of cards go by file too', async () => {
    const saga: Players = { A: { kind: 'me' }, B: { kind: 'mail' } };
    const game = await begin('saga', saga, {});
    for (let exchanges = 0; exchanges < 6; exchanges += 1) {
      await decide(game.here.place);
      await over(game, 'B');
      await decide(game.there.place);
      await back(game);
    }
    expect(right(await game.here.place.look()).n).toBeGreaterThan(10);
  }, 60_000);
});

describe('a by-mail file is refused', () => {
  const changed = (text: string, change: (file: Record<string, Json>) => object): string =>
    JSON.stringify({ ...JSON.parse(text), ...change(JSON.parse(text)) });

  it('when it was tampered with', async () => {
    const game = await begun();
    await decide(game.there.place);
    const answer = right(await game.there.place.sendFile());
    const forged = changed(answer, ({ sealed }) => ({ sealed: `00${String(sealed).slice(2)}` }));
    expect(await game.here.host.importFile({ text: forged })).toMatchObject({
      error: { code: 'wrong-seal' },
    });
    const relabelled = changed(answer, () => ({ turn: 1 }));
    expect(await game.here.host.importFile({ text: relabelled })).toMatchObject({
      error: { code: 'wrong-seal' },
    });
  });

  it('when it is stale: an answer counts once, an older turn does not come back', async () => {
    const game = await begun();
    const first = game.last;
    await decide(game.there.place);
    await back(game);
    expect(await game.here.host.importFile({ text: game.last })).toMatchObject({ error: { code: 'stale' } });
    await decide(game.here.place);
    await over(game, 'black');
    expect(await game.there.host.importFile({ text: first })).toMatchObject({ error: { code: 'stale' } });
  });

  it('when it is of another seat or another browser', async () => {
    const game = await begun();
    expect(await game.here.host.importFile({ text: game.last })).toMatchObject({
      error: { code: 'own-file' },
    });
    await decide(game.there.place);
    const answer = right(await game.there.place.sendFile());
    expect(await device().importFile({ text: answer })).toMatchObject({ error: { code: 'not-here' } });
    expect(
      await game.here.host.importFile({ text: changed(answer, () => ({ seat: 'white' })) }),
    ).toMatchObject({ error: { code: 'not-here' } });
    await back(game);
    await decide(game.here.place);
    const second = right(await game.here.place.sendFile());
    expect(await device().importFile({ text: second })).toMatchObject({ error: { code: 'no-key' } });
  });

  it('before its writer has decided: the other must not answer somebody who is not bound yet', async () => {
    const game = await begin();
    expect(await game.here.place.sendFile()).toMatchObject({ error: { code: 'decide-first' } });
  });
});
