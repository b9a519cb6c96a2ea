// node bench/src/server-peer.ts [tables] [seconds]: the same load as server-load.ts, against boardgame.io's server with a
// state of 300 units, kept in memory. Says how long it took from the send until the other player had the new state, and what
// that is to the last run of server-load.ts with as many players.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { report, spread } from './server/report.ts';

const [tables = 50, seconds = 20] = process.argv.slice(2).map(Number);
const port = 18_158;

/** As much as is needed of the socket that boardgame.io's own client speaks through. */
interface Socket {
  emit(event: string, ...args: unknown[]): void;
  on(event: string, heard: (...args: readonly unknown[]) => void): void;
  close(): void;
}
const require = createRequire(createRequire(import.meta.url).resolve('boardgame.io/client'));
const { io }: { io(address: string, options: object): Socket } = require('socket.io-client');

const server = spawn(process.execPath, [join(import.meta.dirname, 'server/peer-server.ts'), String(port)], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (server.stdout !== null) await once(server.stdout, 'data');

interface Player {
  readonly socket: Socket;
  state: number;
  /** Called once each, with the next state. */
  readonly onState: Set<() => void>;
}

async function open(match: string, id: string): Promise<Player> {
  const socket = io(`http://127.0.0.1:${port}/units`, { transports: ['websocket'], forceNew: true });
  const player: Player = { socket, state: 0, onState: new Set() };
  const heard = (stateId: number): void => {
    player.state = stateId;
    for (const told of player.onState) told();
    player.onState.clear();
  };
  socket.on('update', (_match, state) => heard((state as { _stateID: number })._stateID));
  socket.on('patch', (_match, _before, stateId) => heard(Number(stateId)));
  const synced = new Promise<void>((resolve) => socket.on('sync', () => resolve()));
  socket.emit('sync', match, id, undefined, 2);
  await synced;
  return player;
}

/** What server-load.ts found last; null: it was not run with as many players. */
function latest(
  name: string,
): { readonly ms: { readonly p99: number }; heard: number; seconds: number } | null {
  const file = join(import.meta.dirname, `../results/${name}.json`);
  const found = JSON.parse(readFileSync(file, 'utf8')) as NonNullable<ReturnType<typeof latest>> & {
    readonly players: number;
  };
  return found.players === tables * 2 ? found : null;
}
const times = (more: number, less: number): number => Math.round((more / less) * 10) / 10;

const pairs: (readonly [Player, Player])[] = [];
for (let n = 0; n < tables; n += 1)
  pairs.push([await open(`match ${n}`, '0'), await open(`match ${n}`, '1')]);
const waits: number[] = [];
let sent = 0;
const until = Date.now() + seconds * 1000;
const act = async (match: number, i: 0 | 1): Promise<void> => {
  const [me, other] = [pairs[match]?.[i], pairs[match]?.[1 - i]];
  if (me === undefined || other === undefined) return;
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  for (; Date.now() < until; sent += 1) {
    const begun = performance.now();
    other.onState.add(() => waits.push(performance.now() - begun));
    const payload = { type: 'order', args: [sent % 300], playerID: String(i) };
    me.socket.emit('update', { type: 'MAKE_MOVE', payload }, me.state, `match ${match}`, String(i));
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 1000 - (performance.now() - begun))));
  }
};
await Promise.all(pairs.flatMap((_, n) => [act(n, 0), act(n, 1)]));
await new Promise((resolve) => setTimeout(resolve, 3000));
const ms = spread(waits);
const ours = latest('server-load');
report(
  'server-peer',
  { peer: 'boardgame.io', players: tables * 2, seconds, sent, heard: waits.length, ms },
  ours === null
    ? []
    : [
        { what: 'our p99, that many times shorter', is: times(ms['p99'] ?? 0, ours.ms.p99), atLeast: 20 },
        {
          what: 'ours delivered in a second, that many times as many',
          is: times(ours.heard / ours.seconds, waits.length / seconds),
          atLeast: 3,
        },
      ],
);
for (const player of pairs.flat()) player.socket.close();
server.kill('SIGKILL');
