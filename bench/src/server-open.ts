// node bench/src/server-open.ts [games] [entries] [times]: one person with many games opens the list of them, and a table at
// which much has happened: as it lies in memory, and after the server was started again.

import { openClient } from './server/client.ts';
import { act, firstOrder, openPair, type Pair } from './server/pair.ts';
import { startServer } from './server/process.ts';
import { report, spread } from './server/report.ts';

const [games = 20, entries = 300, times = 20] = process.argv.slice(2).map(Number);

async function timed(task: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await task();
  return performance.now() - begun;
}

const server = await startServer(18_155);
const host = await openClient(server.address, 1);
const pairs: Pair[] = [];
for (let n = 0; n < games; n += 1) pairs.push(await openPair(server.address, n + 1, host));
const [pair] = pairs;
if (pair === undefined) throw new Error('There must be at least 1 game.');
const [, guest] = pair.players;
const order = await firstOrder(guest);
// One line may say 30 things a second: that is how long it takes.
for (let turn = 0; turn < entries; turn += 1) {
  if (turn % 30 === 29) await new Promise((resolve) => setTimeout(resolve, 1000));
  if (!(await act(guest, order, turn, 'entries'))) throw new Error(`turn ${turn} refused`);
}
const list: number[] = [];
const warm: number[] = [];
const cold: number[] = [];
for (let n = 0; n < times; n += 1) {
  list.push(await timed(() => host.ask({ name: 'myGames' })));
  warm.push(await timed(() => guest.ask({ name: 'look', isPlace: true })));
  await new Promise((resolve) => setTimeout(resolve, 100));
}
for (let n = 0; n < Math.min(times, 5); n += 1) {
  await server.kill();
  await server.start();
  await guest.ask({ name: 'alive' });
  cold.push(await timed(() => guest.ask({ name: 'look', isPlace: true })));
}
const [myGames, table, afterRestart] = [spread(list), spread(warm), spread(cold)];
report('server-open', { games, entries, myGames, table, afterRestart }, [
  { what: 'games', is: games, atLeast: 200 },
  { what: 'entries', is: entries, atLeast: 3000 },
  { what: 'milliseconds for my games, p95', is: myGames['p95'] ?? 0, atMost: 100 },
  { what: 'milliseconds for a table in use, p95', is: table['p95'] ?? 0, atMost: 150 },
  { what: 'milliseconds for a table after a restart, p95', is: afterRestart['p95'] ?? 0, atMost: 150 },
]);
host.close();
for (const { players } of pairs) for (const player of players) player.close();
await server.close();
