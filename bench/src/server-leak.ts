// node bench/src/server-leak.ts [worlds per title] [looks]: what goes over the wire to one side, in two worlds it may not
// tell apart, for every title: the same bytes, as many messages, as large, and in times that do not differ.
import { games } from '@grognard/games/registry';
import { compareWorlds } from './server/leak.ts';
import { startServer } from './server/process.ts';
import { rankTest } from './server/rank-test.ts';
import { report, spread } from './server/report.ts';
import { worldsOf } from './server/worlds.ts';

const [each = 10, looks = 20] = process.argv.slice(2).map(Number);
/** What chance does not do. */
const telling = 5;

/** Both texts from shortly before they part. */
function around([one, other]: readonly [string, string]): readonly string[] {
  const from = [...one].findIndex((letter, i) => letter !== other[i]);
  return [one, other].map((text) => text.slice(Math.max(0, from - 300), from + 200));
}

const server = await startServer(18_157);
let isSound = true;
let [leaksFound, largestRank] = [0, 0];
let n = 0;
const facts: Record<string, object> = {};
for (const title of games) {
  const times: [number[], number[]] = [[], []];
  let [compared, frames, leaks] = [0, 0, 0];
  for (let seed = 1; compared < each && seed < 10 * each; seed += 1) {
    const worlds = await worldsOf(title, seed);
    if (worlds === null) continue;
    n += 1;
    const found = await compareWorlds(server.address, n, worlds, looks);
    compared += 1;
    frames += found.frames;
    if (found.leak !== null) {
      leaks += 1;
      console.error(title.meta.id, seed, worlds.watcher, ...around(found.leak));
    }
    for (const which of [0, 1] as const) times[which].push(...found.times[which]);
  }
  const rank = Math.round(rankTest(...times) * 10) / 10;
  leaksFound += leaks;
  largestRank = Math.max(largestRank, Math.abs(rank));
  isSound &&= leaks === 0 && Math.abs(rank) < telling;
  facts[title.meta.id] = { worlds: compared, frames, leaks, look: times.map(spread), rank };
}
report('server-leak', { titles: facts, isSound }, [
  { what: 'messages that tell two worlds apart', is: leaksFound, atMost: 0 },
  { what: 'largest rank of times between two worlds', is: largestRank, atMost: telling },
]);
await server.close();
process.exitCode = isSound ? 0 : 1;
