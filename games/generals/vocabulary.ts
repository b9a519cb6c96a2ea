export const SIDES = ['white', 'black'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = { readonly [side in Side]: T };
export const otherSide = (side: Side): Side => (side === 'white' ? 'black' : 'white');

export const ARMS = ['I', 'C', 'A'] as const;
export type Arm = (typeof ARMS)[number];
export type ByArm<T> = { readonly [arm in Arm]: T };

export const BATTLE_SECTORS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;
export type BattleSector = (typeof BATTLE_SECTORS)[number];
export const RESERVES = ['rw', 'rb'] as const;
export type Reserve = (typeof RESERVES)[number];
/** GEN-3.1: the canonical order of every loop over the board. */
export const SECTORS = [...BATTLE_SECTORS, ...RESERVES] as const;
export type Sector = (typeof SECTORS)[number];

/** GEN-3.5, GEN-R.5: each carries one battle zone with two facing sides of five spaces. */
export const BATTLE_BORDERS = [
  'a1-b1',
  'a1-a2',
  'b1-c1',
  'b1-b2',
  'c1-c2',
  'a2-b2',
  'a2-a3',
  'b2-c2',
  'b2-b3',
  'c2-c3',
  'a3-b3',
  'b3-c3',
] as const;
export type BattleBorder = (typeof BATTLE_BORDERS)[number];
export const SUPPLY_BORDERS = ['a1-rw', 'b1-rw', 'c1-rw', 'a3-rb', 'b3-rb', 'c3-rb'] as const;
export type Border = BattleBorder | (typeof SUPPLY_BORDERS)[number];

export const PHASES = ['planning', 'fast', 'bombard', 'combined', 'noncombat', 'rally', 'scoring'] as const;
export type Phase = (typeof PHASES)[number];
/** The phases with combat. */
export const MOVEMENT_PHASES = ['fast', 'combined'] as const satisfies readonly Phase[];
export type MovementPhase = (typeof MOVEMENT_PHASES)[number];

/** 'wI1': side letter, arm letter, number. Order everywhere: White before Black, then I, C, A, then the number. */
export type UnitId = string;
/** A front: 'a1-a2' (a border), 'meet:b2:1' (a meeting), 'bld:b2' (a building). */
export type FrontId = string;

/** Where a unit is: a sector, unplaced in Custom setup, its own routed-units box, the captor's box (GEN-3.14), out of the game. */
export type Place = Sector | 'tray' | 'box' | 'captured' | 'gone';

export const SETUPS = ['marengo', 'laRothiere', 'dennewitz', 'leuthen', 'albuera', 'custom'] as const;
export type SetupName = (typeof SETUPS)[number];
export const OBJECTIVE_PRESETS = ['standard', 'wide', 'raid', 'none'] as const;
export type ObjectivePreset = (typeof OBJECTIVE_PRESETS)[number];
export const LAYOUTS = ['off', 'A', 'B', 'Bsym', 'Bfull'] as const;
export type Layout = (typeof LAYOUTS)[number];

export interface Marker {
  readonly sector: BattleSector;
  readonly owner: Side;
  readonly kind: 'general' | 'flag' | 'rose';
  readonly vp: 1 | 3 | 5;
}
