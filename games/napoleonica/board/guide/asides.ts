// What the coach says about decisions that no lesson speaks of.

import type { Interlude } from '@grognard/desk';
import { type Aside, interludeOf } from '@grognard/desk/guide/lesson.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import type { TableState } from '../desk.ts';
import { asides } from '../words/sentences-guide.ts';
import { topOf } from './stage.ts';
import { answers } from './wishes.ts';

const ASIDES: { readonly [proc: string]: Aside } = {
  placement: { ...asides.placement, rule: 'NAP-SET.15' },
  escalate: { ...asides.escalate, rule: 'NAP-ORD.6' },
  draft: { ...asides.draft, rule: 'NAP-ORD.9' },
  layCards: { ...asides.layCards, rule: 'NAP-ATK.7' },
  reveal: { ...asides.reveal, rule: 'NAP-ATK.10' },
  rerolls: { ...asides.rerolls, rule: 'NAP-ATK.19' },
  retreat: { ...asides.retreat, rule: 'NAP-RET.2' },
  damage: { ...asides.damage, rule: 'NAP-DMG.4' },
  riposte: { ...asides.riposte, rule: 'NAP-ATK.32' },
};

export function interlude({ view }: TableState): Interlude<View, Action> | null {
  const aside = ASIDES[topOf(view)];
  return aside === undefined ? null : interludeOf(aside, answers);
}
