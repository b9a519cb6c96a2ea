/** What the lobby may choose. */
export const optionWords = {
  reversed: {
    name: 'Reversed',
    say: 'Even wins when the coins differ, Odd when they show the same.',
    rule: 'PENNY-2.2',
  },
} as const;
