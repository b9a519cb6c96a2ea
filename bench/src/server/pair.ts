// Two players at one table of Generals who draft an order and take it back, again and again: each is checked by the rules
// and on disk before it is answered.
import { type Client, openClient } from './client.ts';

export interface Pair {
  readonly table: string;
  readonly players: readonly [Client, Client];
}

interface Made {
  readonly table: string;
  readonly links: { readonly [seat: string]: string };
}

const wish = {
  game: 'generals',
  options: { setup: 'dennewitz' },
  about: 'a measured battle',
  seats: { white: { kind: 'me' }, black: { kind: 'guest' } },
  hints: false,
  visibility: 'private',
  watching: 'nobody',
  delay: 0,
  clock: { kind: 'none' },
  zero: 'nothing',
  contribution: 'a'.repeat(32),
};

/** `known`: somebody who is there already and makes the table. `other`: where the guest comes to. */
export async function openPair(server: string, n: number, known?: Client, other = server): Promise<Pair> {
  const host = known ?? (await openClient(server, 2 * n));
  const guest = await openClient(other, 2 * n + 1);
  const made = await host.ask({ name: 'makeTable', request: wish, id: `make ${n}` });
  const { table, links } = made.value as Made;
  const request = { link: links['black'], name: `Guest ${n}`, contribution: 'b'.repeat(32) };
  await guest.ask({ name: 'sit', request, id: `sit ${n}` });
  if (known === undefined) host.sitAt(table, 'white');
  guest.sitAt(table, 'black');
  return { table, players: [host, guest] };
}

const atOnce = 25;

/** So many pairs, each at a table of its own; some at once, so that it does not take for ever. */
export async function openPairs(servers: readonly string[], count: number): Promise<readonly Pair[]> {
  const at = (n: number): string => servers[n % servers.length] ?? '';
  const pairs: Pair[] = [];
  while (pairs.length < count) {
    const some = Array.from({ length: Math.min(atOnce, count - pairs.length) }, (_, i) =>
      openPair(at(pairs.length + i), pairs.length + i, undefined, at(pairs.length + i + 1)),
    );
    pairs.push(...(await Promise.all(some)));
  }
  return pairs;
}

interface Offer {
  readonly action: { readonly type: string };
  readonly refusal: unknown;
  readonly role?: string;
}

async function choice(player: Client, isThis: (offer: Offer) => boolean): Promise<unknown> {
  const looked = await player.ask({ name: 'look', isPlace: true });
  const { offers, n } = looked.value as { readonly offers: readonly Offer[]; readonly n: number };
  player.seen = n;
  return offers.find((offer) => offer.refusal === null && isThis(offer))?.action;
}

/** A draft nobody else sees; it can be taken back. */
export const firstOrder = (player: Client): Promise<unknown> =>
  choice(player, ({ action }) => action.type === 'order');

/** Locking the sheet, which everybody sees, and which can be taken back while the other has not. */
export const lockSheet = (player: Client): Promise<unknown> =>
  choice(player, ({ role }) => role === 'commit');

/** One checked and durable thing, done until it is answered; whether it was accepted. */
export async function act(player: Client, order: unknown, turn: number, who: string): Promise<boolean> {
  const id = `${who} ${turn}`;
  const { ok, n } =
    turn % 2 === 0
      ? await player.ask({ name: 'submit', request: { action: order, seen: player.seen }, id, isPlace: true })
      : await player.ask({ name: 'undo', id, isPlace: true });
  if (n !== undefined) player.seen = n;
  return ok;
}
