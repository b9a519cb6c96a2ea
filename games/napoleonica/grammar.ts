// Everything a player can do in a battle, one choice at a time (NAP-ACN). Orders are letters in the order G, B, R, P.
// Also NAP-ACN.11.
import type { CampaignAction } from './campaign/grammar.ts';
import type { ActivatableAbility, FreeAbility } from './data/abilities.ts';
import type { CardId, Faction, OrderColour, Side, UnitTypeId } from './data/words.ts';
import type { TournamentAction } from './tournament/grammar.ts';
import type { Hex, Line, UnitId } from './vocabulary.ts';

/** 'GGB': two green Orders and a blue one. */
export type OrderLetters = string;

/** Where a reroll comes from (NAP-ATK.19). */
export const REROLL_SOURCES = ['master', 'card', 'order', 'fatigue'] as const;
export type RerollSource = (typeof REROLL_SOURCES)[number];
/** NAP-ATK.31 (b) and (c) */
export const RIPOSTES = ['square', 'counterblow', 'card'] as const;
export type Riposte = (typeof RIPOSTES)[number];
export const FOLLOW_UPS = ['pasDeCharge', 'advance', 'partingShot'] as const;
export type FollowUp = (typeof FOLLOW_UPS)[number];
/** NAP-ATK.10: what the attacker makes of his card. */
export const CARD_MODES = ['main', 'bonus', 'none'] as const;
export type CardMode = (typeof CARD_MODES)[number];

type Setup =
  | { readonly type: 'pickFaction'; readonly faction: Faction }
  | { readonly type: 'pickRoster'; readonly roster: string }
  | { readonly type: 'pickSide'; readonly side: Side }
  | { readonly type: 'layTile'; readonly hex: Hex; readonly tile: string }
  | { readonly type: 'pickOrder'; readonly place: 'first' | 'second' }
  | { readonly type: 'deploy'; readonly unit: UnitId; readonly hex: Hex }
  | { readonly type: 'returnCards'; readonly cards: readonly CardId[] };

type OrderPhase =
  | { readonly type: 'bid'; readonly card: CardId; readonly item?: string }
  | { readonly type: 'escalate'; readonly side: 'A' | 'B' }
  | { readonly type: 'returnOrder'; readonly colour: OrderColour }
  | { readonly type: 'exchange'; readonly pay: OrderLetters; readonly discard: OrderLetters }
  | { readonly type: 'toCorruption'; readonly colour: OrderColour }
  | { readonly type: 'done' };

type Reinforcement =
  | { readonly type: 'replenish'; readonly model: UnitTypeId; readonly unit: UnitId | null }
  | { readonly type: 'takeCard'; readonly card: string }
  | { readonly type: 'point'; readonly model: UnitTypeId; readonly line: Line; readonly unit?: UnitId }
  | { readonly type: 'regenerate'; readonly model: UnitTypeId; readonly line: Line; readonly unit?: UnitId }
  | { readonly type: 'takeColour'; readonly colour: OrderColour }
  | { readonly type: 'unfatigue'; readonly unit: UnitId }
  | { readonly type: 'summon'; readonly unit: UnitId; readonly hex: Hex }
  | { readonly type: 'stop' };

type TurnAction =
  | { readonly type: 'activate'; readonly unit: UnitId; readonly pay: OrderLetters }
  | { readonly type: 'play'; readonly card: CardId }
  | { readonly type: 'pass' }
  | { readonly type: 'endTurn' }
  | { readonly type: 'takeChosen'; readonly pay: OrderLetters; readonly colour: OrderColour }
  | { readonly type: 'takeRandom'; readonly pay: OrderLetters }
  | { readonly type: 'free'; readonly ability: FreeAbility; readonly unit: UnitId }
  | { readonly type: 'item'; readonly item: string; readonly unit?: UnitId };

type ActivationAction =
  | { readonly type: 'substitute'; readonly ability: 'imperialWill'; readonly unit: UnitId }
  | { readonly type: 'substitute'; readonly ability: 'patience' | 'none' }
  | { readonly type: 'deactivate'; readonly yes: boolean }
  | { readonly type: 'use'; readonly ability: ActivatableAbility }
  | { readonly type: 'move'; readonly hex: Hex; readonly corruption?: number }
  | { readonly type: 'attack'; readonly row: number; readonly target: UnitId }
  | { readonly type: 'rest' }
  | { readonly type: 'seal' }
  | { readonly type: 'exit'; readonly corruption?: number }
  | { readonly type: 'end' };

type CardAction =
  | { readonly type: 'choose'; readonly option: string }
  | { readonly type: 'pickUnit'; readonly unit: UnitId }
  | { readonly type: 'pickHex'; readonly hex: Hex | null }
  | { readonly type: 'spend'; readonly count: number };

type AttackAction =
  | { readonly type: 'overcharge'; readonly yes: boolean }
  | { readonly type: 'square'; readonly yes: boolean }
  | { readonly type: 'lay'; readonly card: CardId | null }
  | { readonly type: 'mode'; readonly mode: CardMode }
  | { readonly type: 'apply'; readonly yes: boolean }
  | { readonly type: 'dropDie'; readonly die: number }
  | { readonly type: 'keepDie'; readonly die: number }
  | {
      readonly type: 'reroll';
      readonly die: number;
      readonly source: RerollSource;
      readonly pay?: OrderColour;
    }
  | { readonly type: 'ignoreRetreat'; readonly count: number }
  | { readonly type: 'retreat'; readonly hex: Hex }
  | { readonly type: 'regroup'; readonly hex: Hex | null }
  | { readonly type: 'absorb'; readonly yes: boolean }
  | { readonly type: 'blast'; readonly unit: UnitId }
  | { readonly type: 'riposte'; readonly how: Riposte | null; readonly pay?: OrderColour }
  | { readonly type: 'advance'; readonly source: FollowUp | null; readonly hex: Hex | null }
  | { readonly type: 'frenzy'; readonly yes: boolean }
  | { readonly type: 'persecute'; readonly hex: Hex | 'stay' | null };

type EndPhase = { readonly type: 'discard'; readonly card: CardId };

export type Action =
  | Setup
  | OrderPhase
  | Reinforcement
  | TurnAction
  | ActivationAction
  | CardAction
  | AttackAction
  | EndPhase
  | TournamentAction
  | CampaignAction
  | { readonly type: 'concede' };

export type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;
