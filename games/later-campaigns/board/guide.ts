// The guided first battle: Quatre Bras as Ney, a coach who asks for one thing at a time.
import type { Guide } from '@grognard/desk';
import type { Action } from '../grammar.ts';
import type { View } from '../view.ts';
import { interlude } from './guide/asides.ts';
import { LESSONS } from './guide/lessons.ts';
import { PUPIL } from './guide/stage.ts';

export const guide: Guide<View, Action> = {
  options: { scenario: 'quatre-bras', openOrders: true },
  seat: PUPIL,
  opponent: { seat: 'allied', level: 'conscript' },
  steps: LESSONS,
  interlude,
};
