// What the coach says about decisions that no lesson speaks of.
import type { Interlude } from '@grognard/desk';
import { type Aside, interludeOf } from '@grognard/desk/guide/lesson.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import type { TableState } from '../desk.ts';
import { bookOf, topOf } from './stage.ts';
import { aims, answers, does, either, firstOf, writes } from './wishes.ts';
import { asides } from './words.ts';

const ASIDES: { readonly [proc: string]: Aside } = {
  rally: { ...asides.rally, rule: 'NLC-13.1' },
  pick: { ...asides.chits, rule: 'NLC-4.2a' },
  chits: { ...asides.chits, rule: 'NLC-4.2a' },
  bombardment: { ...asides.square, rule: 'NLC-7.10a' },
  pursuit: { ...asides.pursuit, rule: 'NLC-7.8a' },
  reaction: { ...asides.reaction, rule: 'NLC-7.9a' },
  losses: { ...asides.losses, rule: 'NLC-7.2' },
  retreat: { ...asides.retreat, rule: 'NLC-7.5a' },
};

export function interlude({ view }: TableState): Interlude<View, Action> | null {
  if (bookOf(view) === 'badMove')
    return interludeOf(
      { ...asides.badMove, rule: 'NLC-12.11b' },
      either(firstOf(does('finish', 'done')), aims, writes),
    );
  const aside = ASIDES[topOf(view)];
  return aside === undefined ? null : interludeOf(aside, answers);
}
