// The guided first battle: a real table with small armies on a plain field, a coach who asks for one thing at a time.
import type { Guide } from '@grognard/desk';
import type { Action } from '../grammar.ts';
import type { View } from '../view.ts';
import { interlude } from './guide/asides.ts';
import { LESSONS } from './guide/lessons.ts';
import { GOAL, PUPIL, ROUNDS } from './guide/stage.ts';

export const guide: Guide<View, Action> = {
  options: {
    scenario: 'custom',
    custom: {
      map: 'MAP1',
      zones: { south: 'Z13', north: 'Z13' },
      limits: { south: 185, north: 185 },
      escalation: ROUNDS,
      goals: { south: GOAL, north: GOAL },
      commanderVp: 2,
      landmarks: [],
    },
    armies: { A: 'france', B: 'abyss' },
    firstGame: true,
  },
  short: { scenario: 'SC1' },
  seat: PUPIL,
  opponent: { seat: 'B', level: 'conscript' },
  steps: LESSONS,
  interlude,
};
