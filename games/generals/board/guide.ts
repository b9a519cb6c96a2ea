// The guided first battle, as data: a real table, real rules, a coach who asks for one thing at a time.
import type { Guide } from '@grognard/desk';
import { interludeOf } from '@grognard/desk/guide/lesson.ts';
import type { Action } from '../grammar.ts';
import { savedBy } from '../orders/command.ts';
import type { View } from '../view.ts';
import { FIGHTS } from './guide/fights.ts';
import { STEPS } from './guide/lessons.ts';
import { LESSON_BATTLE, SHORT_BATTLE } from './guide/stage.ts';
import { commit, moveIn, rally, react } from './guide/wishes.ts';

/** What the coach does where confirming is not enough. */
const ANSWERS: { readonly [kind: string]: typeof commit } = { advance: moveIn, rally, react };

/** GEN-15.1: no order was saved; whether a side is asked does not depend on that. */
const isIdleRally = (view: View): boolean =>
  view.draft?.kind === 'rally' && savedBy(view, 'white', view.sheet) === 0;

export const guide: Guide<View, Action> = {
  options: LESSON_BATTLE,
  short: SHORT_BATTLE,
  seat: 'white',
  opponent: { seat: 'black', level: 'conscript' },
  steps: STEPS,
  interlude({ view, offers }) {
    const { draft } = view;
    const isReroll = offers.some(({ action }) => action.type === 'reroll');
    const kind = draft?.kind ?? (isReroll ? 'reroll' : null);
    const aside = kind === null ? undefined : FIGHTS[isIdleRally(view) ? 'nobodyToRally' : kind];
    return aside === undefined
      ? null
      : interludeOf(aside, kind === null ? commit : (ANSWERS[kind] ?? commit));
  },
};
