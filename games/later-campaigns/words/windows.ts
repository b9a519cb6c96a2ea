/** In the middle of a sentence: which questions a player may have answered for him. */
export const windowNames = {
  reaction: 'reaction charges',
  opportunityFire: 'opportunity fire',
  losses: 'losses',
  pursuit: 'pursuits',
  rally: 'rally',
  local: 'leaders who act without orders',
} as const;
