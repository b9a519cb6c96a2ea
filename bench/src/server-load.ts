// node bench/src/server-load.ts [tables] [seconds] [processes]: two players at each table do one checked and durable thing a second
// each: white locks its sheet and opens it again, black drafts an order and takes it back. Says how long it took from the
// send until black's screen was told, which sees both, and what the processor did. Several processes need a DATABASE_URL
// (server/test/store/with-postgres.ts starts one); the two players of a table are then on different processes.
import { readFileSync } from 'node:fs';
import { act, firstOrder, lockSheet, openPairs, type Pair } from './server/pair.ts';
import { type ServerProcess, startServer } from './server/process.ts';
import { report, spread } from './server/report.ts';

const [tables = 50, seconds = 20, processes = 1] = process.argv.slice(2).map(Number);
const TICKS_PER_SECOND = 100;

/** Seconds of processor the server has used. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

interface Ready {
  readonly pair: Pair;
  readonly orders: readonly [unknown, unknown];
}

async function play({ pair, orders }: Ready, n: number, until: number, waits: number[]): Promise<number> {
  const { players } = pair;
  const [, black] = players;
  let done = 0;
  const one = async (i: 0 | 1): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    for (let turn = 0; Date.now() < until; turn += 1) {
      const sent = performance.now();
      black.onTable.add(() => waits.push(performance.now() - sent));
      if (await act(players[i], orders[i], turn, `${n} ${i}`)) done += 1;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, 1000 - (performance.now() - sent))));
    }
  };
  await Promise.all([one(0), one(1)]);
  return done;
}

const databaseUrl = process.env['DATABASE_URL'];
if (processes > 1 && databaseUrl === undefined) throw new Error('Several processes need a DATABASE_URL.');
const servers: ServerProcess[] = [];
for (let n = 0; n < processes; n += 1) servers.push(await startServer(18_151 + 100 * n, databaseUrl));
const addresses = servers.map(({ address }) => address);
const ready: Ready[] = [];
for (const pair of await openPairs(addresses, tables))
  ready.push({
    pair,
    orders: [await lockSheet(pair.players[0]), await firstOrder(pair.players[1])],
  });
const used = (): number => servers.reduce((sum, server) => sum + processorTime(server.pid()), 0);
const waits: number[] = [];
const before = used();
const until = Date.now() + seconds * 1000;
const counts = await Promise.all(ready.map((one, n) => play(one, n, until, waits)));
const accepted = counts.reduce((a, b) => a + b, 0);
const ms = spread(waits);
report(
  databaseUrl === undefined ? 'server-load' : `server-load-postgres-${processes}`,
  {
    players: tables * 2,
    seconds,
    processes,
    store: databaseUrl === undefined ? 'SQLite' : 'PostgreSQL',
    accepted,
    heard: waits.length,
    ms,
    processorMsPerAction: Math.round(((used() - before) * 100_000) / accepted) / 100,
  },
  [
    { what: 'players', is: tables * 2, atLeast: 2000 },
    { what: 'seconds', is: seconds, atLeast: 60 },
    { what: 'accepted but not heard', is: accepted - waits.length, atMost: 0 },
    { what: 'milliseconds to the other screen, p99', is: ms['p99'] ?? 0, atMost: 50 },
  ],
);
for (const { pair } of ready) for (const player of pair.players) player.close();
for (const server of servers) await server.close();
