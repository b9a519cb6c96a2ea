// Also NAP-ACN.4.
import type { RuleId } from '@grognard/kernel';
import type { Modifier } from './attack/ignores.ts';
import type { PoolDie, RolledDie } from './attack-record.ts';
import type { CampaignEvent } from './campaign/events.ts';
import type {
  AttackKind,
  CardId,
  Die,
  DieSymbol,
  Faction,
  OrderColour,
  Side,
  UnitTypeId,
} from './data/words.ts';
import type { CardMode, FollowUp, RerollSource, Riposte } from './grammar.ts';
import type { TournamentEvent } from './tournament/events.ts';
import type { ByPlayer, Hex, Line, Orders, Player, UnitId } from './vocabulary.ts';

/** A d6 for sides, tiles or placement (NAP-SET.2). */
type DiceForOrder = { readonly type: 'd6Rolled'; readonly values: ByPlayer<number>; readonly winner: Player };

type SetupEvent =
  | DiceForOrder
  | { readonly type: 'sidesSettled'; readonly sideOf: ByPlayer<Side> }
  | { readonly type: 'factionsRevealed'; readonly factions: ByPlayer<Faction | null> }
  | { readonly type: 'rostersRevealed'; readonly rosters: ByPlayer<string | null> }
  | {
      readonly type: 'battleBegan';
      readonly name: string;
      readonly sideOf: ByPlayer<Side>;
      /** Units are numbered along A's army, then B's. */
      readonly armies: ByPlayer<{ readonly faction: Faction; readonly units: readonly UnitTypeId[] }>;
    }
  | { readonly type: 'tileLaid'; readonly player: Player; readonly hex: Hex; readonly tile: string }
  | { readonly type: 'placementDecided'; readonly first: Player }
  | { readonly type: 'unitDeployed'; readonly unit: UnitId; readonly hex: Hex }
  | { readonly type: 'cardsReturned'; readonly player: Player; readonly count: number };

type RoundEvent =
  | { readonly type: 'roundBegan'; readonly round: number; readonly revealed: readonly string[] }
  | {
      readonly type: 'bidsRevealed';
      readonly cards: ByPlayer<CardId>;
      readonly values: ByPlayer<number>;
      readonly leader: Player;
    }
  | { readonly type: 'escalationDrawn'; readonly card: string; readonly isLast: boolean }
  | { readonly type: 'sideChosen'; readonly card: string; readonly side: 'A' | 'B' }
  | {
      readonly type: 'ordersDrawn';
      readonly player: Player;
      readonly count: number;
      readonly orders: Orders | null;
    }
  | {
      readonly type: 'orderReturned';
      readonly player: Player;
      readonly colour: OrderColour | null;
    }
  | { readonly type: 'ordersExchanged'; readonly player: Player; readonly count: number }
  | { readonly type: 'orderTaken'; readonly player: Player; readonly colour: OrderColour }
  | { readonly type: 'ordersPaid'; readonly player: Player; readonly orders: Orders }
  | { readonly type: 'orderScorched'; readonly player: Player; readonly colour: OrderColour }
  | { readonly type: 'cardTaken'; readonly player: Player; readonly card: string }
  | {
      readonly type: 'modelAdvanced';
      readonly player: Player;
      readonly model: UnitTypeId;
      readonly line: Line;
    }
  | { readonly type: 'modelsAdvanced'; readonly player: Player; readonly count: number }
  | { readonly type: 'modelJoined'; readonly unit: UnitId; readonly models: number }
  | { readonly type: 'unitSummoned'; readonly unit: UnitId; readonly hex: Hex }
  | { readonly type: 'roundScored'; readonly vp: ByPlayer<number> }
  /** Orders that nobody used, by player: their number was never a secret (NAP-HID.1). */
  | { readonly type: 'ordersReturned'; readonly unused: ByPlayer<number> }
  | {
      readonly type: 'cardsDrawn';
      readonly player: Player;
      readonly count: number;
      readonly cards: readonly CardId[] | null;
    }
  | { readonly type: 'cardDiscarded'; readonly player: Player; readonly card: CardId };

