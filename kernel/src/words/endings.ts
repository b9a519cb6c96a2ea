/** How a match ended that was settled beside the board; who won is said with it. */
export const endings = {
  draw: 'The battle was drawn by agreement.',
  closed: 'Whoever runs this server ended the battle without a winner.',
  aborted: 'The battle was left before both sides had decided anything.',
  time: 'The other side’s time was up.',
  resigned: 'The other side resigned.',
} as const;
