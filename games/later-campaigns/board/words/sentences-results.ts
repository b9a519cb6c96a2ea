// What is said on the map where dice have fallen.
export const resultWords = {
  fire: 'Strength {strength}, roll {total}: {hits, one: # hit, other: # hits}',
  passed: 'Stands: {needed} or less',
  failed: 'Fails: {needed} or less',
  marches: '{count} stacks march.',
  rides: '{count} leaders ride.',
} as const;

/** What stands above dice seen from near. */
export const plateTitles = {
  assault: 'Assault',
  charge: 'Charge',
  bombardment: 'Bombardment',
  morale: 'Morale',
  other: 'Die roll',
} as const;
