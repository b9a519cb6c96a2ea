import type { InputError } from '@grognard/kernel';
import type { TableService } from '@grognard/protocol';
import { HostDied, hostLink, hostTrouble, type TableHost } from './host-link.ts';
import { t } from './words/words.ts';

type Question<T> = (host: TableHost) => Promise<T>;
type Failure = { readonly ok: false; readonly error: InputError };

/** What the workers of all tabs tell each other and every page: a table has changed. */
export interface TableNews {
  readonly id: string;
  readonly n: number;
  /** Why the machine does not play on. */
  readonly trouble?: string;
}

/** Games kept by this browser: rules and storage run in a worker, and screens talk to it through this. */
export function localTables(): TableService {
  const news = new BroadcastChannel('grognard-tables');
  const watchers = new Set<{ readonly id: string; changed(n: number): void }>();
  const tell = ({ id, n, trouble }: TableNews): void => {
    if (trouble !== undefined) hostTrouble.value = t('host.ai', { reason: trouble });
    for (const watcher of watchers) if (watcher.id === id) watcher.changed(n);
  };
  news.addEventListener('message', (event: MessageEvent<TableNews>) => tell(event.data));

  const { ask } = hostLink((reason) => {
    hostTrouble.value = t('host.died', { reason });
    for (const watcher of watchers) watcher.changed(0);
  });
  /** For questions that change nothing: a dead worker is replaced and asked again. */
  const read = async <T>(question: Question<T>): Promise<T> => {
    try {
      return await ask(question);
    } catch (error) {
      if (error instanceof HostDied) return ask(question);
      throw error;
    }
  };
  /** For what may have been done already when the worker died: the player looks before doing it again. */
  const act = async <T>(question: Question<T>): Promise<T | Failure> => {
    try {
      return await ask(question);
    } catch (error) {
      if (!(error instanceof HostDied)) throw error;
      return { ok: false, error: { code: 'host-died', path: '', message: t('host.lookAgain') } };
    }
  };
  return {
    list: () => read((host) => host.list()),
    create: (request) => act((host) => host.create(request)),
    look: (id, viewer) => read((host) => host.look(id, viewer)),
    moments: (id, viewer, from) => read((host) => host.moments(id, viewer, from)),
    lookBack: (id, viewer, n) => read((host) => host.lookBack(id, viewer, n)),
    submit: (id, seat, action, seen) => act((host) => host.submit(id, seat, action, seen)),
    why: (id, seat, action) => read((host) => host.why(id, seat, action)),
    undo: (id, seat) => act((host) => host.undo(id, seat)),
    resetTurn: (id, seat) => act((host) => host.resetTurn(id, seat)),
    standing: (id, seat, orders) => act((host) => host.standing(id, seat, orders)),
    seat: (id, seat, player) => act((host) => host.seat(id, seat, player)),
    fork: (id, viewer, n, players) => act((host) => host.fork(id, viewer, n, players)),
    chances: (id) => read((host) => host.chances(id)),
    exportFile: (id) => read((host) => host.exportFile(id)),
    importFile: (text) => act((host) => host.importFile(text)),
    verify: (text) => read((host) => host.verify(text)),
    remove: (id) => act((host) => host.remove(id)),
    watch: (id, changed) => {
      const watcher = { id, changed };
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
