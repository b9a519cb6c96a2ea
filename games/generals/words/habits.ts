/** What a general is remembered by, counted by games it was seen in. */
export const habits = {
  loneGunsAtOnce: 'guns alone after round 1',
  loneGuns: 'guns alone later on',
  bareCommand: 'command sector empty',
} as const;
