import type { Aside } from '@grognard/desk/guide/lesson.ts';
import type { Draft } from '../../grammar.ts';

/** What the coach says when a fight asks for something the lessons do not speak of. */
export const FIGHTS: { readonly [kind in Draft['kind'] | 'reroll']?: Aside } = {
  react: {
    title: 'They are coming',
    text: 'Infantry may try to form *square* against Cavalry; Cavalry may charge back. A die of 5 or 6 does it, and trying spends the unit.',
    rule: 'GEN-12.8',
  },
  positions: {
    title: 'Take positions',
    text: 'Cavalry may retreat instead of fighting. If you are attacked over two borders, choose who stands where.',
    rule: 'GEN-12.12',
  },
  targets: {
    title: 'Somebody has no opponent',
    text: 'An attacker without an enemy in front of him picks a target, at a bonus. Press the unit, then its victim.',
    rule: 'GEN-12.23',
  },
  reroll: {
    title: 'From two sides',
    text: 'Attacking over two borders earns a *re-roll*. Press any lit die, yours or theirs, or keep them all.',
    rule: 'GEN-12.31',
  },
  withdraw: {
    title: 'Close in, or go back?',
    text: 'After the fire an attacker may withdraw, unless the enemy before him attacks too. The figures show who would hit whom in the melee.',
    rule: 'GEN-12.37',
  },
  advance: {
    title: 'The sector is yours',
    text: 'Winners may ride in. Routed enemies they find there become prisoners.',
    rule: 'GEN-8.4',
  },
};
