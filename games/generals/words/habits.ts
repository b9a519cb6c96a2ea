/** What a general is remembered by, counted by games it was seen in. */
export const habits = {
  loneGuns: 'guns alone after round 1',
  bareCommand: 'command sector empty',
} as const;
