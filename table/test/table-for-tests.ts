import { games } from '@grognard/games/registry';
import type { Json } from '@grognard/kernel';
import {
  connect,
  type Place,
  type Players,
  remoteTables,
  type TableState,
  type Tables,
} from '@grognard/protocol';
import { PLACE } from '@grognard/protocol/messages.ts';
import { atOneDevice, openTables, type Ports, type Store } from '../src/index.ts';
import { memoryStore } from './memory-store.ts';
import { portsOn, right } from './ports-on.ts';

export { portsOn, right };

// A busy machine takes a while to read the rules; no test should wait for that.
await Promise.all(games.map((title) => title.load()));

export const twoPeople: Players = { white: { kind: 'me' }, black: { kind: 'friend' } };
export const againstAi: Players = { white: { kind: 'me' }, black: { kind: 'ai', level: 'conscript' } };
export const twoMachines: Players = {
  white: { kind: 'ai', level: 'conscript' },
  black: { kind: 'ai', level: 'conscript' },
};

export const anOrder: Json = { type: 'order', from: 'a1', arm: 'I', path: ['a2'] };

let tickets = 0;

/** The line to a host: everything that crosses it becomes text and is checked on the other side. */
export function lineTo(tables: Tables): (call: unknown) => Promise<unknown> {
  const answer = connect(
    () => tables,
    () => {
      tickets += 1;
      return `ticket ${tickets}`;
    },
  );
  return async (call) => JSON.parse(JSON.stringify(await answer(JSON.parse(JSON.stringify(call)))));
}

/** A browser tab: a host of its own on a device that may be shared with others. */
export const tabOn = (store: Store, ports: Partial<Ports> = {}): Tables =>
  remoteTables(lineTo(openTables(portsOn(store, ports))(atOneDevice)));

/** A place that is taken whenever it is used; that it may not be taken is then the answer. */
export function sit(host: Tables, table: string, viewer: string): Place {
  const methods = Object.keys(PLACE).map((name) => [
    name,
    async (request: unknown) => {
      const place = await host.open({ table, viewer });
      return place.ok
        ? (place.value as never as Record<string, (request: unknown) => unknown>)[name]?.(request)
        : place;
    },
  ]);
  return Object.fromEntries(methods);
}

export async function newTable(
  host: Tables,
  players: Players = twoPeople,
  options: Json = { setup: 'dennewitz' },
): Promise<string> {
  return right(await host.create({ game: 'generals', options, players, hints: true }));
}

export async function freshTable(
  players: Players = twoPeople,
): Promise<{ store: ReturnType<typeof memoryStore>; host: Tables; id: string }> {
  const store = memoryStore();
  const host = tabOn(store);
  return { store, host, id: await newTable(host, players) };
}

/** Looks again and again until something is so, as a page does after every piece of news. */
export async function lookUntil(
  host: Tables,
  id: string,
  viewer: string,
  isSo: (state: TableState) => boolean,
): Promise<TableState> {
  const place = right(await host.open({ table: id, viewer }));
  for (let tries = 0; tries < 4000; tries += 1) {
    const state = right(await place.look());
    if (isSo(state)) return state;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error('It never came to that.');
}
