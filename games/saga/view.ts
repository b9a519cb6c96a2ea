import type { Decision, Frame, Outcome, Viewer } from '@grognard/kernel';
import type { Draft } from './grammar.ts';
import type { Activation, Captured, Deed, Effect, Ground, Melee, Modifier, Unit } from './state.ts';
import type {
  ByPlayer,
  Deck,
  Faction,
  ObjectiveId,
  Phase,
  Place,
  Player,
  StrategyCardId,
  TableRules,
  TestKind,
  UnitCardId,
  UnitId,
} from './vocabulary.ts';

/** A unit as a viewer sees it: face-down ones have a token id, a place and no name. */
export interface UnitView extends Omit<Unit, 'card'> {
  readonly card: UnitCardId | null;
}

export interface ObjectiveView {
  readonly card: ObjectiveId | null;
  readonly open: boolean;
  readonly scored: boolean;
  /** Its predicate holds now; only for those who know it. */
  readonly met: boolean | null;
}

/** In lists of cards, null stands for one the viewer does not know. */
export interface PlayerView {
  readonly faction: Faction;
  readonly list: Deck | null;
  readonly hand: readonly (StrategyCardId | null)[];
  readonly bluff: 'hand' | 'aside';
  readonly deck: readonly (StrategyCardId | null)[];
  readonly discard: readonly StrategyCardId[];
  readonly army: readonly (UnitCardId | null)[];
  readonly muster: readonly (UnitCardId | null)[];
  readonly objectives: readonly ObjectiveView[];
  readonly captured: readonly Captured[];
  readonly markers: number;
  readonly meleeWins: number;
  readonly secondStreak: number;
  readonly tokens: number;
  /** Captured cards and scored objectives. */
  readonly vp: number;
}

/** The test in progress, with its sum as far as the viewer may know it. */
export interface TestView {
  readonly kind: TestKind;
  readonly player: Player;
  readonly unit: UnitId;
  readonly need: number;
  readonly natural: number | null;
  readonly sum: {
    readonly score: number;
    readonly modifiers: readonly Modifier[];
    readonly total: number | null;
  } | null;
}

/** What one viewer may see. Nothing in it betrays a hand, a deck, an objective or a face-down unit. */
export interface View {
  readonly viewer: Viewer;
  /** Random numbers used so far. */
  readonly draws: number;
  readonly rules: TableRules;
  readonly turn: number;
  readonly phase: Phase;
  readonly first: Player;
  readonly players: ByPlayer<PlayerView>;
  /** In slot order, A's board first. */
  readonly units: readonly UnitView[];
  readonly terrain: readonly (Ground & { readonly at: Place })[];
  readonly melees: readonly Melee[];
  /** How many cards are left in the Objective deck. */
  readonly objectiveDeck: number;
  readonly effects: readonly Effect[];
  readonly activation: Activation | null;
  readonly deeds: readonly Deed[];
  /** The viewer's own draft. */
  readonly draft: Draft | null;
  /** Cards the viewer knows to be in play as a test. */
  readonly test: TestView | null;
  readonly scores: readonly ByPlayer<number>[];
  readonly result: Outcome | null;
  /** Frames hold public facts only. */
  readonly frames: readonly Frame[];
  readonly pending: readonly Decision[];
}
