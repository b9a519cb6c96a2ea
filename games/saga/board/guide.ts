// The guided first battle: a real table with decks much like the basic ones, a coach who asks for one thing at a time.
import type { Guide } from '@grognard/desk';
import type { Action } from '../grammar.ts';
import type { View } from '../view.ts';
import { interlude } from './guide/asides.ts';
import { FIRST_TURN } from './guide/first-turn.ts';
import { SECOND_TURN } from './guide/second-turn.ts';
import { SETTING_UP } from './guide/setting-up.ts';
import { LESSON_BATTLE, PUPIL, SHORT_BATTLE } from './guide/stage.ts';

export const guide: Guide<View, Action> = {
  // Windows open only for somebody who can answer: fewer questions, and a machine learns nothing from it.
  options: { ...LESSON_BATTLE, alwaysPrompt: false },
  short: SHORT_BATTLE,
  seat: PUPIL,
  opponent: { seat: 'B', level: 'conscript' },
  steps: [...SETTING_UP, ...FIRST_TURN, ...SECOND_TURN],
  interlude,
};
