// What is stored of a game cannot be read, or not be played on.
import type { Failed } from '@grognard/protocol';

export const damaged = (path: string, why: string): Failed => ({
  ok: false,
  error: {
    code: 'damaged',
    path,
    message: `The stored game cannot be continued. At ${path}: ${why} Nothing was changed. If you have an exported file of this game, import that.`,
  },
});
