// The page's one line to its server, opened when the first screen needs it, and everything that speaks over it.
import '../words/far-words.ts';
import { type Hall, type HallNews, type Me, remoteHall, remoteTables } from '@grognard/protocol';
import { effect, signal } from '@preact/signals';
import { hostTrouble } from '../host-link.ts';
import type { TableService } from '../local-tables.ts';
import { tablesHere } from '../tables-here.ts';
import { t } from '../words/words.ts';
import { entrance } from './entrance.ts';
import { tablesByFarName } from './far-tables.ts';
import { freshToken } from './fresh-token.ts';
import { openLine } from './line.ts';
import { openAfterHello } from './wire.ts';

/** Who the server takes us for; null until it has said so. */
export const me = signal<Me | null>(null);

async function hello(): Promise<boolean> {
  const reply = await entrance.hello();
  if (reply.ok) me.value = reply.value;
  return reply.ok;
}

const listeners = new Set<(news: HallNews) => void>();

/** Returns a stop function. */
export const onNews = (listener: (news: HallNews) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const line = openLine(openAfterHello(hello), (news) => {
  for (const listener of listeners) listener(news);
});

export const lineState = line.state;
export const callNow = (): void => line.wake();
/** After signing in or out: what is asked from now on is asked as somebody else. */
export const reopenLine = (): void => line.reopen();

export const hall: Hall = remoteHall(line.send, freshToken);

/** After every loss something may have changed unheard. */
export function onReturn(returned: () => void): () => void {
  let wasUp = line.state.peek() === 'up';
  return effect(() => {
    const isUp = line.state.value === 'up';
    if (isUp && !wasUp) returned();
    wasUp = isUp;
  });
}

function watch(id: string, changed: () => void): () => void {
  const stops = [
    onNews((news) => {
      if (!('table' in news) || news.table !== id) return;
      if (news.is === 'table') changed();
      if (news.is === 'trouble') hostTrouble.value = t('host.ai', { reason: news.reason });
    }),
    onReturn(changed),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

export const farTables: TableService = tablesByFarName(remoteTables(line.send, freshToken), {
  here: tablesHere,
  whoAmI: () => me.value?.id ?? null,
  watch,
});

/** Whether a server answers here at all, as soon as that is known. */
export const reachServer = (): Promise<boolean> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      const state = line.state.value;
      if (state === 'opening') return;
      resolve(state === 'up');
      queueMicrotask(() => stop());
    });
  });

addEventListener('online', () => line.wake());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') line.wake();
});
