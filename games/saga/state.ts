import type { GameState, Outcome, RuleId, Secret } from '@grognard/kernel';
import type { Declaration } from './grammar.ts';
import type {
  ByPlayer,
  Deck,
  Faction,
  Formation,
  ObjectiveId,
  Phase,
  Place,
  Player,
  StrategyCardId,
  TableRules,
  UnitCardId,
  UnitId,
} from './vocabulary.ts';

/**
 * A unit on the table. What it is stays a secret while it lies face-down; everything else is public. Replaced on
 * write, never changed. `peekedBy` of the law is `card.knownTo`.
 */
export interface Unit {
  readonly id: UnitId;
  readonly owner: Player;
  readonly at: Place;
  readonly card: Secret<UnitCardId>;
  readonly faceUp: boolean;
  readonly cas: number;
  readonly activated: boolean;
  readonly formation: Formation | null;
  /** The turn its Charge marker was placed in; null: it has none (SAG-14.3). */
  readonly chargeTurn: number | null;
  readonly disarray: boolean;
  readonly dismounted: boolean;
  readonly outflankMarker: boolean;
  readonly outflankFails: number;
  /** An outflanker that has been activated since it arrived (SAG-18.6). */
  readonly exposed: boolean;
  readonly firedAsOutflanker: boolean;
  /** The turn in which it may not engage any more, for somebody evaded it (SAG-17.5). */
  readonly noMeleeTurn: number | null;
  readonly evadedTurn: number | null;
  readonly attached: readonly StrategyCardId[];
}

/** A Terrain card in a slot; it remembers whose it is (SAG-R21). */
export interface Ground {
  readonly card: StrategyCardId;
  readonly owner: Player;
}

/** Two engaged units. Lists of two are in the order of `units`. */
export interface Melee {
  /** The unit that started it, then the unit it engaged. */
  readonly units: readonly [UnitId, UnitId];
  readonly startCas: readonly [number, number];
  /** Melee tests each has made in this Melee (SAG-21.14). */
  readonly tests: readonly [number, number];
}

export interface Objective {
  readonly card: Secret<ObjectiveId>;
  readonly open: boolean;
  readonly scored: boolean;
}

export interface Captured {
  readonly kind: 'unit' | 'card';
  readonly id: UnitCardId | StrategyCardId;
  readonly vp: 1 | 2;
}

/** What one player owns beside the board. Replaced on write. Lists of secrets: how many is public, which is not. */
export interface PlayerState {
  readonly faction: Faction;
  /** The deck as built: known to both when lists are open. */
  readonly list: Secret<Deck>;
  /** Without the Bluff. */
  readonly hand: readonly Secret<StrategyCardId>[];
  /** In hand, or set aside after its reveal (SAG-6.4). */
  readonly bluff: 'hand' | 'aside';
  /** From the top. */
  readonly deck: readonly Secret<StrategyCardId>[];
  /** From the bottom: the latest is last. */
  readonly discard: readonly StrategyCardId[];
  /** The Army deck from the top. */
  readonly army: readonly Secret<UnitCardId>[];
  /** Units drawn for deployment and not on the board yet. */
  readonly muster: readonly Secret<UnitCardId>[];
  readonly objectives: readonly Objective[];
  readonly captured: readonly Captured[];
  /** Activation markers left. */
  readonly markers: number;
  readonly meleeWins: number;
  /** Consecutive turns as Second player. */
  readonly secondStreak: number;
  /** Units that have left the Army deck so far: the next gets the next number. */
  readonly tokens: number;
}

/** A card at work: on one unit, or on all of its player's. Cards attached to a unit work the same way. */
export interface Effect {
  readonly card: StrategyCardId;
  readonly by: Player;
  readonly unit: UnitId | null;
  /** Until the activation or the turn ends. */
  readonly lasts: 'action' | 'turn';
}

/** The activation in progress. */
export interface Activation {
  readonly player: Player;
  readonly unit: UnitId;
  /** Where the unit stood when it got its marker. */
  readonly from: Place;
  readonly declared: Declaration | null;
  /** W-ACT opens at most once. */
  readonly hadWindow: boolean;
  /** The unit received a Charge marker in this activation. */
  readonly charged: boolean;
  /** SAG-17.6 holds for the engagement in progress. */
  readonly evadeFailed: boolean;
}

/** Something objectives ask about that has happened since the previous checkpoint. */
export type Deed =
  | { readonly deed: 'eliminated' | 'retreated'; readonly owner: Player; readonly card: UnitCardId }
  | {
      readonly deed: 'meleeWon';
      readonly owner: Player;
      readonly card: UnitCardId;
      readonly at: Place;
      readonly cavalry: boolean;
      /** Carrying a Charge marker placed this turn, judged before it turned to Disarray. */
      readonly charging: boolean;
    }
  | { readonly deed: 'outflanked'; readonly owner: Player };

/** A modifier of a die: the list before the sum. `charge`: a charge bonus, which a Square may cancel (SAG-22.2). */
export interface Modifier {
  readonly rule: RuleId;
  readonly label: string;
  readonly value: number;
  readonly charge?: true;
}

export interface State extends GameState {
  rules: TableRules;
  turn: number;
  phase: Phase;
  first: Player;
  players: ByPlayer<PlayerState>;
  /** By place, see places.ts. */
  readonly field: (Unit | null)[];
  readonly ground: (Ground | null)[];
  melees: readonly Melee[];
  objectiveDeck: readonly Secret<ObjectiveId>[];
  effects: readonly Effect[];
  activation: Activation | null;
  deeds: readonly Deed[];
  /** SAG-16.8: what each player has held back at the checkpoint that is under way. */
  held: ByPlayer<Secret<readonly ObjectiveId[]>>;
  /** VP of both at the end of each finished turn, for the end screen. */
  scores: readonly ByPlayer<number>[];
  result: Outcome | null;
}
