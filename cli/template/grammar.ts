import type { Face } from './vocabulary.ts';

/** Everything a player can do, one choice at a time. */
export type Action = { readonly type: 'layCoin'; readonly face: Face } | { readonly type: 'resign' };

export type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** What a side has put together for its decision: the coin it has laid, null before. */
export type Draft = Face | null;
