import { beforeAll, describe, expect, it } from 'vitest';
import type { TableHost } from '../../src/host-link.ts';
import { memoryStore } from './memory-store.ts';
import {
  againstAi,
  anOrder,
  freshTable,
  lookUntil,
  newTable,
  right,
  tabOn,
  twoMachines,
  twoPeople,
} from './table-for-tests.ts';

interface Finished {
  readonly host: TableHost;
  readonly id: string;
  readonly file: string;
}
let finished: Finished;
beforeAll(async () => {
  const host = tabOn(memoryStore());
  const id = await newTable(host, twoMachines);
  await lookUntil(host, id, 'spectator', ({ outcome }) => outcome !== null);
  finished = { host, id, file: right(await host.exportFile(id)) };
}, 60_000);

describe('a finished game as a file', () => {
  it('is sound, and its dice are proven', async () => {
    const { host, file } = finished;
    expect(await host.verify(file)).toMatchObject({ ok: true, dice: 'proven' });
  });

  it('comes back whole on another device, and goes out again the same', async () => {
    const elsewhere = tabOn(memoryStore());
    const id = right(await elsewhere.importFile(finished.file));
    const there = right(await elsewhere.look(id, 'spectator'));
    const here = right(await finished.host.look(finished.id, 'spectator'));
    expect({ ...there, id: here.id }).toEqual(here);
    expect(right(await elsewhere.exportFile(id))).toBe(finished.file);
  });

  it('tells how the chance of winning went, from even to decided', async () => {
    const chances = right(await finished.host.chances(finished.id));
    const { n, outcome } = right(await finished.host.look(finished.id, 'spectator'));
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
      'comes from a later version',
      (file) => file.replace('"version":1', '"version":99'),
      { path: 'line 1: version' },
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
    expect(await elsewhere.importFile(spoilt)).toMatchObject({ ok: false, error });
    expect(await elsewhere.verify(spoilt)).toMatchObject({ ok: false, problem: error });
    expect(await elsewhere.list()).toEqual([]);
  });
});

describe('an unfinished game as a file', () => {
  it('goes on elsewhere at the same decision, with dice of its own', async () => {
    const { host, id } = await freshTable();
    await host.submit(id, 'white', anOrder, 0);
    const file = right(await host.exportFile(id));
    expect(await host.verify(file)).toMatchObject({ ok: true, dice: 'sealed' });
    const elsewhere = tabOn(memoryStore());
    const copy = right(await elsewhere.importFile(file));
    const here = right(await host.look(id, 'white'));
    const there = right(await elsewhere.look(copy, 'white'));
    expect(there.view).toEqual(here.view);
    expect(there.offers).toEqual(here.offers);
    expect(there.commitment).not.toBe(here.commitment);
    expect(await elsewhere.submit(copy, 'white', anOrder, 1)).toEqual({ ok: true, n: 2 });
  });

  it('resumed by machines can be finished, and is still sound', async () => {
    const { host, id } = await freshTable();
    await host.submit(id, 'white', anOrder, 0);
    const elsewhere = tabOn(memoryStore());
    const copy = right(await elsewhere.importFile(right(await host.exportFile(id))));
    for (const seat of ['white', 'black'])
      right(await elsewhere.seat(copy, seat, { kind: 'ai', level: 'conscript' }));
    await lookUntil(elsewhere, copy, 'spectator', ({ outcome }) => outcome !== null);
    expect(await elsewhere.verify(right(await elsewhere.exportFile(copy)))).toMatchObject({ ok: true });
  }, 60_000);
});

describe('a fork', () => {
  it('of a running battle shows what the seat knows and nothing of the other side', async () => {
    const { host, id } = await freshTable();
    await host.submit(id, 'white', anOrder, 0);
    await host.submit(id, 'black', { type: 'order', from: 'b3', arm: 'I', path: ['b2'] }, 0);
    const fork = right(await host.fork(id, 'white', 1, twoPeople));
    const white = right(await host.look(id, 'white'));
    expect(white.n).toBe(1);
    const sandbox = right(await host.look(fork, 'white'));
    expect(sandbox.kind).toBe('sandbox');
    expect(sandbox.view).toEqual(white.view);
    expect(sandbox.commitment).not.toBe(white.commitment);
  });

  it('of a running battle is not open to spectators', async () => {
    const { host, id } = await freshTable();
    expect(await host.fork(id, 'spectator', 0, twoPeople)).toMatchObject({
      ok: false,
      error: { code: 'not-a-seat' },
    });
  });

  it('of a finished battle is exact, and can be played and reloaded', async () => {
    const { host, id } = finished;
    const { n } = right(await host.look(id, 'spectator'));
    const middle = Math.floor(n / 2);
    const fork = right(await host.fork(id, 'spectator', middle, twoMachines));
    const then = right(await host.lookBack(id, 'black', middle));
    expect(right(await host.lookBack(fork, 'black', 0)).view).toEqual(then.view);
    await lookUntil(host, fork, 'spectator', ({ n: entries }) => entries > 0);
  });

  it('at the very end has nothing to play', async () => {
    const { host, id } = finished;
    const { n } = right(await host.look(id, 'spectator'));
    expect(await host.fork(id, 'spectator', n, againstAi)).toMatchObject({
      ok: false,
      error: { code: 'over' },
    });
    expect(await host.fork(id, 'spectator', n + 1, againstAi)).toMatchObject({
      ok: false,
      error: { code: 'no-entry' },
    });
  });
});
