// The words printed on cards, counters and dice.
export const FACTIONS = ['france', 'russia', 'abyss'] as const;
export type Faction = (typeof FACTIONS)[number];
export const isHuman = (faction: Faction): boolean => faction !== 'abyss';

export const SIDES = ['south', 'north'] as const;
/** NAP-GEN.1: which edge of the field an army fights from; players may change sides between battles. */
export type Side = (typeof SIDES)[number];
export type BySide<T> = { readonly [side in Side]: T };

export const BRANCHES = [
  'lineInfantry',
  'lightInfantry',
  'eliteInfantry',
  'lightCavalry',
  'heavyCavalry',
  'artillery',
  'commander',
  'monster',
] as const;
/** NAP-CMP.3 */
export type Branch = (typeof BRANCHES)[number];

export const ARMS = ['infantry', 'cavalry', 'artillery', 'commander', 'monster'] as const;
/** What cards and detachments mean by Infantry, Cavalry, Artillery. */
export type Arm = (typeof ARMS)[number];
const ARM_OF: { readonly [branch in Branch]: Arm } = {
  lineInfantry: 'infantry',
  lightInfantry: 'infantry',
  eliteInfantry: 'infantry',
  lightCavalry: 'cavalry',
  heavyCavalry: 'cavalry',
  artillery: 'artillery',
  commander: 'commander',
  monster: 'monster',
};
export const armOf = (branch: Branch): Arm => ARM_OF[branch];

/** NAP-CMP.4: green, blue, red, purple. */
export const ORDER_COLOURS = ['G', 'B', 'R', 'P'] as const;
export type OrderColour = (typeof ORDER_COLOURS)[number];

/** Weakest to strongest: white, yellow, orange, teal, scarlet, black. */
export const DICE = ['W', 'Y', 'O', 'T', 'S', 'K'] as const;
export type Die = (typeof DICE)[number];

export const SYMBOLS = ['crit', 'hit', 'retreat', 'miss'] as const;
export type DieSymbol = (typeof SYMBOLS)[number];

export const ATTACK_KINDS = ['melee', 'ranged', 'magic', 'grenade'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

/** 'FR01': a kind of unit, as printed. */
export type UnitTypeId = string;
/** 'DT1' */
export type DetachmentId = string;
/** 'F01', or 'decoy' (NAP-CMP.7). */
export type CardId = string;
