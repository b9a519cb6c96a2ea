/** What the lobby shows before any rule is loaded: this file imports nothing. */
export const meta = {
  id: 'napoleonica',
  prefix: 'NAP',
  title: 'Napoleonica: Steel and Magic',
  seats: ['A', 'B'],
  seatNames: { A: 'Blue', B: 'Red' },
  tagline: 'Steel and magic on a hex field: orders drawn blind from a pouch.',
  minutes: 90,
  workshop: 'Armies',
} as const;
