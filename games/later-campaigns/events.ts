// Everything that can happen, in the past tense, with the rule it came from. `only`: whom it concerns, a side or one of
// its players; nobody else hears of it.

import type { RuleId, Seat } from '@grognard/kernel';
import type { Entrance } from './charge/entrance.ts';
import type { Fire } from './strength/fire.ts';
import type { Compliance, LocalDecision } from './tables/order-tables.ts';
import type {
  ArmyId,
  BodyId,
  BySide,
  Hex,
  HqId,
  LeaderId,
  OrderType,
  Side,
  UnitId,
  Wait,
} from './vocabulary.ts';

export interface SeenUnits {
  readonly units: readonly UnitId[];
  readonly side: Side;
  /** Those the enemy can make out. */
  readonly seen: readonly UnitId[];
  /** NLC-M.9: where each enemy looks for himself, what he makes out; `seen` is what all of them do. */
  readonly sights?: readonly { readonly seat: Seat; readonly seen: readonly UnitId[] }[];
}

type TurnEvent =
  | {
      readonly type: 'turnBegan';
      readonly turn: number;
      readonly scenario: string;
      /** What each side would score if it ended now. */
      readonly points: BySide<number>;
    }
  /** `only`: they come in hidden (NLC-20.1.5), or not yet (NLC-9.7, NLC-A.5). */
  | {
      readonly type: 'reinforcementsDue';
      readonly group: number;
      readonly roll: number | null;
      /** What would have brought them; 6 where nothing is said. */
      readonly needed?: number;
      readonly only?: Side;
    }
  | {
      readonly type: 'coordinatedRolled';
      readonly side: Side;
      readonly leader: LeaderId;
      readonly roll: number;
      /** This or less; below 1 nothing is low enough. */
      readonly needed: number;
      readonly gained: boolean;
    }
  | {
      readonly type: 'initialRolled';
      readonly side: Side;
      readonly leader: LeaderId;
      readonly roll: number;
      readonly total: number;
    }
  | { readonly type: 'pairPicked'; readonly side: Side; readonly chits: readonly BodyId[] }
  | { readonly type: 'initialPicked'; readonly side: Side; readonly chits: readonly BodyId[] }
  | { readonly type: 'chitDrawn'; readonly side: Side; readonly chits: readonly BodyId[] }
  | {
      readonly type: 'sideOrderRolled';
      readonly totals: BySide<number>;
      readonly winner: Side;
    }
  | { readonly type: 'sideStage'; readonly side: Side }
  | { readonly type: 'reserveStage'; readonly side: Side }
  | ({ readonly type: 'unitsRecovered' } & SeenUnits)
  /** `only`: the counter shows the enemy no marks. */
  | {
      readonly type: 'recoveryTested';
      readonly unit: UnitId;
      readonly roll: number;
      readonly morale: number;
      /** NLC-20.8h: a 5 or 6 is needed, whatever the morale. */
      readonly isExhausted?: true;
      readonly only?: Side;
    }
  | { readonly type: 'unitUnsupplied'; readonly unit: UnitId }
  | { readonly type: 'unitRallied'; readonly unit: UnitId; readonly hex: Hex; readonly roll: number | null }
  | { readonly type: 'rallyFailed'; readonly units: readonly UnitId[]; readonly roll: number };

type OrderEvent =
  | {
      readonly type: 'orderSent';
      readonly only: Seat;
      readonly body: BodyId;
      readonly leader: LeaderId;
      readonly order: readonly OrderType[];
      readonly receive: number;
    }
  | {
      readonly type: 'orderArrived';
      readonly only: Seat;
      readonly body: BodyId;
      readonly roll: number | null;
      readonly column: number | null;
      readonly result: Compliance | Exclude<Wait, 'message'>;
    }
  | {
      readonly type: 'waitRolled';
      readonly only: Seat;
      readonly body: BodyId;
      readonly roll: number;
      readonly needed: number;
    }
  | {
      readonly type: 'orderInForce';
      readonly only: Seat;
      readonly body: BodyId;
      readonly order: readonly OrderType[];
    }
  | { readonly type: 'legBegan'; readonly only: Seat; readonly body: BodyId; readonly order: OrderType }
  | { readonly type: 'orderSucceeded'; readonly only: Seat; readonly body: BodyId }
  | { readonly type: 'marchBlocked'; readonly only: Seat; readonly unit: UnitId }
  | {
      readonly type: 'confidenceHeld';
      readonly only: Seat;
      readonly body: BodyId;
      readonly roll: number;
      readonly value: number;
    }
  | {
      readonly type: 'confidenceFailed';
      readonly body: BodyId;
      readonly roll: number;
      readonly value: number;
    }
  | {
      readonly type: 'localDecided';
      readonly only: Seat;
      readonly body: BodyId;
      readonly roll: number;
      readonly result: LocalDecision;
    }
  | {
      readonly type: 'messageDelivered';
      readonly only: Seat;
      readonly body: BodyId;
      readonly leader: LeaderId;
      readonly order: readonly OrderType[];
    }
  | { readonly type: 'badMoveMade'; readonly body: BodyId }
  | { readonly type: 'bodyAssigned'; readonly only: Seat; readonly body: BodyId; readonly leader: LeaderId }
  | { readonly type: 'orderFailed'; readonly body: BodyId }
  | {
      readonly type: 'marchRolled';
      readonly only: Seat;
      readonly body: BodyId;
      readonly roll: number;
      readonly revealed: boolean;
    }
  | { readonly type: 'enteredHidden'; readonly only: Seat; readonly body: BodyId; readonly hex: Hex }
  | { readonly type: 'marchRevealed'; readonly body: BodyId; readonly hex: Hex }
  | { readonly type: 'decoysVanished'; readonly units: readonly UnitId[] };

