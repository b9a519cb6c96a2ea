/** In the middle of a sentence: which questions a player may have answered for him. */
export const windowNames = {
  reaction: 'about reaction charges',
  opportunityFire: 'about opportunity fire',
  losses: 'who takes losses',
  pursuit: 'about pursuits',
  rally: 'about rally',
  local: 'whether leaders act without orders',
} as const;
