// GEN-13.1: the modifier of the unit that rolls (row) against its target (column), and every other number of combat.

/** How a unit fights: attacking, in square, passive. Its state, not its type, decides (GEN-13.2). */
export const ROLES = ['attI', 'attC', 'attA', 'sq', 'pasI', 'pasC', 'pasA'] as const;
export type Role = (typeof ROLES)[number];
/** How a unit is fought against; `none` is added for an unopposed attack (GEN-13.4). */
export const COLUMNS = [...ROLES, 'routed', 'none'] as const;
export type Column = (typeof COLUMNS)[number];
export const COMBAT_STEPS = ['ranged', 'melee'] as const;
export type CombatStep = (typeof COMBAT_STEPS)[number];

/** Ranged and melee; null: it cannot attack that way. */
export interface Cell {
  readonly ranged: number | null;
  readonly melee: number | null;
}

const both = (ranged: number | null, melee: number | null): Cell => ({ ranged, melee });

/** GEN-13.1 */
export const COLUMN_MODIFIERS: { readonly [row in Role]: { readonly [column in Column]?: Cell } } = {
  attI: {
    attI: both(-1, 0),
    attC: both(-1, -1),
    attA: both(-1, 1),
    sq: both(0, 0),
    pasI: both(-1, 1),
    pasC: both(-1, 0),
    pasA: both(-1, 1),
    routed: both(0, 0),
    none: both(1, 1),
  },
  attC: {
    attI: both(null, 1),
    attC: both(null, 0),
    attA: both(null, 2),
    sq: both(null, -3),
    pasI: both(null, 1),
    pasC: both(null, 1),
    pasA: both(null, 2),
    routed: both(null, 2),
    none: both(null, 2),
  },
  attA: {
    attI: both(2, null),
    attC: both(2, null),
    attA: both(1, null),
    sq: both(3, null),
    pasI: both(2, null),
    pasC: both(2, null),
    pasA: both(1, null),
    routed: both(1, null),
    none: both(2, null),
  },
  sq: { attI: both(-1, 0), attC: both(-1, 0), attA: both(-2, 0) },
  pasI: { attI: both(0, 0), attC: both(0, -1), attA: both(-1, 0) },
  pasC: { attI: both(null, -1), attC: both(null, -1), attA: both(null, null) },
  pasA: { attI: both(0, null), attC: both(0, null), attA: both(-1, null) },
};

/** GEN-13.5 to 13.8 and GEN-20. */
export const SPENT = -1;
export const FAST_RANGED = -2;
export const REACTION = -1;
export const BOMBARD_RANGE: { readonly [range in 1 | 2]: number } = { 1: -3, 2: -4 };
export const BOMBARD_TOKEN = 1;
export const BOMBARD_BUILDING = -1;
export const FOREST: Cell = both(-2, -1);
export const UPHILL: Cell = both(0, -1);
export const DOWNHILL: Cell = both(0, 1);
export const INTO_RIVER: Cell = both(0, -1);
export const AT_BUILDING: Cell = both(-1, -1);
/** GEN-12.33: the least modified die that succeeds without an opposing die. */
export const UNOPPOSED_SUCCESS = 4;
