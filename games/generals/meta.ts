/** What the lobby shows before any rule is loaded: this file imports nothing. */
export const meta = {
  id: 'generals',
  prefix: 'GEN',
  title: 'Generals',
  seats: ['white', 'black'],
  seatNames: { white: 'White', black: 'Black' },
  tagline: 'Write up to 10 secret orders, then watch both armies move at once.',
  minutes: 20,
} as const;
