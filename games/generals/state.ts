import type { GameState, Outcome, RuleId, Secret } from '@grognard/kernel';
import type { Options } from './options.ts';
import type {
  Arm,
  BattleSector,
  BySide,
  FrontId,
  Marker,
  MovementPhase,
  Phase,
  Place,
  Sector,
  Side,
  UnitId,
} from './vocabulary.ts';

/** A unit on the table. Everything here is public (GEN-21.1). Replaced on write, never changed. */
export interface Unit {
  readonly id: UnitId;
  readonly side: Side;
  readonly arm: Arm;
  readonly at: Place;
  readonly routed: boolean;
  readonly spent: boolean;
  readonly square: boolean;
  /** Inside the building of its sector (GEN-20.15). */
  readonly inside: boolean;
  /** Has used an order this round (GEN-6.9). */
  readonly bound: boolean;
  /** Activations used this round (GEN-4.2). */
  readonly activations: number;
  /** Changed sector under an order this round (GEN-R.114). */
  readonly moved: boolean;
  /** Artillery: the sector its token lies in (GEN-9.14). */
  readonly token: BattleSector | null;
}

/** One order of a sheet. `unit`, `legs` and `arrived` fill in as the round goes on. */
export interface Order {
  readonly from: Sector;
  readonly arm: Arm;
  readonly path: readonly [Sector] | readonly [Sector, Sector] | readonly ['building'];
  /** The unit it is bound to since its first use (GEN-6.9). */
  readonly unit: UnitId | null;
  /** Legs already used up by activations that got there; a repulsed leg may be tried again (GEN-R.39). */
  readonly legs: number;
  /** It has been used up and cannot be activated again. */
  readonly done: boolean;
  /** GEN-18.3: the courier's die, and whether it got through. Null: no test is made in this game. */
  readonly courier: { readonly die: number; readonly arrived: boolean } | null;
}

export type Sheet = readonly Order[];

/** One activation of this round as it became public: the leg used, never the order it came from (GEN-21.1). */
export interface Activation {
  readonly phase: Phase;
  readonly unit: UnitId;
  readonly from: Sector;
  /** The sector the arrow points at; its own for an attack on the building. */
  readonly to: Sector;
  /** What the sector was to the unit's side when the phase began (GEN-7.7). */
  readonly standing: 'friendly' | 'neutral' | 'enemy';
  /** The unit ended up there. */
  readonly arrived: boolean;
  /** It gave way (GEN-7.16): the order was not used. */
  readonly cancelled: boolean;
}

/** Custom setup: units of each arm put into each own sector. */
export type Deployment = { readonly [sector in Sector]?: { readonly [arm in Arm]: number } };

/** A unit that attacks in the running movement phase. `front` and the facts below it are filled in by combat. */
export interface Attacker {
  readonly unit: UnitId;
  readonly from: Sector;
  /** Equal to `from` for an attack on the building in its own sector. */
  readonly to: BattleSector;
  readonly kind: 'order' | 'countercharge' | 'building';
  readonly front: FrontId | null;
  /** Still attacking: not routed, not withdrawn, not a battery after step 5. */
  readonly active: boolean;
  readonly rolled: boolean;
  readonly scored: boolean;
  readonly hadMeleeTarget: boolean;
  readonly withdrew: boolean;
}

/** One line of a front: space n holds units[n - 1]. */
export interface Front {
  readonly id: FrontId;
  readonly kind: 'border' | 'meeting' | 'building';
  /** The sector fought over in a meeting or at a building; for a border, null. */
  readonly sector: BattleSector | null;
  /** For a border: the sector each side stands in; else null. */
  readonly ends: BySide<BattleSector> | null;
  readonly white: readonly UnitId[];
  readonly black: readonly UnitId[];
  /** Dice as handed out in the current step, White's then Black's, a supporting occupant's last. */
  readonly dice: readonly CombatDie[];
  readonly closed: boolean;
}

export interface CombatDie {
  readonly side: Side;
  readonly unit: UnitId;
  readonly target: UnitId;
  /** Attacks without an opposing unit, or past a routed one: column `none` is added (GEN-13.4). */
  readonly unopposed: boolean;
  readonly natural: number;
}

/** What the movement phase and its combat share. Public. */
export interface Engagement {
  readonly phase: MovementPhase;
  readonly attackers: readonly Attacker[];
  /** Units that crossed or committed to cross a border in one direction this phase, by 'a1>a2' (GEN-7.2). */
  readonly crossings: { readonly [direction: string]: number };
  readonly reacted: readonly UnitId[];
  readonly retreated: readonly UnitId[];
}

export interface State extends GameState {
  readonly options: Options;
  round: number;
  phase: Phase | 'setup';
  /** In id order, both sides. */
  units: Unit[];
  vp: BySide<number>;
  pool: number;
  /** Orders each side may write this round, without the bonus order of GEN-18.2. */
  allotment: BySide<number>;
  /** GEN-18.1 dice of this round. */
  orderDice: BySide<number> | null;
  sheets: BySide<Secret<Sheet>>;
  deployments: BySide<Secret<Deployment>> | null;
  markers: readonly Marker[];
  /** Sectors whose building still stands. */
  buildings: readonly BattleSector[];
  /** Unrouted units of each type in each sector when planning began, by 'wI@a1': what orders could be written for. */
  mustered: { readonly [key: string]: number };
  /** Activations of this round in the order they became public. */
  activity: readonly Activation[];
  engagement: Engagement | null;
  /** One entry per finished round, for the end screen. */
  scores: readonly RoundScore[];
  result: BattleResult | null;
}

/** How the battle ended, with plain facts only. */
export interface BattleResult extends Outcome {
  readonly winners: readonly Side[];
  readonly with: { readonly [name: string]: string | number };
}

export interface RoundScore {
  readonly round: number;
  /** Totals after the round. */
  readonly vp: BySide<number>;
  /** What the round brought; negative under army morale. */
  readonly gained: BySide<number>;
}

/** A modifier of a die: the list before the sum (GEN-13.9). */
export interface Modifier {
  readonly rule: RuleId;
  readonly label: string;
  readonly value: number;
}
