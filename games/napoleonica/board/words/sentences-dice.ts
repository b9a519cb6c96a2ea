export const dice = {
  unrolled: '{die} die',
  rolled: '{die} die: {face}',
  crit: 'crit',
  hit: 'hit',
  retreat: 'retreat',
  miss: 'miss',
} as const;
