// Locals of every procedure. All of them are public and plain JSON: they are replaced, never changed in depth.
import type { Frame, WindowFrame as ReactionFrame } from '@grognard/kernel';
import type { CardChoice } from './grammar.ts';
import type { Modifier } from './state.ts';
import type {
  Act,
  MoraleCause,
  Place,
  Player,
  StrategyCardId,
  TestKind,
  UnitId,
  WindowId,
} from './vocabulary.ts';

/** A decision both players take at once: who has committed. */
export interface BothFrame extends Frame {
  committed: readonly Player[];
}

/** What a card window is about; null where it does not apply (section 24). */
export interface Occasion {
  readonly window: WindowId;
  /** The active player: whose activation or part of a step this is. */
  readonly active: Player;
  /** W-DEC, W-ACT: the activated unit U. W-ROLL, W-MOR: the tester. W-HIT: the unit hit. W-RET, W-WIN: that unit. */
  readonly unit: UnitId | null;
  /** W-ACT: the target T. W-WIN: the loser, on the board or not. */
  readonly target: UnitId | null;
  /** W-ACT: what U is about to do. */
  readonly act: Act | null;
  /** W-HIT: hits about to be placed, and whether a Fire test caused them. */
  readonly hits: number;
  readonly byFire: boolean;
}

export interface WindowFrame extends ReactionFrame {
  readonly occasion: Occasion;
  /** In order of priority. */
  readonly players: readonly Player[];
  /** SAG-R88: what has been played in this window. */
  played: readonly { readonly by: Player; readonly card: StrategyCardId }[];
}

/** A card being resolved: it lies here until it goes to the discard pile. */
export interface PlayFrame extends Frame {
  readonly card: StrategyCardId;
  readonly by: Player;
  readonly choice: CardChoice;
  readonly occasion: Occasion;
  /** It has found another place than the discard pile: attached to a unit. */
  kept: boolean;
}

/** One D6 test of a unit (SAG-3.1). */
export interface TestFrame extends Frame {
  readonly kind: TestKind;
  /** For Morale tests. */
  readonly cause: MoraleCause | null;
  readonly player: Player;
  readonly unit: UnitId;
  /** The other unit in Fire, Melee, Evade and Disengage. */
  readonly against: UnitId | null;
  /** What the total must reach; Fire and Melee have the scale of SAG-10.3 instead and show 6. */
  readonly need: number;
  /** Melee: the first round, and whether the tester is its attacker. Fire: Artillery's answer to an outflanker. */
  readonly engaging: boolean;
  readonly attacking: boolean;
  natural: number | null;
  /** Added by cards played on this test. */
  bonus: readonly Modifier[];
  /** A card has decided it: no roll. */
  granted: boolean;
}

export interface FireFrame extends Frame {
  readonly unit: UnitId;
  readonly target: UnitId;
  /** Where the target stands. */
  readonly at: Place;
  /** A Fire test made by a card's order, without a W-ACT of its own. */
  readonly byCard: boolean;
  /** Tests made so far. */
  shots: number;
}

export interface EngageFrame extends Frame {
  readonly unit: UnitId;
  readonly target: UnitId;
  /** Where the attacker stands. */
  readonly at: Place;
  /** 'ask' in step 3; 'must' after an advance; 'no' where a card forbids it. */
  readonly charge: 'ask' | 'must' | 'no';
}

export interface UnitFrame extends Frame {
  readonly unit: UnitId;
}

export interface RoundFrame extends Frame {
  readonly attacker: UnitId;
  readonly defender: UnitId;
  readonly engaging: boolean;
  /** Hits on the attacker and on the defender. */
  onAttacker: number;
  onDefender: number;
}

export interface Hit {
  readonly unit: UnitId;
  readonly hits: number;
  /** A Fire test caused them. */
  readonly byFire: boolean;
}

/** A Morale test owed for a casualty. */
export interface Owed {
  readonly unit: UnitId;
  readonly need: 6 | 7;
}

export interface HitsFrame extends Frame {
  batch: readonly Hit[];
  /** Index of the batch entry a W-HIT is open for. */
  at: number;
  /** Pairs of supported unit and supporter still to be asked about. */
  supports: readonly { readonly unit: UnitId; readonly by: UnitId }[];
  /** Units that took one for another, in that order. */
  supporters: readonly UnitId[];
  queue: readonly Owed[];
}

export interface MoraleFrame extends Frame {
  readonly unit: UnitId;
  readonly need: 6 | 7;
}

export interface RetreatFrame extends Frame {
  readonly unit: UnitId;
  /** W-RET: a card has opened the way into the Reserve. */
  intoReserve: boolean;
  /** The enemy it was engaged with, and where it stood, when it left. */
  foe: UnitId | null;
  at: Place | null;
  /** What that enemy had when the Melee began. */
  foeStartCas: number;
}

export interface WinFrame extends Frame {
  readonly winner: UnitId;
  /** Where the winner stood when it won. */
  readonly at: Place;
  readonly loser: UnitId;
  readonly loserAt: Place;
  readonly startCas: number;
  /** Tests the winner still owed when it won. */
  owed: readonly Owed[];
}

export interface ReserveFrame extends Frame {
  readonly player: Player;
  readonly unit: UnitId;
}

export interface ActivationFrame extends Frame {
  readonly player: Player;
}

export interface CombatFrame extends Frame {
  player: Player;
}

/** A step of one player. */
export interface PlayerFrame extends Frame {
  readonly player: Player;
}

/** W-TER of one player. */
export interface LayingFrame extends ReactionFrame {
  readonly player: Player;
}

/** A step of one player in which each unit has one try. */
export interface TriesFrame extends PlayerFrame {
  tried: readonly UnitId[];
}

/** The players in turn, First before Second. */
export interface TurnsFrame extends Frame {
  /** How many have had theirs. */
  turns: number;
}

export interface PutUnderFrame extends PlayerFrame {
  /** Cards still to go. */
  count: number;
}
