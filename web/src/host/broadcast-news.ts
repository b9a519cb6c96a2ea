import { NEWS_CHANNEL, type TableNews } from '@grognard/protocol';
import type { News } from '@grognard/table';

const isNews = (data: unknown): data is TableNews =>
  typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string';

/** Tells every page and the workers of other tabs. */
export function broadcastNews(): News {
  const channel = new BroadcastChannel(NEWS_CHANNEL);
  return {
    tell: (id) => channel.postMessage({ id } satisfies TableNews),
    trouble: (id, reason) => channel.postMessage({ id, trouble: reason } satisfies TableNews),
    hear: (changed) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isNews(data)) changed(data.id);
      }),
  };
}
