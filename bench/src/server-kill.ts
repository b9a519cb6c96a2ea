// node bench/src/server-kill.ts [kills] [tables]: kills the server without a word every two seconds while people play,
// starts it again, and counts: what was answered must be there once, and every table must go on.
import { openPair, type Pair } from './server/pair.ts';
import { startServer } from './server/process.ts';
import { report } from './server/report.ts';
import { playUntil, tally } from './server/tally.ts';

const [kills = 5, tables = 4] = process.argv.slice(2).map(Number);
const databaseUrl = process.env['DATABASE_URL'];

const server = await startServer(18_152, databaseUrl);
const pairs: Pair[] = [];
for (let n = 0; n < tables; n += 1) pairs.push(await openPair(server.address, n));
let isOver = false;
const playing = pairs.map((pair, n) => playUntil(pair, n, () => isOver));
for (let kill = 0; kill < kills; kill += 1) {
  await new Promise((resolve) => setTimeout(resolve, 2000));
  await server.kill();
  await server.start();
}
await new Promise((resolve) => setTimeout(resolve, 2000));
isOver = true;
const found = await tally(pairs, await Promise.all(playing));
const store = databaseUrl === undefined ? 'SQLite' : 'PostgreSQL';
report(
  databaseUrl === undefined ? 'server-kill' : 'server-kill-postgres',
  { store, kills, tables, ...found },
  [
    { what: 'kills', is: kills, atLeast: 100 },
    { what: 'lost', is: found.lost, atMost: 0 },
    { what: 'doubled', is: found.doubled, atMost: 0 },
  ],
);
for (const { players } of pairs) for (const player of players) player.close();
await server.close();
process.exitCode = found.lost + found.doubled === 0 ? 0 : 1;
