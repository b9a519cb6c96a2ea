// What is said on the map where dice have fallen.
export const resultWords = {
  fire: 'Strength {strength}, roll {total}: {hits, one: # hit, other: # hits}',
  passed: 'Stands: {needed} or less',
  failed: 'Fails: {needed} or less',
} as const;
