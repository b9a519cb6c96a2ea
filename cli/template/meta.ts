/** What the lobby shows before any rule is loaded: this file imports nothing. */
export const meta = {
  id: 'matching-pennies',
  prefix: 'PENNY',
  title: 'Matching Pennies',
  seats: ['even', 'odd'],
  seatNames: { even: 'Even', odd: 'Odd' },
  tagline: 'Hide a coin, and guess what the other hides.',
  minutes: 1,
} as const;
