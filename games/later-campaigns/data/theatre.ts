// Everything that never changes in a scenario: the map of its window and the counters that take part, by small numbers.
import type { HexGrid } from '@grognard/geometry';
import type { Leg } from '../state.ts';
import type { Arm, ArmyId, BodyId, BySide, Edge, Hex, HqId, LeaderId, Side, UnitId } from '../vocabulary.ts';
import type { FormationKind, Guard, Gun, Hook, LeaderRole, Nation, PlaceKind } from './words.ts';

/** What lies on a hexside, in bits. A river is water, too. */
export const WATER = 1;
export const RIVER = 2;
export const BRIDGE = 4;
export const CREST = 8;
export const IMPASSABLE = 16;

/** What crosses a hexside. */
export const NO_LINK = 0;
export const ROAD = 1;
export const TRAIL = 2;

/** NLC-A.2: the part of the map in play. Tables of hexsides are read at `6 * hex + direction`. */
export interface TheatreMap {
  readonly grid: HexGrid;
  /** As printed, CCRR. */
  readonly hexIds: readonly string[];
  /** Places in TERRAINS. */
  readonly terrain: Uint8Array;
  readonly levels: Int8Array;
  readonly hexsides: Uint8Array;
  readonly links: Uint8Array;
  readonly edges: { readonly [edge in Edge]: readonly Hex[] };
}

export interface PlaceSheet {
  readonly id: string;
  readonly name: string;
  readonly kind: PlaceKind;
  /** Of a stream or crest: the hexes on both sides. */
  readonly hexes: readonly Hex[];
}

export interface TurnSheet {
  readonly day: number;
  /** '0900' */
  readonly clock: string;
  readonly night: boolean;
  readonly rain: boolean;
  readonly wet: boolean;
}

export interface UnitSheet {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly army: ArmyId;
  readonly formation: BodyId;
  /** NOBODY where its division is artillery alone (NLC-R168). */
  readonly division: BodyId;
  readonly nation: Nation;
  readonly arm: Arm;
  readonly gun: Gun | null;
  readonly mp: number;
  /** Every face, the third of a huge unit included (NLC-6.2a). */
  readonly steps: readonly number[];
  readonly morale: number;
  /** NLC-2.2e: on the defending side of a fight. */
  readonly moraleDefending: number;
  readonly pursuit: number;
  /** NLC-2.3b */
  readonly ignoresStepLoss: boolean;
  readonly guard: Guard | null;
  readonly light: boolean;
  readonly troops: string;
}

export interface LeaderSheet {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly army: ArmyId;
  readonly role: LeaderRole;
  readonly rating: number;
  readonly mp: number;
  /** Formations. */
  readonly commands: readonly BodyId[];
  readonly noHqPenalty: boolean;
  /** Of an overall commander, or NOBODY. */
  readonly hq: HqId;
}

export interface HqSheet {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly army: ArmyId;
  readonly oc: LeaderId;
}

/** Whatever may be under orders of its own. */
export interface BodySheet {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly army: ArmyId;
  /** `party`: reinforcements that come without their leader (NLC-R158). `wing` and `hq` hold no units. */
  readonly kind: FormationKind | 'division' | 'party' | 'wing' | 'hq';
  /** Itself for a formation, the corps of a division or party, else NOBODY. */
  readonly formation: BodyId;
  readonly leader: LeaderId;
  readonly hq: HqId;
  /** NLC-15.1, of a formation. */
  readonly demoralization: number;
  readonly units: readonly UnitId[];
}

export interface ArmySheet {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly nation: Nation;
  readonly demoralization: number;
  readonly disintegration: number;
  /** NLC-17.1: source hexes. */
  readonly supply: readonly Hex[];
}

export interface ScenarioOrder {
  readonly body: BodyId;
  readonly legs: readonly Leg[];
  readonly awaitAfter: boolean;
  readonly startTurn: number;
  readonly divisional: boolean;
}

export interface Reinforcement {
  readonly turn: number;
  readonly hex: Hex;
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  readonly hqs: readonly HqId[];
  readonly legs: readonly Leg[] | null;
  readonly hidden: boolean;
  readonly condition: Hook | null;
}

export interface Prize {
  readonly kind: 'hex' | 'demoralized' | 'disintegrated';
  readonly side: Side | 'either';
  readonly points: number;
  readonly hex: Hex;
  readonly army: ArmyId;
}

export interface Exit {
  readonly army: ArmyId;
  readonly hex: Hex;
  readonly pointsPerStrength: number;
}

export interface Theatre extends TheatreMap {
  readonly id: string;
  readonly name: string;
  readonly kind: 'battle' | 'campaign';
  readonly summary: string;
  readonly notes: readonly string[];
  readonly firstSide: Side;
  readonly specials: readonly Hook[];
  readonly places: readonly PlaceSheet[];
  readonly turns: readonly TurnSheet[];
  /** Sorted so that canonical order is the order of numbers: first side, formation, unit. */
  readonly units: readonly UnitSheet[];
  readonly leaders: readonly LeaderSheet[];
  readonly hqs: readonly HqSheet[];
  /** Formations, divisions, parties, wings, HQs. */
  readonly bodies: readonly BodySheet[];
  readonly armies: readonly ArmySheet[];
  readonly setup: {
    readonly units: readonly Hex[];
    readonly leaders: readonly Hex[];
    readonly hqs: readonly Hex[];
  };
  readonly orders: readonly ScenarioOrder[];
  readonly reinforcements: readonly Reinforcement[];
  readonly exits: readonly Exit[];
  /** NLC-D.14 at the start, one digit a hex: 3 × occupier + controller; 0 nobody, 1 french, 2 allied. */
  readonly control: string;
  readonly victory: readonly Prize[];
  /** NLC-18.6 */
  readonly handicap: BySide<number>;
}
