// The guided first game: a real table, a coach who asks for one thing at a time.
import type { Guide } from '@grognard/desk';
import type { Action } from '../grammar.ts';
import type { View } from '../view.ts';
import { STEPS } from './guide/lessons.ts';

export const guide: Guide<View, Action> = {
  options: {},
  seat: 'even',
  opponent: { seat: 'odd', level: 'conscript' },
  steps: STEPS,
  interlude: () => null,
};
