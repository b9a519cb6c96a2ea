// node bench/src/server-kill.ts [kills] [tables]: kills the server without a word every two seconds while people play,
// starts it again, and counts: what was answered must be there once, and every table must go on.
import type { Client } from './server/client.ts';
import { act, firstOrder, openPair, type Pair } from './server/pair.ts';
import { startServer } from './server/process.ts';

const [kills = 5, tables = 4] = process.argv.slice(2).map(Number);

const server = await startServer(18_152, process.env['DATABASE_URL']);
const pairs: Pair[] = [];
for (let n = 0; n < tables; n += 1) pairs.push(await openPair(server.address, n));

/** How many entries of the journal are a seat's own, as it sees them itself. */
async function entriesOf(player: Client | undefined, seat: string): Promise<number> {
  const reply = await player?.ask({ name: 'moments', request: { from: 1 }, isPlace: true });
  const moments = (reply?.value ?? []) as readonly { readonly seat: string }[];
  return moments.filter((moment) => moment.seat === seat).length;
}

let isOver = false;
async function play(pair: Pair, n: number): Promise<readonly number[]> {
  return Promise.all(
    pair.players.map(async (player, i) => {
      const order = await firstOrder(player);
      let turn = 0;
      for (; !isOver; turn += 1)
        if (!(await act(player, order, turn, `${n} ${i}`)))
          throw new Error(`table ${n}: turn ${turn} refused`);
      return turn;
    }),
  );
}
const playing = pairs.map(play);
for (let kill = 0; kill < kills; kill += 1) {
  await new Promise((resolve) => setTimeout(resolve, 2000));
  await server.kill();
  await server.start();
}
await new Promise((resolve) => setTimeout(resolve, 2000));
isOver = true;
let lost = 0;
let doubled = 0;
let answered = 0;
for (const [n, turns] of (await Promise.all(playing)).entries())
  for (const [i, count] of turns.entries()) {
    const seat = i === 0 ? 'white' : 'black';
    const own = await entriesOf(pairs[n]?.players[i], seat);
    answered += count;
    lost += Math.max(0, count - own);
    doubled += Math.max(0, own - count);
  }
console.log(JSON.stringify({ kills, tables, answered, lost, doubled }));
for (const { players } of pairs) for (const player of players) player.close();
await server.close();
process.exitCode = lost + doubled === 0 ? 0 : 1;
