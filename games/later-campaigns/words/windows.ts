/** In the middle of a sentence: which questions a player may have answered for him. */
export const windowNames = {
  reaction: 'reaction charges',
  losses: 'losses',
  pursuit: 'pursuits',
} as const;
