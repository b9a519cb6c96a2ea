import type { TableId } from '@grognard/protocol';
import type { TableNews } from '../local-tables.ts';

export interface News {
  /** Tells every page and the workers of other tabs. */
  tell(id: TableId, n: number): void;
  /** Tells the pages that the machine cannot play on, and why. */
  trouble(id: TableId, reason: string): void;
  /** Hears what the workers of other tabs tell. */
  hear(changed: (id: TableId) => void): void;
}

const isNews = (data: unknown): data is TableNews =>
  typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string';

export function openNews(): News {
  const channel = new BroadcastChannel('grognard-tables');
  return {
    tell: (id, n) => channel.postMessage({ id, n } satisfies TableNews),
    trouble: (id, reason) => channel.postMessage({ id, n: 0, trouble: reason } satisfies TableNews),
    hear: (changed) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isNews(data)) changed(data.id);
      }),
  };
}
