// The battles of the lesson: Marengo with a prize in the middle, so that it is won in a few rounds.
import type { Marker } from '../../vocabulary.ts';

/** Black's big flag in the lesson, its general afterwards. */
export const PRIZE = 'b2';

const FLAGS = [
  { sector: 'a1', owner: 'white', kind: 'flag', vp: 1 },
  { sector: 'c1', owner: 'white', kind: 'flag', vp: 1 },
  { sector: 'a3', owner: 'black', kind: 'flag', vp: 1 },
  { sector: 'c3', owner: 'black', kind: 'flag', vp: 1 },
] as const satisfies readonly Marker[];

/**
 * Whoever learns is not beaten by what they do not guard yet: White has no general, and Black 3 orders fewer (GEN-20.3). The
 * prize is worth 3 VP, so that it is held for some rounds and there is something to rally.
 */
export const LESSON_BATTLE = {
  setup: 'marengo',
  objectives: [
    { sector: PRIZE, owner: 'black', kind: 'flag', vp: 3 },
    { sector: 'b1', owner: 'white', kind: 'flag', vp: 1 },
    ...FLAGS,
  ],
  handicap: { white: 0, black: 3 },
} as const;

/** What comes after it: generals on both sides, Black's in the middle. */
export const SHORT_BATTLE = {
  setup: 'marengo',
  objectives: [
    { sector: 'b1', owner: 'white', kind: 'general', vp: 5 },
    { sector: PRIZE, owner: 'black', kind: 'general', vp: 5 },
    ...FLAGS,
  ],
} as const;
