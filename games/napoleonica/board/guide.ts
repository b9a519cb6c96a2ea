// The guided first battle: a real table with small armies on a plain field, a coach who asks for one thing at a time.
import type { Guide } from '@grognard/desk';
import type { Action } from '../grammar.ts';
import type { View } from '../view.ts';
import { interlude } from './guide/asides.ts';
import { LESSONS } from './guide/lessons.ts';
import { PUPIL } from './guide/stage.ts';

export const guide: Guide<View, Action> = {
  options: { scenario: 'SC1', armies: { A: 'france', B: 'abyss' } },
  seat: PUPIL,
  opponent: { seat: 'B', level: 'conscript' },
  steps: LESSONS,
  interlude,
};
