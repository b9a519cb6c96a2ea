// The guided first battle, as data: a real table, real rules, a coach who asks for one thing at a time.
import type { Guide } from '@grognard/desk';
import { interludeOf } from '@grognard/desk/guide/lesson.ts';
import { rerollsFrame } from '../combat/decision-frames.ts';
import type { Action } from '../grammar.ts';
import type { View } from '../view.ts';
import { FIGHTS, REROLLS } from './guide/fights.ts';
import { STEPS } from './guide/lessons.ts';
import { commit } from './guide/wishes.ts';

export const guide: Guide<View, Action> = {
  options: { setup: 'marengo' },
  seat: 'white',
  opponent: { seat: 'black', level: 'conscript' },
  steps: STEPS,
  interlude({ view: { draft, frames } }) {
    const isRerolling = frames.at(-1)?.proc === rerollsFrame.proc;
    const aside = draft !== null ? FIGHTS[draft.kind] : isRerolling ? REROLLS : undefined;
    return aside === undefined ? null : interludeOf(aside, commit);
  },
};
