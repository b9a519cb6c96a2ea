/** What the lobby shows before any rule is loaded: this file imports nothing. */
export const meta = {
  id: 'saga',
  prefix: 'SAG',
  title: 'Napoleon Saga: Waterloo',
  seats: ['A', 'B'],
  seatNames: { A: 'Blue', B: 'Red' },
  tagline: 'Two battle lines face to face, hidden orders in hand, and a front that must not break.',
  minutes: 45,
  workshop: 'Decks',
} as const;
