/** How a match ended that was settled beside the board; who won is said with it. */
export const endings = {
  draw: 'The battle was drawn by agreement.',
  time: 'The other side’s time was up.',
  resigned: 'The other side resigned.',
} as const;
