// NAP-TRN.21, NAP-TRN.22: what an improvement or an artifact always gives its bearer.
import type { Ability } from '../data/abilities.ts';

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

/** What is missing here works at a moment of its own, or round the bearer. */
const GIFTS: { readonly [id: string]: Gift } = {
  IM1: { sharpshooters: 1 },
  IM2: { abilities: [{ name: 'brave' }] },
  IM3: { stamina: 1 },
  IM4: { movement: 1 },
  IM5: { abilities: [{ name: 'flank', die: 'O' }] },
  IM6: { abilities: [{ name: 'shield' }] },
  IM7: { abilities: [{ name: 'ranger' }] },
  IM8: { abilities: [{ name: 'counterblow', dice: ['Y'] }] },
  IM9: { abilities: [{ name: 'marauder' }] },
  IM10: { range: 1 },
  IM11: { abilities: [{ name: 'masterOfDefence', x: 1 }] },
  AR1: { aura: 1 },
  AR6: { abilities: [{ name: 'shield' }] },
  AR7: { abilities: [{ name: 'ranger' }] },
};

export const giftOf = (id: string): Gift => GIFTS[id] ?? NOTHING;
