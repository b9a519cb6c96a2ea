// The short form of `node bench/src/server-leak.ts`: every title, a few moments, over a real server and real sockets.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { games, type Title } from '@grognard/games/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareWorlds } from '../src/server/leak.ts';
import { type ServerProcess, startServer } from '../src/server/process.ts';
import { rankTest } from '../src/server/rank-test.ts';
import { type Worlds, worldsOf } from '../src/server/worlds.ts';

/** A port nobody listens at: other runs of the tests may be under way on this machine. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer(await freePort());
}, 60_000);
afterAll(() => server.close());

const moments = 2;

/** The first worlds of a title whose battle was not over too soon. */
async function someWorlds(title: Title): Promise<readonly Worlds[]> {
  const found: Worlds[] = [];
  for (let seed = 1; found.length < moments && seed < 20; seed += 1) {
    const worlds = await worldsOf(title, seed);
    if (worlds !== null) found.push(worlds);
  }
  return found;
}

test.each(games.map((title, n) => ({ title, n, id: title.meta.id })))(
  '$id: two worlds look alike over the wire, to the byte and in the number of messages',
  async ({ title, n }) => {
    const all = await someWorlds(title);
    expect(all).toHaveLength(moments);
    for (const [i, worlds] of all.entries()) {
      const { leak, frames } = await compareWorlds(server.address, n * moments + i + 1, worlds, 0);
      expect(leak).toBeNull();
      expect(frames).toBeGreaterThan(20);
    }
  },
  60_000,
);

test('times are told apart when one side is slower, and not when none is', () => {
  const steady = Array.from({ length: 200 }, (_, i) => 1 + ((i * 7919) % 100) / 100);
  expect(Math.abs(rankTest(steady, [...steady].reverse()))).toBeLessThan(1);
  expect(
    rankTest(
      steady.map((ms) => ms * 1.5),
      steady,
    ),
  ).toBeGreaterThan(5);
});