type StaffEvent =
  | {
      readonly type: 'leaderMoved';
      readonly side: Side;
      readonly leader: LeaderId;
      readonly from: Hex;
      readonly to: Hex;
    }
  | { readonly type: 'leaderEntered'; readonly only: Side; readonly leader: LeaderId; readonly hex: Hex }
  | { readonly type: 'leaderDisplaced'; readonly leader: LeaderId; readonly from: Hex; readonly to: Hex }
  | {
      readonly type: 'leaderTested';
      readonly leader: LeaderId;
      readonly roll: number;
      readonly lost: boolean;
    }
  | { readonly type: 'leaderLost'; readonly leader: LeaderId }
  | { readonly type: 'leaderReplaced'; readonly only: Side; readonly leader: LeaderId; readonly hex: Hex }
  | { readonly type: 'hqMoved'; readonly hq: HqId; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'hqDestroyed'; readonly hq: HqId; readonly hex: Hex }
  | { readonly type: 'hqReturned'; readonly hq: HqId; readonly hex: Hex };

type UnitEvent =
  | ({
      readonly type: 'unitsMoved';
      readonly how: 'move' | 'retreat' | 'charge' | 'advance' | 'return';
      readonly from: Hex;
      readonly to: Hex;
    } & SeenUnits)
  | ({ readonly type: 'unitsEntered'; readonly hex: Hex } & SeenUnits)
  /** NLC-20.2.3: a brigade fills a second hex, or stands in one of its two again. */
  | ({ readonly type: 'lineFormed'; readonly from: Hex; readonly to: Hex } & SeenUnits)
  | ({ readonly type: 'lineClosed'; readonly from: Hex; readonly to: Hex } & SeenUnits)
  | { readonly type: 'unitLeftMap'; readonly unit: UnitId; readonly hex: Hex }
  | ({ readonly type: 'unitsDisrupted' } & SeenUnits)
  | { readonly type: 'stepLost'; readonly unit: UnitId }
  | { readonly type: 'unitEliminated'; readonly unit: UnitId; readonly hex: Hex; readonly supplied: boolean };

type FightEvent =
  | {
      readonly type: 'fired';
      readonly hex: Hex;
      readonly side: Side;
      readonly fight: 'assault' | 'charge' | 'bombardment';
      readonly strength: number;
      readonly parts: Fire['parts'];
      readonly dice: readonly number[];
      readonly hits: number;
    }
  | { readonly type: 'chargeDeclared'; readonly side: Side; readonly entries: readonly Entrance[] }
  | {
      readonly type: 'squareTested';
      readonly hex: Hex;
      readonly roll: number;
      readonly morale: number;
      readonly formed: boolean;
    }
  | { readonly type: 'chargeDecided'; readonly hex: Hex; readonly side: Side; readonly won: boolean }
  | {
      readonly type: 'pursuitTested';
      readonly unit: UnitId;
      readonly roll: number;
      readonly rating: number;
      readonly held: boolean;
    }
  | { readonly type: 'reactionDeclared'; readonly hex: Hex; readonly units: readonly UnitId[] }
  | {
      readonly type: 'reactionTested';
      readonly unit: UnitId;
      readonly roll: number;
      readonly morale: number;
      readonly passed: boolean;
    }
  | { readonly type: 'reactionFailed'; readonly hex: Hex }
  | {
      readonly type: 'assaultsDeclared';
      readonly side: Side;
      readonly assaults: readonly { readonly from: Hex; readonly target: Hex }[];
    }
  | {
      readonly type: 'assaultBegan';
      readonly side: Side;
      readonly target: Hex;
      readonly attackers: readonly UnitId[];
      readonly defenders: readonly UnitId[];
    }
  | {
      readonly type: 'moraleTested';
      readonly side: Side;
      readonly units: readonly UnitId[];
      readonly roll: number;
      readonly morale: number;
      readonly passed: boolean;
    }
  | {
      readonly type: 'retreatTested';
      readonly units: readonly UnitId[];
      readonly roll: number;
      readonly disrupted: readonly UnitId[];
    }
  | { readonly type: 'guardBroken' };

type EndEvent =
  | { readonly type: 'armyDemoralized'; readonly army: ArmyId }
  | { readonly type: 'armyDisintegrated'; readonly army: ArmyId }
  | { readonly type: 'sideResigned'; readonly side: Side };

export type Event = { readonly rule: RuleId } & (
  | TurnEvent
  | OrderEvent
  | StaffEvent
  | UnitEvent
  | FightEvent
  | EndEvent
);
