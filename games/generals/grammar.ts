import type { Arm, BattleBorder, FrontId, Sector, Side, UnitId } from './vocabulary.ts';

/** Section 24: everything a player can do, one choice at a time. `order` is an index into the side's own sheet. */
export type Action =
  | { readonly type: 'place'; readonly arm: Arm; readonly sector: Sector }
  | { readonly type: 'unplace'; readonly arm: Arm; readonly sector: Sector }
  | { readonly type: 'endSetup' }
  | {
      readonly type: 'order';
      readonly from: Sector;
      readonly arm: Arm;
      readonly path: readonly [Sector] | readonly [Sector, Sector] | readonly ['building'];
    }
  | { readonly type: 'unorder'; readonly order: number }
  | { readonly type: 'endPlanning' }
  | { readonly type: 'activate'; readonly order: number }
  | { readonly type: 'deactivate'; readonly order: number }
  | { readonly type: 'endActivation' }
  | { readonly type: 'fire'; readonly order: number; readonly range: 1 | 2 }
  | { readonly type: 'fireAtBuilding'; readonly order: number; readonly range: 1 | 2 }
  | { readonly type: 'unfire'; readonly order: number }
  | { readonly type: 'endFire' }
  | { readonly type: 'formSquare'; readonly unit: UnitId }
  | { readonly type: 'countercharge'; readonly unit: UnitId; readonly border: BattleBorder }
  | { readonly type: 'unreact'; readonly unit: UnitId }
  | { readonly type: 'endReact' }
  | { readonly type: 'retreat'; readonly unit: UnitId }
  | { readonly type: 'unretreat'; readonly unit: UnitId }
  | { readonly type: 'assign'; readonly unit: UnitId; readonly front: FrontId }
  | { readonly type: 'shelter'; readonly unit: UnitId }
  | { readonly type: 'unshelter'; readonly unit: UnitId }
  | { readonly type: 'endPositions' }
  | { readonly type: 'withdraw'; readonly unit: UnitId }
  | { readonly type: 'unwithdraw'; readonly unit: UnitId }
  | { readonly type: 'endWithdraw' }
  | { readonly type: 'target'; readonly unit: UnitId; readonly at: UnitId | null }
  | { readonly type: 'endTargets' }
  | { readonly type: 'reroll'; readonly front: FrontId; readonly side: Side; readonly die: number }
  | { readonly type: 'passReroll' }
  | { readonly type: 'advance'; readonly unit: UnitId }
  | { readonly type: 'unadvance'; readonly unit: UnitId }
  | { readonly type: 'endAdvance' }
  | { readonly type: 'road'; readonly unit: UnitId; readonly to: Sector }
  | { readonly type: 'unroad'; readonly unit: UnitId }
  | { readonly type: 'endRoad' }
  | { readonly type: 'rally'; readonly arm: 'I' | 'C' }
  | { readonly type: 'rallyInPlace'; readonly unit: UnitId }
  | { readonly type: 'unrally'; readonly index: number }
  | { readonly type: 'endRally' }
  | { readonly type: 'resign' };

export type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** What a side has put together for the decision it now has, as its own view shows it (GEN-21.1). */
export type Draft =
  | { readonly kind: 'setup' }
  | { readonly kind: 'planning' }
  | { readonly kind: 'declare'; readonly orders: readonly number[] }
  | { readonly kind: 'bombard'; readonly shots: readonly Shot[] }
  | { readonly kind: 'react'; readonly tries: readonly Reaction[] }
  | {
      readonly kind: 'positions';
      readonly retreats: readonly UnitId[];
      readonly shelter: UnitId | null;
      readonly fronts: { readonly [unit: UnitId]: FrontId };
    }
  | { readonly kind: 'withdraw'; readonly units: readonly UnitId[] }
  | { readonly kind: 'targets'; readonly at: { readonly [unit: UnitId]: UnitId | null } }
  | { readonly kind: 'advance'; readonly units: readonly UnitId[] }
  | { readonly kind: 'road'; readonly moves: readonly { readonly unit: UnitId; readonly to: Sector }[] }
  | { readonly kind: 'rally'; readonly rallies: readonly Rallying[] };

export type DraftOf<K extends Draft['kind']> = Extract<Draft, { readonly kind: K }>;

export interface Shot {
  readonly order: number;
  readonly range: 1 | 2;
  readonly building: boolean;
}

export type Reaction =
  | { readonly unit: UnitId; readonly how: 'square' }
  | { readonly unit: UnitId; readonly how: 'charge'; readonly border: BattleBorder };

export type Rallying = { readonly arm: 'I' | 'C' } | { readonly unit: UnitId };
