import type { Face, Side } from '../vocabulary.ts';

/** PENNY-2.1: by Even's coin, then by Odd's. */
export const WINNERS: { readonly [even in Face]: { readonly [odd in Face]: Side } } = {
  heads: { heads: 'even', tails: 'odd' },
  tails: { heads: 'odd', tails: 'even' },
};
