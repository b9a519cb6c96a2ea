import type { Outcome, RuleId } from '@grognard/kernel';
import type { Modifier, Order } from './state.ts';
import type {
  BattleSector,
  BySide,
  FrontId,
  Phase,
  Place,
  Sector,
  SetupName,
  Side,
  UnitId,
} from './vocabulary.ts';

/** One attack with its whole sum: natural + modifiers, clamped, against what it had to beat. */
export interface Attack {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly step: 'ranged' | 'melee' | 'bombard' | 'reaction';
  readonly front: FrontId | null;
  readonly natural: number;
  readonly modifiers: readonly Modifier[];
  readonly modified: number;
  /** The enemy's modified die it was compared with; null for the unopposed test (GEN-12.33). */
  readonly against: number | null;
  readonly hit: boolean;
  /** The test used: GEN-12.33, 12.34 or 12.40. */
  readonly rule: RuleId;
}

/** Everything that can happen, in the past tense. Each carries the rule it came from. `to` limits who may see it. */
export type Event = { readonly rule: RuleId; readonly seenBy?: Side } & (
  | { readonly type: 'battleBegan'; readonly setup: SetupName }
  | { readonly type: 'armiesDeployed' }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'phaseBegan'; readonly phase: Phase; readonly round: number }
  | { readonly type: 'orderDiceRolled'; readonly dice: BySide<number> }
  | {
      readonly type: 'couriersSent';
      readonly side: Side;
      readonly dice: readonly number[];
      readonly lost: readonly number[];
    }
  | { readonly type: 'activationsRevealed'; readonly moves: readonly Move[] }
  | {
      readonly type: 'unitMoved';
      readonly unit: UnitId;
      readonly from: Sector;
      readonly to: Sector;
      readonly how: 'order' | 'road';
    }
  | { readonly type: 'moveCancelled'; readonly unit: UnitId; readonly from: Sector; readonly to: Sector }
  | { readonly type: 'sectorVacated'; readonly sector: BattleSector; readonly by: Side }
  | {
      readonly type: 'frontFormed';
      readonly front: FrontId;
      readonly kind: 'assault' | 'headOn' | 'meeting' | 'building';
      readonly sector: BattleSector;
    }
  | {
      readonly type: 'rerollsEarned' | 'rerollsLost';
      readonly side: Side;
      readonly sector: BattleSector;
      readonly count: number;
    }
  | {
      readonly type: 'reactionRolled';
      readonly unit: UnitId;
      readonly how: 'square' | 'charge';
      readonly natural: number;
      readonly modifiers: readonly Modifier[];
      readonly modified: number;
      readonly success: boolean;
    }
  | { readonly type: 'unitRetreated'; readonly unit: UnitId; readonly from: Sector; readonly to: Sector }
  | {
      readonly type: 'positionsTaken';
      readonly lines: readonly {
        readonly front: FrontId;
        readonly white: readonly UnitId[];
        readonly black: readonly UnitId[];
      }[];
    }
  | { readonly type: 'frontClosed'; readonly front: FrontId }
  | { readonly type: 'unitSheltered'; readonly unit: UnitId; readonly sector: BattleSector }
  | { readonly type: 'unitWithdrew'; readonly unit: UnitId; readonly to: Sector }
  | {
      readonly type: 'diceHandedOut';
      readonly step: 'ranged' | 'melee';
      readonly front: FrontId;
      readonly dice: readonly {
        readonly side: Side;
        readonly unit: UnitId;
        readonly target: UnitId;
        readonly natural: number;
      }[];
    }
  | {
      readonly type: 'dieRerolled';
      readonly by: Side;
      readonly front: FrontId;
      readonly side: Side;
      readonly die: number;
      readonly from: number;
      readonly to: number;
    }
  | ({ readonly type: 'attackResolved' } & Attack)
  | {
      readonly type: 'batteryFired';
      readonly unit: UnitId;
      readonly at: BattleSector;
      readonly range: 1 | 2;
      readonly building: boolean;
    }
  | {
      readonly type: 'buildingHit';
      readonly unit: UnitId;
      readonly sector: BattleSector;
      readonly naturals: readonly number[];
      readonly modifiers: readonly Modifier[];
      readonly hits: number;
      readonly destroyed: boolean;
    }
  | { readonly type: 'tokenPlaced'; readonly unit: UnitId; readonly sector: BattleSector }
  | { readonly type: 'tokenRemoved'; readonly unit: UnitId; readonly sector: BattleSector }
  | { readonly type: 'unitRouted'; readonly unit: UnitId; readonly at: Sector }
  | { readonly type: 'unitRemoved'; readonly unit: UnitId; readonly at: Sector }
  | { readonly type: 'unitCaptured'; readonly unit: UnitId; readonly at: Place }
  | { readonly type: 'unitDestroyed'; readonly unit: UnitId; readonly at: Place }
  | { readonly type: 'unitFled'; readonly unit: UnitId; readonly from: Sector }
  | { readonly type: 'unitAdvanced'; readonly unit: UnitId; readonly from: Sector; readonly to: BattleSector }
  | { readonly type: 'unitReturned'; readonly unit: UnitId; readonly to: Sector }
  | { readonly type: 'unitSpent'; readonly unit: UnitId }
  | { readonly type: 'unitLeftBuilding'; readonly unit: UnitId; readonly sector: BattleSector }
  | { readonly type: 'unitRallied'; readonly unit: UnitId; readonly at: Sector }
  | { readonly type: 'unitDisbanded'; readonly unit: UnitId }
  | { readonly type: 'sheetsRevealed'; readonly sheets: BySide<readonly Order[]> }
  | {
      readonly type: 'vpScored';
      readonly side: Side;
      readonly vp: number;
      readonly total: number;
      readonly source: 'prisoners' | 'objective' | 'majority';
      readonly sector: BattleSector | null;
      readonly count: number;
    }
  | { readonly type: 'majorityTied'; readonly sectors: BySide<number> }
  | { readonly type: 'roundScored'; readonly round: number; readonly vp: BySide<number> }
  | { readonly type: 'sideResigned'; readonly side: Side }
  | { readonly type: 'battleEnded'; readonly outcome: Outcome }
);

/** An activation as both sides may know it: the leg used, never the order's place on its sheet (GEN-21.5). */
export interface Move {
  readonly unit: UnitId;
  readonly from: Sector;
  readonly to: Sector;
  readonly kind: 'move' | 'attack';
}

export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
