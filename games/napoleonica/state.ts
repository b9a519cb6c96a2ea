// Everything a table remembers. A tournament or a campaign holds one battle after another.
import type { GameState, Outcome, RuleId, Secret } from '@grognard/kernel';
import type { Attack } from './attack-record.ts';
import type { Campaign } from './campaign/state.ts';
import type { ActivatableAbility } from './data/abilities.ts';
import type { CardId, DetachmentId, Die, Faction, Side, UnitTypeId } from './data/words.ts';
import type { BattleTerms } from './terms.ts';
import type { Series } from './tournament/state.ts';
import type { ByPlayer, Hex, Line, Orders, Phase, Player, UnitId } from './vocabulary.ts';

/** NAP-CMP.10. Replaced on write, never changed. */
export interface Unit {
  readonly id: UnitId;
  readonly type: UnitTypeId;
  readonly owner: Player;
  /** A hex, or RESERVE, DESTROYED, EXITED. */
  readonly at: Hex;
  readonly models: number;
  readonly fatigue: number;
  readonly orders: Orders;
  readonly blanks: number;
  readonly grenade: boolean;
  readonly detachment: DetachmentId | null;
  /** Tournament and campaign: an improvement card, and what the Commander bears. */
  readonly improvement: string | null;
  readonly items: readonly string[];
  /** Abilities and items that are used up for this battle. */
  readonly onceUsed: readonly string[];
}

/** NAP-CMP.8: lost models by their type, line by line from the top. */
export type Tablet = { readonly [line in Line]: readonly UnitTypeId[] };

/** NAP-HID.1: colours are the owner's, the number is everybody's. */
export interface Purse extends Secret<Orders> {
  readonly count: number;
}

/** A card in an attack, face down or turned up. */
export interface LaidCard extends Secret<CardId> {
  /** Everybody had seen it in the hand: nobody may notice that it is gone from there before it is turned up (NAP-HID.1). */
  readonly wasSeen: boolean;
}

/** What one player has beside the field. Replaced on write. */
export interface PlayerState {
  readonly faction: Faction;
  /** The owner knows what is in it, nobody what comes out next (NAP-HID.1). */
  readonly pouch: Purse;
  readonly screen: Purse;
  readonly spentOpen: Orders;
  readonly spentHidden: Purse;
  /** From the top. */
  readonly deck: readonly Secret<CardId>[];
  /** Without the Decoy; a card that lost a bid is known to both (NAP-ORD.4). */
  readonly hand: readonly Secret<CardId>[];
  readonly discard: readonly CardId[];
  /** Face down in an attack (NAP-ATK.7), or turned up. */
  readonly laid: LaidCard | null;
  readonly tablet: Tablet;
  readonly corruption: number;
  readonly vp: number;
  readonly passed: boolean;
}

/** NAP-BAT.1: the turn in progress. */
export interface Turn {
  readonly player: Player;
  readonly basics: number;
  /** NAP-ADD.8 */
  readonly deactivated: readonly UnitId[];
  /** NAP-ABL.40: Dark Pact has been used in this turn. */
  readonly pact: boolean;
  /** NAP-AUT.12, NAP-AUT.13: the automaton has had its chance to lay a card in this turn. */
  readonly topLaid: boolean;
}

/** NAP-BAT.11: the basic action in progress. */
export interface BasicAction {
  readonly carded: ByPlayer<boolean>;
}

/** What a card says about the activation it grants. */
export interface Grant {
  /** The Action card, by whose note the attacks of the unit change (NAP-DEK.6). */
  readonly card: CardId | null;
  readonly movement: number;
  readonly move: boolean;
  readonly attack: boolean;
  readonly rest: boolean;
  readonly meleeOnly: boolean;
  /** Added to its first melee attack (F07, R03), or to its attack (R06). */
  readonly die: Die | null;
}

/** The activation in progress (NAP-ACT). */
export interface Activation {
  readonly unit: UnitId;
  /** It carried an Order or Blank before this activation. */
  readonly carried: boolean;
  /** It was exhausted when it was chosen: only Rest (NAP-FAT.6). */
  readonly restOnly: boolean;
  readonly grant: Grant;
  /** NAP-ACT.7 */
  readonly used: readonly ActivatableAbility[];
  /** Hexes moved, by the shortest way (NAP-MOV.6). */
  readonly moved: number;
  readonly meleeMade: boolean;
  /** Frenzy and Persecution work once in an activation. */
  readonly frenzied: boolean;
  readonly persecuted: boolean;
  /** NAP-RUL.98: units that have regrouped in it. */
  readonly regrouped: readonly UnitId[];
  /** A riposte drove it into difficult terrain (NAP-ATK.34), or it was deactivated. */
  readonly over: boolean;
  /** Deactivated, or patient (NAP-ABL.38): nothing on its hex works on it (NAP-TER.9). */
  readonly deactivated: boolean;
}

/** The Escalation card in force this round. */
export interface Escalation {
  readonly card: string;
  readonly side: 'A' | 'B';
}

export interface BattleResult {
  readonly winner: Player;
  readonly rule: RuleId;
  readonly text: string;
  readonly conceded: Player | null;
}

/** One battle from NAP-STEP-SET.4 to its end. `units` is changed in place, everything else replaced. */
export interface Battle {
  readonly terms: BattleTerms;
  /** The terrain codes of NAP-TER.9, hex by hex; a sealed Rift becomes Plain. */
  ground: string;
  sideOf: ByPlayer<Side>;
  phase: Phase;
  round: number;
  leader: Player | null;
  /** NAP-SET.15: who placed second. */
  tieHolder: Player | null;
  reinforcementDeck: readonly Secret<string>[];
  reinforcementDiscard: readonly string[];
  /** The three of this round that are still to be taken. */
  revealed: readonly string[];
  escalationDeck: readonly Secret<string>[];
  escalation: Escalation | null;
  /** Drawn before, in order. */
  escalated: readonly string[];
  players: ByPlayer<PlayerState>;
  readonly units: Unit[];
  turn: Turn | null;
  action: BasicAction | null;
  activation: Activation | null;
  /** The attack in progress last, below it those it grew out of: ripostes, Frenzy, Persecution. */
  attacks: readonly Attack[];
  /** NAP-REI.6, NAP-REI.13: units that have gained a model in this phase, or through this effect. */
  gained: readonly UnitId[];
  /** RL4: whose Heart of Winter chills the enemy until the end of the round. */
  winter: Player | null;
  /** EV28: a bid has been tied before. */
  tied: boolean;
  /** AR10: who may move a model for a unit just lost. */
  mourning: readonly Player[];
  /** Loot tokens used up in it (NAP-SOL.15). */
  usedLoot: readonly string[];
  /** DP earned by Heroic Legends: 1 for each VP (IM12). */
  legends: ByPlayer<number>;
  /** VP of both at the end of each finished round, for the end screen. */
  scores: readonly ByPlayer<number>[];
  result: BattleResult | null;
}

export interface State extends GameState {
  battle: Battle | null;
  /** A tournament, or a campaign, which the battle belongs to. */
  series: Series | null;
  campaign: Campaign | null;
  result: Outcome | null;
}
