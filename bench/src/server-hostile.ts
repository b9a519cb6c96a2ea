// node bench/src/server-hostile.ts [messages]: somebody sends what is malformed, stale, another's or said before. Nothing of it
// may be accepted, the server must live, and its memory stay where it was.
import { WebSocket } from 'ws';
import { act, firstOrder, openPair } from './server/pair.ts';
import { memoryOf, startServer } from './server/process.ts';
import { report } from './server/report.ts';

const [messages = 2000] = process.argv.slice(2).map(Number);
/** A line may say 120 things at once; then the server ends it, and another is opened. */
const perLine = 100;

const server = await startServer(18_156);
const { table, players } = await openPair(server.address, 0);
const [victim, enemy] = players;
const order = await firstOrder(victim);
await act(victim, order, 0, 'before');

/** What one could think of, by turns. */
const tries: readonly ((n: number) => unknown)[] = [
  (n) => ({ ticket: null, name: 'submit', request: { action: order, seen: n } }),
  (n) => ({ ticket: `ticket ${n}`, name: 'look' }),
  () => ({ ticket: null, name: 'open', request: { table, viewer: 'white' } }),
  () => ({ ticket: null, name: 'resign', request: { table: 'another' }, id: 'x' }),
  (n) => ({
    ticket: null,
    name: 'sit',
    request: { link: String(n).padStart(32, '0'), name: 'X', contribution: 'c'.repeat(32) },
  }),
  () => ({ ticket: null, name: '__proto__' }),
  (n) => ({ ticket: null, name: 'makeTable', request: { game: 'generals', options: { setup: n } } }),
  () => [[[[]]]],
  () => null,
  (n) => ({ ticket: null, name: 'importFile', request: { text: 'x'.repeat(n % 1000) } }),
  () => ({ ticket: null, name: 'seat', request: { table, seat: 'white', player: { kind: 'me' } } }),
  () => ({ ticket: null, name: 'remove', request: { table } }),
];

let accepted = 0;
let answered = 0;
let ended = 0;
async function line(from: number): Promise<void> {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/line?speaks=1`, {
    headers: { origin: server.address, cookie: enemy.cookie },
  });
  await new Promise((opened) => socket.on('open', opened));
  await new Promise<void>((over) => {
    let left = perLine;
    socket.on('close', () => {
      ended += 1;
      over();
    });
    socket.on('message', (data) => {
      const { answer } = JSON.parse(String(data)) as { answer?: { ok: boolean } };
      if (answer === undefined) return;
      answered += 1;
      left -= 1;
      if (answer.ok) accepted += 1;
      if (left === 0) socket.close();
    });
    for (let n = from; n < from + perLine; n += 1)
      socket.send(JSON.stringify({ n, question: tries[n % tries.length]?.(n) }));
    setTimeout(() => socket.terminate(), 20_000).unref();
  });
}
/** A heap that has never been used grows once, and what leaks grows for ever: as many are sent before it is looked at. */
for (let from = 0; from < messages; from += perLine) await line(from);
const megabytes = [Math.round(memoryOf(server.pid()))];
for (let tenth = 1; tenth <= 10; tenth += 1) {
  const [begin, end] = [messages + ((tenth - 1) * messages) / 10, messages + (tenth * messages) / 10];
  for (let from = begin; from < end; from += perLine) await line(from);
  megabytes.push(Math.round(memoryOf(server.pid())));
}
const growth = (megabytes.at(-1) ?? 0) - (megabytes[0] ?? 0);
const isAlive = (await victim.ask({ name: 'alive' })).ok && (await act(victim, order, 1, 'after'));
report(
  'server-hostile',
  {
    messages: 2 * messages,
    answered,
    accepted,
    ended,
    isAlive,
    megabytes,
  },
  [
    { what: 'messages', is: answered, atLeast: 100_000 },
    { what: 'accepted', is: accepted, atMost: 0 },
    { what: 'megabytes more after the second half of them', is: growth, atMost: 20 },
  ],
);
for (const player of players) player.close();
await server.close();
process.exitCode = accepted === 0 && isAlive ? 0 : 1;
