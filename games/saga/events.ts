import type { Outcome, RuleId } from '@grognard/kernel';
import type { ActivationMode, Declaration } from './grammar.ts';
import type { Modifier } from './state.ts';
import type {
  ByPlayer,
  Flank,
  Formation,
  MoraleCause,
  ObjectiveId,
  Phase,
  Place,
  Player,
  StrategyCardId,
  TestKind,
  UnitCardId,
  UnitId,
} from './vocabulary.ts';

/** A test with its whole sum: natural + score + modifiers against what it needed. */
export interface TestRolled {
  readonly type: 'testRolled';
  readonly kind: TestKind;
  readonly cause: MoraleCause | null;
  readonly player: Player;
  readonly unit: UnitId;
  readonly against: UnitId | null;
  /** Null: a card decided it without a roll. */
  readonly natural: number | null;
  readonly need: number;
  readonly success: boolean;
  /** Fire and Melee. */
  readonly hits: number;
  /** The arithmetic. Only its owner sees that of a face-down outflanker until it has arrived. */
  readonly sum: {
    readonly score: number;
    readonly modifiers: readonly Modifier[];
    readonly total: number;
  } | null;
}

/**
 * Everything that can happen, in the past tense. Each carries the rule it came from. `ownerSees`: the fields named there are null for everybody but that player.
 */
export type Event = { readonly rule: RuleId; readonly ownerSees?: Player } & (
  | { readonly type: 'armiesMustered' }
  | { readonly type: 'objectivesOpened'; readonly objectives: ByPlayer<ObjectiveId> }
  | {
      readonly type: 'armiesDeployed';
      /** Both Lines, which everybody sees now. */
      readonly units: readonly { readonly unit: UnitId; readonly card: UnitCardId; readonly at: Place }[];
    }
  | {
      readonly type: 'terrainLaid';
      readonly player: Player;
      readonly card: StrategyCardId;
      readonly at: Place;
      readonly replaced: StrategyCardId | null;
    }
  | { readonly type: 'terrainDiscarded'; readonly card: StrategyCardId; readonly at: Place }
  | {
      readonly type: 'terrainCaptured';
      readonly unit: UnitId;
      readonly card: StrategyCardId;
      readonly from: Place;
    }
  | { readonly type: 'turnBegan'; readonly turn: number }
  | { readonly type: 'phaseBegan'; readonly phase: Phase; readonly turn: number }
  | {
      readonly type: 'initiativeRevealed';
      readonly cards: ByPlayer<StrategyCardId>;
      readonly values: ByPlayer<number>;
    }
  | { readonly type: 'initiativeDecided'; readonly first: Player; readonly die: number | null }
  | TestRolled
  | { readonly type: 'dieRerolled'; readonly player: Player; readonly from: number; readonly to: number }
  | { readonly type: 'unitRevealed'; readonly unit: UnitId; readonly card: UnitCardId }
  | {
      readonly type: 'unitActivated';
      readonly unit: UnitId;
      readonly player: Player;
      readonly mode: ActivationMode | null;
    }
  | { readonly type: 'markerForfeited'; readonly player: Player }
  | { readonly type: 'markerRecovered'; readonly player: Player; readonly unit: UnitId }
  | { readonly type: 'markerSpent'; readonly player: Player; readonly unit: UnitId }
  | { readonly type: 'markersGained'; readonly player: Player; readonly count: number }
  | { readonly type: 'actionDeclared'; readonly unit: UnitId; readonly declaration: Declaration }
  | { readonly type: 'unitMoved'; readonly unit: UnitId; readonly from: Place; readonly to: Place }
  | { readonly type: 'unitMounted'; readonly unit: UnitId; readonly dismounted: boolean }
  | { readonly type: 'meleeBegan'; readonly attacker: UnitId; readonly defender: UnitId }
  | { readonly type: 'meleeEnded'; readonly units: readonly [UnitId, UnitId]; readonly winner: UnitId | null }
  | { readonly type: 'unitEvaded'; readonly unit: UnitId; readonly from: UnitId }
  | { readonly type: 'unitCharged'; readonly unit: UnitId; readonly counter: boolean }
  | { readonly type: 'unitDisarrayed'; readonly unit: UnitId }
  | { readonly type: 'disarrayRemoved'; readonly unit: UnitId }
  | { readonly type: 'formationTaken'; readonly unit: UnitId; readonly formation: Formation }
  | { readonly type: 'formationLost'; readonly unit: UnitId; readonly formation: Formation }
  | { readonly type: 'hitsReduced'; readonly unit: UnitId; readonly by: number }
  | { readonly type: 'supportGiven'; readonly unit: UnitId; readonly by: UnitId }
  | { readonly type: 'casualtiesTaken'; readonly unit: UnitId; readonly count: number; readonly cas: number }
  | { readonly type: 'casualtyRemoved'; readonly unit: UnitId; readonly cas: number }
  | { readonly type: 'moraleChosen'; readonly unit: UnitId; readonly how: 'fail' | 'omit' }
  | { readonly type: 'unitEliminated'; readonly unit: UnitId; readonly card: UnitCardId; readonly vp: number }
  | { readonly type: 'trophyTaken'; readonly card: StrategyCardId; readonly by: Player }
  | { readonly type: 'unitRetreated'; readonly unit: UnitId; readonly from: Place; readonly to: Place }
  | { readonly type: 'retreatBlocked'; readonly unit: UnitId }
  | { readonly type: 'outflankBegan'; readonly unit: UnitId; readonly side: Flank }
  | { readonly type: 'outflankArrived'; readonly unit: UnitId; readonly at: Place }
  | { readonly type: 'unitRallied'; readonly unit: UnitId }
  | { readonly type: 'unitEntered'; readonly unit: UnitId; readonly at: Place }
  | {
      readonly type: 'reserveRearranged';
      readonly player: Player;
      readonly moves: readonly { readonly unit: UnitId; readonly to: Place }[];
    }
  | {
      readonly type: 'unitSentBack';
      readonly unit: UnitId;
      /** What it was: null for those who never saw it. */
      readonly card: UnitCardId | null;
      readonly to: 'deck' | 'captured';
    }
  | {
      readonly type: 'cardPlayed';
      readonly player: Player;
      readonly card: StrategyCardId;
      readonly target: UnitId | null;
    }
  | { readonly type: 'cardAttached'; readonly card: StrategyCardId; readonly unit: UnitId }
  | { readonly type: 'cardDiscarded'; readonly player: Player; readonly card: StrategyCardId }
  | {
      readonly type: 'cardsDrawn';
      readonly player: Player;
      readonly count: number;
      readonly cards: readonly StrategyCardId[] | null;
    }
  | { readonly type: 'cardPutUnder'; readonly player: Player; readonly card: StrategyCardId | null }
  | { readonly type: 'deckReshuffled'; readonly player: Player }
  | { readonly type: 'reserveScouted'; readonly player: Player }
  | { readonly type: 'bluffReturned'; readonly player: Player }
  | {
      readonly type: 'unitDrawn';
      readonly player: Player;
      readonly unit: UnitId;
      readonly card: UnitCardId | null;
    }
  | { readonly type: 'objectiveScored'; readonly player: Player; readonly obj: ObjectiveId }
  | { readonly type: 'turnScored'; readonly turn: number; readonly vp: ByPlayer<number> }
  | { readonly type: 'battleEnded'; readonly outcome: Outcome }
);
