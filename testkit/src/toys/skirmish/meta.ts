/** What the lobby shows before any rule is loaded: this file imports nothing. */
export const meta = {
  id: 'skirmish',
  prefix: 'SKM',
  title: 'Skirmish',
  seats: ['french', 'british'],
  seatNames: { french: 'French', british: 'British' },
  tagline: 'Two handfuls of battalions, one village.',
  minutes: 10,
} as const;
