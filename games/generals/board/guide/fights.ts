import type { Aside } from '@grognard/desk/guide/lesson.ts';
import type { Draft } from '../../grammar.ts';
import { fightLessons } from '../words/sentences-guide.ts';

/** What the coach says when a fight asks for something the lessons do not speak of. */
export const FIGHTS: { readonly [kind in Draft['kind'] | 'reroll' | 'nobodyToRally']?: Aside } = {
  react: { ...fightLessons.react, rule: 'GEN-12.8' },
  positions: { ...fightLessons.positions, rule: 'GEN-12.12' },
  targets: { ...fightLessons.targets, rule: 'GEN-12.23' },
  reroll: { ...fightLessons.reroll, rule: 'GEN-12.31' },
  withdraw: { ...fightLessons.withdraw, rule: 'GEN-12.37' },
  nobodyToRally: { ...fightLessons.nobodyToRally, rule: 'GEN-15.1' },
  rally: { ...fightLessons.rally, rule: 'GEN-15.1' },
  advance: { ...fightLessons.advance, rule: 'GEN-8.4' },
};
