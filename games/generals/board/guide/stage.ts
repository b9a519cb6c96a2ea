// The battle of the lesson: Marengo, with a prize in the middle, so that it is won or lost in a few rounds.
import type { Marker } from '../../vocabulary.ts';

/** Where Black's general stands. */
export const PRIZE = 'b2';

const MARKERS = [
  { sector: 'b1', owner: 'white', kind: 'general', vp: 5 },
  { sector: PRIZE, owner: 'black', kind: 'general', vp: 5 },
  { sector: 'a1', owner: 'white', kind: 'flag', vp: 1 },
  { sector: 'c1', owner: 'white', kind: 'flag', vp: 1 },
  { sector: 'a3', owner: 'black', kind: 'flag', vp: 1 },
  { sector: 'c3', owner: 'black', kind: 'flag', vp: 1 },
] as const satisfies readonly Marker[];

export const SHORT_BATTLE = { setup: 'marengo', objectives: MARKERS } as const;
