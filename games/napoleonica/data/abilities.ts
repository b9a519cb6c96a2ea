// NAP-15: what a unit card may print beside its numbers. X stands with the ability it belongs to.
import type { Die } from './words.ts';

/** Always on, and the same for every unit that has it. */
export const PLAIN_ABILITIES = [
  'agile',
  'brave',
  'clumsy',
  'defender',
  'fortitude',
  'marauder',
  'overcharge',
  'ranger',
  'regroup',
  'shield',
  'slow',
  'square',
  'veteran',
  'musician',
  'dirgeDrummer',
] as const;
/** NAP-ACT.7: used at the start of an activation for 1 Fatigue. */
export const ACTIVATABLE_ABILITIES = [
  'doubleTime',
  'focus',
  'impetus',
  'indirectFire',
  'partingShot',
  'imperialWill',
  'patience',
] as const;
/** NAP-ABL.41: a Commander's free actions. */
export const FREE_ABILITIES = ['grandPlan', 'oldFox', 'darkPact'] as const;
export const GRADED_ABILITIES = [
  'aura',
  'draft',
  'masterOfAttack',
  'masterOfDefence',
  'persecution',
] as const;

export type PlainAbility = (typeof PLAIN_ABILITIES)[number];
export type ActivatableAbility = (typeof ACTIVATABLE_ABILITIES)[number];
export type FreeAbility = (typeof FREE_ABILITIES)[number];
export type GradedAbility = (typeof GRADED_ABILITIES)[number];

export type Ability =
  | { readonly name: PlainAbility | ActivatableAbility | FreeAbility }
  | { readonly name: GradedAbility; readonly x: number }
  | { readonly name: 'buckshot' | 'flank'; readonly die: Die }
  | { readonly name: 'counterblow'; readonly dice: readonly Die[] };
export type AbilityName = Ability['name'];

export const PLAIN_CRITS = [
  'advance',
  'frenzy',
  'hammerblow',
  'vampirism',
  'terror',
  'pin',
  'pierce',
  'rally',
  'blast',
  'corrupt',
] as const;
/** NAP-CRT: what happens once when a crit shows. */
export type Crit =
  | { readonly name: (typeof PLAIN_CRITS)[number] }
  | { readonly name: 'volley'; readonly die: Die };
