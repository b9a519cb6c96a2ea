// NAP-TRN.22: improvement cards, each attached to one unit.
import { invariant } from '@grognard/kernel';
import type { Ability } from './abilities.ts';
import { counterblow, flank, type UnitCard } from './unit-card.ts';
import { armOf } from './words.ts';

export const IMPROVEMENT_IDS = [
  'IM1',
  'IM2',
  'IM3',
  'IM4',
  'IM5',
  'IM6',
  'IM7',
  'IM8',
  'IM9',
  'IM10',
  'IM11',
  'IM12',
] as const;
export type ImprovementId = (typeof IMPROVEMENT_IDS)[number];

export interface Improvement {
  readonly id: ImprovementId;
  readonly name: string;
  readonly copies: number;
  readonly for: 'ranged row' | 'melee row' | 'Infantry' | 'not Slow' | 'any';
  /** An ability like a printed one; IM1's works on ranged attacks only. */
  readonly gives: Ability | null;
  readonly stamina: number;
  readonly movement: number;
  readonly range: number;
  readonly text: string;
}

const NOTHING = { gives: null, stamina: 0, movement: 0, range: 0 } as const;

export const IMPROVEMENTS: readonly Improvement[] = [
  {
    ...NOTHING,
    id: 'IM1',
    name: 'Sharpshooters',
    copies: 2,
    for: 'ranged row',
    gives: { name: 'masterOfAttack', x: 1 },
    text: 'Master of Attack 1, when it fires: it re-rolls 1 die.',
  },
  {
    ...NOTHING,
    id: 'IM2',
    name: 'Iron Discipline',
    copies: 2,
    for: 'Infantry',
    gives: { name: 'brave' },
    text: 'Brave: it ignores 1 retreat.',
  },
  { ...NOTHING, id: 'IM3', name: 'Seasoned', copies: 2, for: 'any', stamina: 1, text: 'Stamina +1.' },
  {
    ...NOTHING,
    id: 'IM4',
    name: 'Fleet of Foot',
    copies: 2,
    for: 'not Slow',
    movement: 1,
    text: 'Movement +1.',
  },
  {
    ...NOTHING,
    id: 'IM5',
    name: 'Cold Fury',
    copies: 2,
    for: 'melee row',
    gives: flank('O'),
    text: 'Flank: beside a friend next to the target, 1 orange die more in melee.',
  },
  {
    ...NOTHING,
    id: 'IM6',
    name: 'Armourer’s Gift',
    copies: 1,
    for: 'any',
    gives: { name: 'shield' },
    text: 'Shield: it ignores 1 hit.',
  },
  {
    ...NOTHING,
    id: 'IM7',
    name: 'Woodsmen',
    copies: 1,
    for: 'Infantry',
    gives: { name: 'ranger' },
    text: 'Ranger: difficult ground does not stop it.',
  },
  {
    ...NOTHING,
    id: 'IM8',
    name: 'Stubborn',
    copies: 1,
    for: 'Infantry',
    gives: counterblow('Y'),
    text: 'Counterblow: after a melee it may strike back for 1 Order, with 1 yellow die.',
  },
  {
    ...NOTHING,
    id: 'IM9',
    name: 'Looters',
    copies: 1,
    for: 'melee row',
    gives: { name: 'marauder' },
    text: 'Marauder: it loses 1 Fatigue after damage in melee.',
  },
  { ...NOTHING, id: 'IM10', name: 'Fresh Powder', copies: 1, for: 'ranged row', range: 1, text: 'Range +1.' },
  {
    ...NOTHING,
    id: 'IM11',
    name: 'Fencing Masters',
    copies: 2,
    for: 'any',
    gives: { name: 'masterOfDefence', x: 1 },
    text: 'Master of Defence 1: it makes the enemy re-roll 1 die.',
  },
  {
    ...NOTHING,
    id: 'IM12',
    name: 'Heroic Legend',
    copies: 1,
    for: 'any',
    text: 'When it destroys an enemy unit, you gain 1 DP for each VP.',
  },
];

/** The 18 cards, each once per copy. */
export const IMPROVEMENT_DECK: readonly ImprovementId[] = IMPROVEMENTS.flatMap(({ id, copies }) =>
  Array<ImprovementId>(copies).fill(id),
);

export function improvement(id: ImprovementId): Improvement {
  const found = IMPROVEMENTS.find((each) => each.id === id);
  invariant(found !== undefined, `${id} is an improvement`);
  return found;
}

export const isImprovement = (id: string): id is ImprovementId => IMPROVEMENT_IDS.some((each) => each === id);

/** Whether a card of this kind can be attached to such a unit. */
export function suits(id: ImprovementId, { branch, attacks, abilities }: UnitCard): boolean {
  switch (improvement(id).for) {
    case 'ranged row':
      return attacks.some(({ kind }) => kind === 'ranged');
    case 'melee row':
      return attacks.some(({ kind }) => kind === 'melee');
    case 'Infantry':
      return armOf(branch) === 'infantry';
    case 'not Slow':
      return !abilities.some(({ name }) => name === 'slow');
    case 'any':
      return true;
  }
}
