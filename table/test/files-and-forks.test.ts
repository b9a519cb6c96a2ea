import type { Tables } from '@grognard/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { memoryStore } from './memory-store.ts';
import {
  againstAi,
  anOrder,
  freshTable,
  lookUntil,
  newTable,
  right,
  sit,
  tabOn,
  twoMachines,
  twoPeople,
} from './table-for-tests.ts';

interface Finished {
  readonly host: Tables;
  readonly id: string;
  readonly file: string;
}
let finished: Finished;
beforeAll(async () => {
  const host = tabOn(memoryStore());
  const id = await newTable(host, twoMachines);
  await lookUntil(host, id, 'spectator', ({ outcome }) => outcome !== null);
  finished = { host, id, file: right(await sit(host, id, 'spectator').exportFile()) };
}, 60_000);

describe('a finished game as a file', () => {
  it('is sound, and its dice are proven', async () => {
    const { host, file } = finished;
    expect(await host.verify({ text: file })).toMatchObject({
      ok: true,
      value: { is: 'game', dice: 'proven' },
    });
  });

  it('comes back whole on another device, and goes out again the same', async () => {
    const elsewhere = tabOn(memoryStore());
    const id = right(await elsewhere.importFile({ text: finished.file }));
    const there = right(await sit(elsewhere, id, 'spectator').look());
    const here = right(await sit(finished.host, finished.id, 'spectator').look());
    expect({ ...there, id: here.id }).toEqual(here);
    expect(right(await sit(elsewhere, id, 'spectator').exportFile())).toBe(finished.file);
  });

  it('tells how the chance of winning went, from even to decided', async () => {
    const chances = right(await sit(finished.host, finished.id, 'spectator').chances());
    const { n, outcome } = right(await sit(finished.host, finished.id, 'spectator').look());
    expect(chances).toHaveLength(n + 1);
    expect(chances.at(-1)).toBe(
      outcome?.winners.length === 0 ? 0.5 : outcome?.winners.includes('white') ? 1 : 0,
    );
  });

  it.each<[string, (file: string) => string, object]>([
    ['is empty', () => '', {}],
    ['is a letter to a friend', () => 'Dear friend,\nI took b2 today.\n', { path: 'line 1' }],
    ['was cut off', (file) => file.slice(0, file.length / 2), {}],
    [
      'lost its last line',
      (file) => `${file.trimEnd().split('\n').slice(0, -1).join('\n')}\n`,
      { code: 'truncated' },
    ],
    [
      'lost a line in the middle',
      (file) => file.split('\n').toSpliced(9, 1).join('\n'),
      { path: expect.stringContaining('line 10') },
    ],
    [
      'comes from another game',
      (file) => file.replace('"game":"generals"', '"game":"marshals"'),
      { code: 'unknown-game' },
    ],
    [
      'has a better die',
      (file) => file.replace(/"value":1/, '"value":6'),
      { path: expect.stringMatching(/^line \d+/) },
    ],
    [
      'has another hash',
      (file) => file.replace(/"hash":"../, '"hash":"zz'),
      { path: expect.stringMatching(/^line \d+/) },
    ],
  ])('that %s is refused with the place, and nothing is stored', async (_what, spoil, error) => {
    const spoilt = spoil(finished.file);
    expect(spoilt).not.toBe(finished.file);
    const elsewhere = tabOn(memoryStore());
    expect(await elsewhere.importFile({ text: spoilt })).toMatchObject({ ok: false, error });
    expect(await elsewhere.verify({ text: spoilt })).toMatchObject({ ok: false, error });
    expect(right(await elsewhere.list()).tables).toEqual([]);
  });
});

describe('a game by rules that are not here', () => {
  it('is neither sound nor not: it names the edition, and nothing is stored', async () => {
    const elsewhere = finished.file.replace(
      /"edition":(null|\{[^}]*\})/,
      '"edition":{"number":99,"digest":null}',
    );
    const tab = tabOn(memoryStore());
    expect(await tab.verify({ text: elsewhere })).toMatchObject({
      ok: true,
      value: { is: 'elsewhere', game: 'generals', edition: { number: 99 } },
    });
    expect(await tab.importFile({ text: elsewhere })).toMatchObject({
      ok: false,
      error: { code: 'unknown-edition', path: 'line 1: edition' },
    });
    expect(right(await tab.list()).tables).toEqual([]);
  });
});

