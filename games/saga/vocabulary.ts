export const PLAYERS = ['A', 'B'] as const;
/** A seat of this game: A owns the blue board, B the red one. */
export type Player = (typeof PLAYERS)[number];
export type ByPlayer<T> = { readonly [player in Player]: T };
export const opponentOf = (player: Player): Player => (player === 'A' ? 'B' : 'A');
export const isPlayer = (seat: string): seat is Player => seat === 'A' || seat === 'B';

/** SAG-2.6: West is on A's left and on B's right, on both boards. */
export const FLANKS = ['W', 'E'] as const;
export type Flank = (typeof FLANKS)[number];

export const FIRST_LINE = ['L1', 'L2', 'L3', 'L4', 'L5'] as const;
export const SECOND_LINE = ['S1', 'S2', 'S3', 'S4'] as const;
export const RESERVE = ['R1', 'R2', 'R3', 'R4', 'R5'] as const;
export const RETREAT = ['RTW', 'RTE'] as const;
export const OUTFLANK = ['OFW', 'OFE'] as const;
/** Slot order: every automatic sequence over units uses it. */
export const SLOTS = [...FIRST_LINE, ...SECOND_LINE, ...RESERVE, ...RETREAT, ...OUTFLANK] as const;
export type Slot = (typeof SLOTS)[number];
export type FirstLineSlot = (typeof FIRST_LINE)[number];
export type ReserveSlot = (typeof RESERVE)[number];
/** Where Terrain may lie (SAG-8.1), and where armies deploy. */
export type TerrainSlot = FirstLineSlot | (typeof SECOND_LINE)[number] | ReserveSlot;
/** 'A:L3' is a slot of A's board. 'A:IN' holds a unit that has left A's Army deck and is not placed yet. */
export type Place = `${Player}:${Slot | 'IN'}`;

export const FACTIONS = ['FR', 'CO', 'PR'] as const;
export type Faction = (typeof FACTIONS)[number];
export const NATIONS = ['FR', 'BR', 'AL', 'PR'] as const;
export type Nation = (typeof NATIONS)[number];

export const UNIT_TYPES = [
  'infantry',
  'lightInfantry',
  'lightCavalry',
  'heavyCavalry',
  'artillery',
  'horseArtillery',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];
export const STATUSES = ['standard', 'elite', 'guard'] as const;
export type Status = (typeof STATUSES)[number];
export const KEYWORDS = [
  'accurate',
  'auxiliary',
  'breakthrough',
  'canister',
  'compact',
  'deploy',
  'dismounted',
  'fast',
  'impact',
  'relentless',
  'steadfast',
  'support',
] as const;
export type Keyword = (typeof KEYWORDS)[number];
export const FORMATIONS = ['line', 'square', 'echelon'] as const;
export type Formation = (typeof FORMATIONS)[number];
export const TERRAINS = ['hill', 'river', 'woods', 'building'] as const;
export type TerrainKind = (typeof TERRAINS)[number];

/** 'FR-LINE': a kind of unit, as printed; copies are alike. */
export type UnitCardId = string;
/** 'G05', 'X-FR': a Strategy card by name; copies are alike. */
export type StrategyCardId = string;
/** 'O01' */
export type ObjectiveId = string;
/** 'A7': a unit in play. Given when it leaves the Army deck and unrelated to what it is (SAG-29). */
export type UnitId = string;

/** A kind of unit (SAG-1.5). */
export interface UnitCard {
  readonly id: UnitCardId;
  readonly name: string;
  readonly nation: Nation;
  readonly type: UnitType;
  readonly status: Status;
  readonly fire: number;
  readonly melee: number;
  readonly cohesion: number;
  readonly morale: number;
  readonly keywords: readonly Keyword[];
  readonly cost: number;
  /** Copies in the box; online decks are not limited by them (SAG-R74). */
  readonly copies: number;
  /** Presence dots: copies allowed in one deck (SAG-20.4). */
  readonly dots: number;
}

/** What a player brings: a faction, unit cards and Strategy cards, each card once per copy. */
export interface Deck {
  readonly faction: Faction;
  readonly units: readonly UnitCardId[];
  readonly strategy: readonly StrategyCardId[];
}
export const DECK_NAMES = [
  'frenchBasic',
  'coalitionBasic',
  'armyOfTheNorth',
  'theRidge',
  'bluchersCorps',
] as const;
export type DeckName = (typeof DECK_NAMES)[number];

export const OBJECTIVE_RULES = ['classic', 'oneOpen', 'threeOneOpen'] as const;
export type ObjectiveRule = (typeof OBJECTIVE_RULES)[number];

/** What both players have agreed on, known to everybody. */
export interface TableRules {
  /** SAG-17 */
  readonly evade: boolean;
  /** SAG-18 */
  readonly outflank: boolean;
  /** SAG-19.1, 19.2 */
  readonly objectives: ObjectiveRule;
  /** SAG-19.3 */
  readonly vpTarget: number;
  /** SAG-20.1 */
  readonly armyPoints: number;
  /** SAG-R75 */
  readonly maxTurns: number | null;
  /** Both deck lists are open. */
  readonly openLists: boolean;
  /** A window asks by public facts, so that being asked tells nothing about a hand. */
  readonly alwaysPrompt: boolean;
  /** Immediate objectives are scored as soon as they can be; nobody is asked. */
  readonly autoScore: boolean;
}

/** What the lobby may choose. */
export interface Options extends TableRules {
  readonly decks: ByPlayer<DeckName | Deck>;
}

export const PHASES = ['setup', 'initiative', 'reform', 'combat', 'reinforcements'] as const;
export type Phase = (typeof PHASES)[number];

/** Section 24: the moments at which Strategy cards may be played. */
export const WINDOWS = [
  'W-SET',
  'W-REF',
  'W-TER',
  'W-TURN',
  'W-DEC',
  'W-ACT',
  'W-ROLL',
  'W-HIT',
  'W-MOR',
  'W-RET',
  'W-WIN',
  'W-END',
  'W-LAST',
] as const;
export type WindowId = (typeof WINDOWS)[number];

/** What a W-ACT is about: the action that the activated unit is going to carry out. */
export const ACTS = ['fire', 'engage', 'continue', 'disengage', 'move', 'hold'] as const;
export type Act = (typeof ACTS)[number];

/** SAG-3.1: a test is one of these; Morale tests also have a cause. */
export const TESTS = ['fire', 'melee', 'morale', 'evade', 'outflank'] as const;
export type TestKind = (typeof TESTS)[number];
export const MORALE_CAUSES = [
  'casualties',
  'regroup',
  'rally',
  'disengage',
  'counterCharge',
  'recover',
  'disarray',
  'formation',
  'card',
] as const;
export type MoraleCause = (typeof MORALE_CAUSES)[number];
