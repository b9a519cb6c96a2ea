// Sets two worlds up on a real server and writes down every byte that the watcher and an onlooker receive in each. What
// differs is a leak.
import { type Client, openClient } from './client.ts';
import type { World, Worlds } from './worlds.ts';

const settling = 150;
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, settling));

/** What nobody chose differs from table to table: ids, hashes, numbers of guests and of questions, the time of day. */
const masked = (frame: string): string =>
  frame
    .replace(/[0-9a-f]{16,64}/g, (digits) => 'x'.repeat(digits.length))
    .replace(/Guest \d{4}/g, 'Guest')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replace(/\b1[789]\d{11}\b/g, 'time')
    .replace(/"n":\d+,"answer"/, '"answer"');

interface Table {
  readonly id: string;
  readonly watcher: Client;
  readonly others: ReadonlyMap<string, Client>;
  readonly onlooker: Client;
}

async function mustAsk(client: Client, call: Parameters<Client['ask']>[0]): Promise<unknown> {
  const reply = await client.ask(call);
  if (!reply.ok) throw new Error(`${call.name}: ${JSON.stringify(reply)}`);
  return reply.value;
}

async function setUp(server: string, n: number, worlds: Worlds, world: World): Promise<Table> {
  const { game, options, seats, watcher: seat } = worlds;
  const [host = seat, ...guests] = [...seats.filter((other) => other !== seat), seat];
  const clients = await Promise.all(seats.map((_, i) => openClient(server, n * 10 + i)));
  const onlooker = await openClient(server, n * 10 + 9);
  const by = new Map([host, ...guests].map((name, i) => [name, clients[i] as Client]));
  const contribution = 'a'.repeat(32);
  const wish = {
    game,
    options,
    position: world.position,
    about: 'two worlds',
    seats: Object.fromEntries(seats.map((name) => [name, { kind: name === host ? 'me' : 'guest' }])),
    hints: true,
    visibility: 'private',
    watching: 'anybody',
    delay: 0,
    clock: { kind: 'none' },
    zero: 'nothing',
    contribution,
  };
  const made = await mustAsk(by.get(host) as Client, { name: 'makeTable', request: wish, id: `make ${n}` });
  const { table, links } = made as { readonly table: string; readonly links: { [seat: string]: string } };
  for (const guest of guests)
    await mustAsk(by.get(guest) as Client, {
      name: 'sit',
      request: { link: links[guest], name: 'Halkett', contribution },
      id: `sit ${n} ${guest}`,
    });
  for (const [name, client] of by) client.sitAt(table, name);
  onlooker.sitAt(table, 'spectator');
  for (const client of [...clients, onlooker]) await mustAsk(client, { name: 'look', isPlace: true });
  await rest();
  const watcher = by.get(seat) as Client;
  by.delete(seat);
  return { id: table, watcher, others: by, onlooker };
}

/** Everything somebody can ask for without doing anything. */
async function askAll(client: Client, table: string): Promise<void> {
  for (const name of ['look', 'exportFile', 'chances']) await client.ask({ name, isPlace: true });
  await client.ask({ name: 'moments', request: { from: 0 }, isPlace: true });
  await client.ask({ name: 'lookBack', request: { n: 0 }, isPlace: true });
  await client.ask({ name: 'room', request: { table } });
  for (const name of ['list', 'myGames', 'openTables', 'me']) await client.ask({ name });
}

async function received(table: Table, worlds: Worlds, { unseen }: World): Promise<readonly string[]> {
  const { id, watcher, onlooker, others } = table;
  // Each has a line of its own: which of two lines is quicker tells nothing.
  const [frames, overheard]: [string[], string[]] = [[], []];
  watcher.overhear = (frame) => frames.push(masked(frame));
  onlooker.overhear = (frame) => overheard.push(masked(frame));
  await askAll(watcher, id);
  await askAll(onlooker, id);
  for (const { seat, action } of unseen) {
    const other = others.get(seat);
    if (other === undefined) continue;
    const looked = (await mustAsk(other, { name: 'look', isPlace: true })) as { readonly n: number };
    await mustAsk(other, {
      name: 'submit',
      request: { action, seen: looked.n },
      id: `u ${frames.length}`,
      isPlace: true,
    });
  }
  await rest();
  await askAll(watcher, id);
  for (const [n, action] of worlds.steps.entries()) {
    const looked = (await mustAsk(watcher, { name: 'look', isPlace: true })) as { readonly n: number };
    const request = { action, seen: looked.n };
    await watcher.ask({ name: 'submit', request, id: `step ${n}`, isPlace: true });
    await askAll(watcher, id);
  }
  await rest();
  for (const client of [watcher, onlooker]) client.overhear = null;
  return [...frames, ...overheard];
}

async function timedLook(client: Client): Promise<number> {
  const begun = performance.now();
  await client.ask({ name: 'look', isPlace: true });
  return performance.now() - begun;
}

export interface Finding {
  readonly frames: number;
  /** The first that differs, from both worlds; null: none does. */
  readonly leak: readonly [string, string] | null;
  /** Milliseconds a look took in each world, by turns. */
  readonly times: readonly [readonly number[], readonly number[]];
}

function firstDifference(one: readonly string[], other: readonly string[]): Finding['leak'] {
  for (let i = 0; i < Math.max(one.length, other.length); i += 1)
    if (one[i] !== other[i]) return [one[i] ?? 'nothing', other[i] ?? 'nothing'];
  return null;
}

/** `n` is nobody else's number; `looks`: how often each world is looked at for the time it takes. */
export async function compareWorlds(
  server: string,
  n: number,
  worlds: Worlds,
  looks: number,
): Promise<Finding> {
  const [real, imagined] = worlds.pair;
  const tables = [
    await setUp(server, 2 * n, worlds, real),
    await setUp(server, 2 * n + 1, worlds, imagined),
  ] as const;
  const seen = [
    await received(tables[0], worlds, real),
    await received(tables[1], worlds, imagined),
  ] as const;
  const times: [number[], number[]] = [[], []];
  for (let i = 0; i < looks; i += 1)
    for (const which of [0, 1] as const) times[which].push(await timedLook(tables[which].watcher));
  for (const { watcher, onlooker, others } of tables)
    for (const client of [watcher, onlooker, ...others.values()]) client.close();
  return { frames: seen[0].length, leak: firstDifference(...seen), times };
}
