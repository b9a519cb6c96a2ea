import type { Failed } from '@grognard/protocol';

export const no = (code: string, message: string): Failed => ({
  ok: false,
  error: { code, path: '', message },
});
