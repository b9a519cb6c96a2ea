// node bench/src/server-load.ts [tables] [seconds]: two players at each table do one checked and durable thing a second
// each: white locks its sheet and opens it again, black drafts an order and takes it back. Says how long it took from the
// send until black's screen was told, which sees both, and what the processor did.
import { readFileSync } from 'node:fs';
import { act, firstOrder, lockSheet, openPairs, type Pair } from './server/pair.ts';
import { startServer } from './server/process.ts';
import { report, spread } from './server/report.ts';

const [tables = 50, seconds = 20] = process.argv.slice(2).map(Number);
const TICKS_PER_SECOND = 100;

/** Seconds of processor the server has used. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

async function play({ players }: Pair, n: number, until: number, waits: number[]): Promise<number> {
  let done = 0;
  const one = async (i: 0 | 1): Promise<void> => {
    const player = players[i];
    const [, black] = players;
    const order = await (i === 0 ? lockSheet(player) : firstOrder(player));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    for (let turn = 0; Date.now() < until; turn += 1) {
      const sent = performance.now();
      const told = new Promise<void>((heard) => {
        black.onTable.add(heard);
      });
      void told.then(() => waits.push(performance.now() - sent));
      if (await act(player, order, turn, `${n} ${i}`)) done += 1;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, 1000 - (performance.now() - sent))));
    }
  };
  await Promise.all([one(0), one(1)]);
  return done;
}

const server = await startServer(18_151);
const pairs = await openPairs(server.address, tables);
const waits: number[] = [];
const before = processorTime(server.pid());
const until = Date.now() + seconds * 1000;
const done = (await Promise.all(pairs.map((pair, n) => play(pair, n, until, waits)))).reduce(
  (a, b) => a + b,
  0,
);
const used = processorTime(server.pid()) - before;
report('server-load', {
  players: tables * 2,
  seconds,
  accepted: done,
  heard: waits.length,
  ms: spread(waits),
  processorMsPerAction: Math.round((used * 10_000) / done) / 10,
});
for (const { players } of pairs) for (const player of players) player.close();
await server.close();