describe('an unfinished game as a file', () => {
  it('goes on elsewhere at the same decision, with dice of its own', async () => {
    const { host, id } = await freshTable();
    await sit(host, id, 'white').submit({ action: anOrder, seen: 0 });
    const file = right(await sit(host, id, 'white').exportFile());
    expect(await host.verify({ text: file })).toEqual({ ok: true, value: { is: 'viewing' } });
    const elsewhere = tabOn(memoryStore());
    const copy = right(await elsewhere.importFile({ text: file }));
    const here = right(await sit(host, id, 'white').look());
    const there = right(await sit(elsewhere, copy, 'white').look());
    expect(there.view).toEqual(here.view);
    expect(there.offers).toEqual(here.offers);
    expect(there.commitment).not.toBe(here.commitment);
    expect(await sit(elsewhere, copy, 'white').submit({ action: anOrder, seen: 0 })).toEqual({
      ok: true,
      n: 1,
    });
  });

  it('resumed by machines can be finished, and is still sound', async () => {
    const { host, id } = await freshTable();
    await sit(host, id, 'white').submit({ action: anOrder, seen: 0 });
    const elsewhere = tabOn(memoryStore());
    const copy = right(
      await elsewhere.importFile({ text: right(await sit(host, id, 'white').exportFile()) }),
    );
    for (const seat of ['white', 'black'])
      right(await elsewhere.seat({ table: copy, seat, player: { kind: 'ai', level: 'conscript' } }));
    await lookUntil(elsewhere, copy, 'spectator', ({ outcome }) => outcome !== null);
    const file = right(await sit(elsewhere, copy, 'spectator').exportFile());
    expect(await elsewhere.verify({ text: file })).toMatchObject({ ok: true, value: { dice: 'proven' } });
  }, 60_000);
});

describe('a fork', () => {
  it('of a running battle shows what the seat knows and nothing of the other side', async () => {
    const { host, id } = await freshTable();
    await sit(host, id, 'white').submit({ action: anOrder, seen: 0 });
    await sit(host, id, 'black').submit({
      action: { type: 'order', from: 'b3', arm: 'I', path: ['b2'] },
      seen: 0,
    });
    const fork = right(await sit(host, id, 'white').fork({ n: 1, players: twoPeople }));
    const white = right(await sit(host, id, 'white').look());
    expect(white.n).toBe(1);
    const sandbox = right(await sit(host, fork, 'white').look());
    expect(sandbox.kind).toBe('sandbox');
    expect(sandbox.view).toEqual(white.view);
    expect(sandbox.commitment).not.toBe(white.commitment);
  });

  it('of a running battle is not open to spectators', async () => {
    const { host, id } = await freshTable();
    expect(await sit(host, id, 'spectator').fork({ n: 0, players: twoPeople })).toMatchObject({
      ok: false,
      error: { code: 'not-a-seat' },
    });
  });

  it('of a finished battle is exact, and can be played and reloaded', async () => {
    const { host, id } = finished;
    const { n } = right(await sit(host, id, 'spectator').look());
    const middle = Math.floor(n / 2);
    const exact = right(await sit(host, id, 'spectator').fork({ n: middle, players: twoPeople }));
    const then = right(await sit(host, id, 'black').lookBack({ n: middle }));
    expect(right(await sit(host, exact, 'black').lookBack({ n: 0 })).view).toEqual(then.view);
    const played = right(await sit(host, id, 'spectator').fork({ n: middle, players: twoMachines }));
    await lookUntil(host, played, 'spectator', ({ n: moments }) => moments > 0);
  });

  it('at the very end has nothing to play', async () => {
    const { host, id } = finished;
    const { n } = right(await sit(host, id, 'spectator').look());
    expect(await sit(host, id, 'spectator').fork({ n, players: againstAi })).toMatchObject({
      ok: false,
      error: { code: 'over' },
    });
    expect(await sit(host, id, 'spectator').fork({ n: n + 1, players: againstAi })).toMatchObject({
      ok: false,
      error: { code: 'no-entry' },
    });
  });
});