type TurnEvent =
  | { readonly type: 'turnBegan'; readonly player: Player }
  | { readonly type: 'playerPassed'; readonly player: Player }
  | { readonly type: 'turnEnded'; readonly player: Player }
  | {
      readonly type: 'unitActivated';
      readonly unit: UnitId;
      readonly orders: Orders | null;
      readonly card: CardId | null;
    }
  | { readonly type: 'unitDeactivated'; readonly unit: UnitId }
  | { readonly type: 'abilityUsed'; readonly unit: UnitId; readonly ability: string }
  | { readonly type: 'itemUsed'; readonly player: Player; readonly item: string }
  | { readonly type: 'unitMoved'; readonly unit: UnitId; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'unitRested'; readonly unit: UnitId }
  | { readonly type: 'riftSealed'; readonly unit: UnitId; readonly hex: Hex }
  | { readonly type: 'unitExited'; readonly unit: UnitId }
  | { readonly type: 'cardPlayed'; readonly player: Player; readonly card: CardId }
  | { readonly type: 'fatigueChanged'; readonly unit: UnitId; readonly by: number; readonly fatigue: number }
  | {
      readonly type: 'corruptionChanged';
      readonly player: Player;
      readonly by: number;
      readonly total: number;
    };

type AttackEvent =
  | {
      readonly type: 'attackDeclared';
      readonly attacker: UnitId;
      readonly target: UnitId;
      readonly kind: AttackKind;
      readonly riposte: Riposte | null;
    }
  | { readonly type: 'squareFormed'; readonly unit: UnitId }
  | { readonly type: 'cardLaid'; readonly player: Player; readonly isLaid: boolean }
  | { readonly type: 'cardsTurnedUp'; readonly cards: ByPlayer<CardId | null> }
  | { readonly type: 'cardUsed'; readonly player: Player; readonly card: CardId; readonly mode: CardMode }
  | { readonly type: 'cardCancelled'; readonly player: Player; readonly card: CardId }
  | { readonly type: 'attackLost'; readonly attacker: UnitId }
  | { readonly type: 'poolAssembled'; readonly pool: readonly PoolDie[] }
  | { readonly type: 'dieDropped'; readonly die: Die }
  | { readonly type: 'diceRolled'; readonly player: Player; readonly dice: readonly RolledDie[] }
  | {
      readonly type: 'dieRerolled';
      readonly player: Player;
      readonly die: number;
      readonly source: RerollSource;
      readonly from: DieSymbol;
      readonly to: DieSymbol;
    }
  | { readonly type: 'critHappened'; readonly unit: UnitId; readonly crit: string }
  | { readonly type: 'retreatsIgnored'; readonly unit: UnitId; readonly count: number; readonly left: number }
  | { readonly type: 'unitRetreated'; readonly unit: UnitId; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'retreatStopped'; readonly unit: UnitId }
  | { readonly type: 'unitRegrouped'; readonly unit: UnitId; readonly from: Hex; readonly to: Hex }
  | {
      readonly type: 'damageDealt';
      readonly unit: UnitId;
      readonly dealt: readonly Modifier[];
      readonly reduced: readonly Modifier[];
      readonly total: number;
    }
  | { readonly type: 'modelsLost'; readonly unit: UnitId; readonly count: number; readonly left: number }
  | { readonly type: 'unitDestroyed'; readonly unit: UnitId; readonly by: Player }
  | { readonly type: 'unitHealed'; readonly unit: UnitId; readonly count: number; readonly models: number }
  | {
      readonly type: 'unitFollowed';
      readonly unit: UnitId;
      readonly source: FollowUp | 'persecution';
      readonly to: Hex;
    }
  | { readonly type: 'unitFrenzied'; readonly unit: UnitId };

type ScoreEvent =
  | { readonly type: 'vpScored'; readonly player: Player; readonly vp: number; readonly total: number }
  | { readonly type: 'playerConceded'; readonly player: Player }
  | { readonly type: 'battleWon'; readonly player: Player };

/** Everything that can happen, in the past tense, with the rule it came from; `ownerSees`: the rest hear less of it. */
export type Event = { readonly rule: RuleId; readonly ownerSees?: Player } & (
  | SetupEvent
  | RoundEvent
  | TurnEvent
  | AttackEvent
  | ScoreEvent
  | TournamentEvent
  | CampaignEvent
);
