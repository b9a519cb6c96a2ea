// One file is the game, for two people without any server: to and fro, sealed, bound, and refused when it is not right.
import type { Json } from '@grognard/kernel';
import type { Players } from '@grognard/protocol';
import { describe, expect, it } from 'vitest';
import { back, begin, decide, device, free, type Game, over, whiteAndBlack } from './by-file.ts';
import { right } from './table-for-tests.ts';

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
    const game = await begin('generals', whiteAndBlack, { setup: 'dennewitz' });
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
