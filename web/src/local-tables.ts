import { NEWS_CHANNEL, remoteTables, type Send, type TableNews, type Tables } from '@grognard/protocol';
import { HostDied, hostLink, hostTrouble } from './host-link.ts';
import { reasonOf } from './reason-of.ts';
import { t } from './words/words.ts';

/** Tables, and how to hear of them. */
export interface TableService extends Tables {
  /** Called after anything changed at the table, wherever it came from (another tab, an AI). Returns a stop function. */
  watch(id: string, changed: () => void): () => void;
}

interface Failed {
  readonly error: { readonly message: string };
}
const isFailed = (answer: unknown): answer is Failed =>
  typeof answer === 'object' && answer !== null && 'error' in answer && answer.error instanceof Object;

/** A worker that lacks a part of the page answers with its address. */
const inWords = (answer: unknown): unknown =>
  isFailed(answer)
    ? { ...answer, error: { ...answer.error, message: reasonOf(answer.error.message) } }
    : answer;

/** Games kept by this browser: rules and storage run in a worker, and screens talk to it through this. */
export function localTables(): TableService {
  const news = new BroadcastChannel(NEWS_CHANNEL);
  const watchers = new Set<{ readonly id: string; changed(): void }>();
  const tell = ({ id, trouble }: TableNews): void => {
    if (trouble !== undefined) hostTrouble.value = t('host.ai', { reason: trouble });
    for (const watcher of watchers) if (watcher.id === id) watcher.changed();
  };
  news.addEventListener('message', (event: MessageEvent<TableNews>) => tell(event.data));

  const { ask } = hostLink((reason) => {
    const told = reasonOf(reason);
    hostTrouble.value = told === reason ? t('host.died', { reason }) : told;
    for (const watcher of watchers) watcher.changed();
  });
  /** What changes nothing is asked again of the next worker; before doing again what may be done, the player looks. */
  const send: Send = async (call, effect) => {
    try {
      return inWords(await ask(call));
    } catch (error) {
      if (!(error instanceof HostDied)) throw error;
      if (effect === 'reads') return ask(call);
      return { ok: false, error: { code: 'host-died', path: '', message: t('host.lookAgain') } };
    }
  };
  return {
    ...remoteTables(send),
    watch: (id, changed) => {
      const watcher = { id, changed };
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
