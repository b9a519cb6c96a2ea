// NAP-TRN.21, NAP-TRN.22: what an improvement or an artifact always gives its bearer.
import type { Ability } from '../data/abilities.ts';
import { IMPROVEMENTS, type Improvement } from '../data/improvements.ts';

export interface Gift {
  readonly abilities?: readonly Ability[];
  readonly movement?: number;
  readonly stamina?: number;
  /** Of its ranged rows. */
  readonly range?: number;
  readonly aura?: number;
  readonly sharpshooters?: number;
}

const NOTHING: Gift = {};

const improvementGift = ({ id, gives, movement, stamina, range }: Improvement): Gift => {
  // IM1: on ranged attacks only.
  if (id === 'IM1') return { sharpshooters: 1 };
  return { movement, stamina, range, abilities: gives === null ? [] : [gives] };
};

/** What is missing here works at a moment of its own, or round the bearer. */
const GIFTS: ReadonlyMap<string, Gift> = new Map<string, Gift>([
  ...IMPROVEMENTS.map((card) => [card.id, improvementGift(card)] as const),
  ['AR1', { aura: 1 }],
  ['AR6', { abilities: [{ name: 'shield' }] }],
  ['AR7', { abilities: [{ name: 'ranger' }] }],
]);

export const giftOf = (id: string): Gift => GIFTS.get(id) ?? NOTHING;
