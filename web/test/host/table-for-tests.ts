import type { Json, Result } from '@grognard/kernel';
import type { Players, TableState } from '@grognard/protocol';
import { checkedHost } from '../../src/host/checked-host.ts';
import { localHost } from '../../src/host/local-host.ts';
import type { Store } from '../../src/host/store.ts';
import type { TableHost } from '../../src/host-link.ts';
import { nearbyAi, nearbyNews } from './in-process.ts';
import { memoryStore } from './memory-store.ts';

export const twoPeople: Players = { white: { kind: 'me' }, black: { kind: 'friend' } };
export const againstAi: Players = { white: { kind: 'me' }, black: { kind: 'ai', level: 'conscript' } };
export const twoMachines: Players = {
  white: { kind: 'ai', level: 'conscript' },
  black: { kind: 'ai', level: 'conscript' },
};

export const anOrder: Json = { type: 'order', from: 'a1', arm: 'I', path: ['a2'] };

export function right<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.code} ${result.error.path}: ${result.error.message}`);
  return result.value;
}

/** A browser tab: a host of its own on a device that may be shared with others. */
export function tabOn(store: Store, ai = nearbyAi, news = nearbyNews()): TableHost {
  return checkedHost(localHost({ store, news: news.join(), ai, clock: () => '2026-11-15T18:15:00.000Z' }));
}

export async function newTable(
  host: TableHost,
  players: Players = twoPeople,
  options: Json = { setup: 'dennewitz' },
): Promise<string> {
  return right(await host.create({ game: 'generals', options, players, hints: true }));
}

export async function freshTable(
  players: Players = twoPeople,
): Promise<{ store: ReturnType<typeof memoryStore>; host: TableHost; id: string }> {
  const store = memoryStore();
  const host = tabOn(store);
  return { store, host, id: await newTable(host, players) };
}

/** Looks again and again until something is so, as a page does after every piece of news. */
export async function lookUntil(
  host: TableHost,
  id: string,
  viewer: string,
  isSo: (state: TableState) => boolean,
): Promise<TableState> {
  for (let tries = 0; tries < 4000; tries += 1) {
    const state = right(await host.look(id, viewer));
    if (isSo(state)) return state;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error('It never came to that.');
}
