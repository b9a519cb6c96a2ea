// What the coach says about decisions that no lesson speaks of.

import type { Interlude } from '@grognard/desk';
import { type Aside, interludeOf } from '@grognard/desk/guide/lesson.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import type { TableState } from '../desk.ts';
import { topOf } from './stage.ts';
import { answers } from './wishes.ts';

const ASIDES: { readonly [proc: string]: Aside } = {
  placement: {
    title: 'Who places first?',
    text: 'Whoever places *second* sees more, and wins the first tied bid.',
    rule: 'NAP-SET.9',
  },
  escalate: {
    title: 'Pick a side',
    text: 'You lead. Many *Orders* now, or more *cards* at the end of the round: for both of you.',
    rule: 'NAP-ORD.6',
  },
  layCards: {
    title: 'A card for this attack?',
    text: 'Press a lit card twice to lay it face down, or lay none. The *Decoy* bluffs.',
    rule: 'NAP-ATK.7',
  },
  reveal: {
    title: 'Use your card',
    text: 'Its main effect, or only the die at its foot.',
    rule: 'NAP-ATK.10',
  },
  rerolls: {
    title: 'Roll again?',
    text: 'Press a die with a dashed edge, or take the result. Rerolls cost an Order or Fatigue.',
    rule: 'NAP-ATK.19',
  },
  retreat: {
    title: 'Fall back',
    text: 'Press the hex your unit retreats to: away from the attacker.',
    rule: 'NAP-RET.1',
  },
  damage: {
    title: 'Save a model?',
    text: 'A unit may take *Fatigue* instead of losing a model, as long as it has the stamina.',
    rule: 'NAP-DMG.4',
  },
  riposte: {
    title: 'Strike back?',
    text: 'Your unit may answer the attack.',
    rule: 'NAP-ATK.31',
  },
};

export function interlude({ view }: TableState): Interlude<View, Action> | null {
  const aside = ASIDES[topOf(view)];
  return aside === undefined ? null : interludeOf(aside, answers);
}
