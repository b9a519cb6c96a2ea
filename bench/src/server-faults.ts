// node bench/src/server-faults.ts [exchanges] [tables]: people play over a wire that drops, delays and dies. What was answered
// must be there once, and everybody must get an answer in the end.

import { faultyWire } from './server/faulty-wire.ts';
import { openPair, type Pair } from './server/pair.ts';
import { startServer } from './server/process.ts';
import { report } from './server/report.ts';
import { playUntil, tally } from './server/tally.ts';

const [exchanges = 500, tables = 4] = process.argv.slice(2).map(Number);
const port = 18_153;

const server = await startServer(port);
const wire = await faultyWire(port + 1000, port);
const pairs: Pair[] = [];
for (let n = 0; n < tables; n += 1) pairs.push(await openPair(wire.address, n));
const each = Math.ceil(exchanges / (2 * tables));
const turns = await Promise.all(
  pairs.map(async (pair, n) => {
    const counted = pair.players.map(() => 0);
    return playUntil(pair, n, (i) => {
      const so = counted[i] ?? 0;
      counted[i] = so + 1;
      return so >= each;
    });
  }),
);
const found = await tally(pairs, turns);
const returns = pairs.flatMap(({ players }) => players.map((player) => player.returns()));
const returned = returns.reduce((a, b) => a + b, 0);
// Whoever waits for ever keeps this command from ending: that it ends is the proof that nobody is stuck.
report('server-faults', { exchanges: found.answered, tables, ...found, stuck: 0, returned, ...wire.faults }, [
  { what: 'exchanges', is: found.answered, atLeast: 10_000 },
  { what: 'lost', is: found.lost, atMost: 0 },
  { what: 'doubled', is: found.doubled, atMost: 0 },
]);
for (const { players } of pairs) for (const player of players) player.close();
wire.close();
await server.close();
process.exitCode = found.lost + found.doubled === 0 ? 0 : 1;
