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

export async function openPair(server: string, n: number): Promise<Pair> {
  const host = await openClient(server, 2 * n);
  const guest = await openClient(server, 2 * n + 1);
  const made = await host.ask({ name: 'makeTable', request: wish, id: `make ${n}` });
  const { table, links } = made.value as Made;
  const request = { link: links['black'], name: `Guest ${n}`, contribution: 'b'.repeat(32) };
  await guest.ask({ name: 'sit', request, id: `sit ${n}` });
  host.sitAt(table, 'white');
  guest.sitAt(table, 'black');
  return { table, players: [host, guest] };
}

/** The drafts a player may make; any of them can be taken back. */
export async function firstOrder(player: Client): Promise<unknown> {
  const looked = await player.ask({ name: 'look', isPlace: true });
  const { offers } = looked.value as { offers: readonly { action: { type: string }; refusal: unknown }[] };
  return offers.find(({ action, refusal }) => action.type === 'order' && refusal === null)?.action;
}

/** One checked and durable thing, done until it is answered; whether it was accepted. */
export async function act(player: Client, order: unknown, turn: number, who: string): Promise<boolean> {
  const id = `${who} ${turn}`;
  const reply =
    turn % 2 === 0
      ? await player.ask({ name: 'submit', request: { action: order, seen: turn }, id, isPlace: true })
      : await player.ask({ name: 'undo', id, isPlace: true });
  return reply.ok;
}
