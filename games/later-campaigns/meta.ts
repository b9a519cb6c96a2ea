/** What the lobby shows before any rule is loaded: this file imports nothing. */
export const meta = {
  id: 'later-campaigns',
  prefix: 'NLC',
  title: 'Napoleon’s Later Campaigns',
  seats: ['french', 'allied'],
  seatNames: { french: 'French', allied: 'Allies' },
  tagline: 'The roads to Waterloo: couriers, chits, and the fog of a wet June.',
  minutes: 180,
} as const;
