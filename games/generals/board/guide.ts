// The guided first battle, as data: a real table, real rules, a coach who asks for one thing at a time.
import type { Guide } from '@grognard/desk';
import { interludeOf } from '@grognard/desk/guide/lesson.ts';
import type { Action } from '../grammar.ts';
import type { View } from '../view.ts';
import { FIGHTS } from './guide/fights.ts';
import { STEPS } from './guide/lessons.ts';
import { LESSON_BATTLE, SHORT_BATTLE } from './guide/stage.ts';
import { commit, rally, react } from './guide/wishes.ts';

/** What the coach does where confirming is not enough. */
const ANSWERS: { readonly [kind: string]: typeof commit } = { rally, react };

export const guide: Guide<View, Action> = {
  options: LESSON_BATTLE,
  short: SHORT_BATTLE,
  seat: 'white',
  opponent: { seat: 'black', level: 'conscript' },
  steps: STEPS,
  interlude({ view: { draft }, offers }) {
    const isReroll = offers.some(({ action }) => action.type === 'reroll');
    const kind = draft?.kind ?? (isReroll ? 'reroll' : null);
    const aside = kind === null ? undefined : FIGHTS[kind];
    return aside === undefined
      ? null
      : interludeOf(aside, kind === null ? commit : (ANSWERS[kind] ?? commit));
  },
};
