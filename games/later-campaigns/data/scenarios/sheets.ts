// How scenarios are written: ids of counters and places, hexes as on the map.
import type { Edge, OrderType, Side } from '../../vocabulary.ts';
import type { Hook, LeaderRole } from '../words.ts';

export interface LegRow {
  readonly type: OrderType;
  /** What it names; none: Reserve. */
  readonly place?: string;
  /** March: a course. */
  readonly route?: string;
  readonly forced?: true;
  readonly startNextDay?: true;
  readonly superior?: string;
}

export interface OrderRow {
  /** One of formation, leader (of a wing) and hq. */
  readonly formation?: string;
  readonly leader?: string;
  readonly hq?: string;
  /** NLC-R167: an order of its own for a division of the formation. */
  readonly division?: string;
  readonly legs: readonly LegRow[];
  readonly awaitAfter?: true;
  readonly startTurn?: number;
}

export interface ScenarioSheet {
  readonly id: string;
  /** Of another set-up of a scenario: the scenario. */
  readonly base?: string;
  readonly name: string;
  readonly kind: 'battle' | 'campaign';
  readonly summary: string;
  readonly notes: readonly string[];
  readonly window: string;
  readonly firstSide: Side;
  readonly specials: readonly Hook[];
  readonly firstTurn: { readonly day: number; readonly hour: number };
  /** One letter a turn, an hour each: - dry, r rain, w wet ground, b both. */
  readonly sky: string;
  readonly armies: readonly {
    readonly army: string;
    readonly demoralization: number;
    readonly disintegration: number;
    readonly supplyEdges: readonly Edge[];
  }[];
  /** Demoralization limits of the formations that take part. */
  readonly limits: { readonly [formation: string]: number };
  readonly commanders: readonly {
    readonly leader: string;
    readonly name?: string;
    readonly role?: LeaderRole;
    readonly rating?: number;
    readonly commands?: string;
    readonly noHqPenalty?: true;
  }[];
  /** Unit to formation. */
  readonly attachments: { readonly [unit: string]: string };
  readonly setup: readonly (readonly [hex: string, counters: string])[];
  readonly orders: readonly OrderRow[];
  readonly reinforcements: readonly {
    readonly turn: number;
    readonly hex: string;
    readonly counters: string;
    readonly order?: readonly LegRow[];
    readonly hidden?: true;
    readonly condition?: Hook;
  }[];
  readonly exits: readonly {
    readonly army: string;
    readonly hex: string;
    readonly pointsPerStrength: number;
  }[];
  readonly control: { readonly [side in Side]: string };
  readonly objectives: readonly {
    readonly hex: string;
    readonly place: string;
    readonly side: Side | 'either';
    readonly points: number;
  }[];
  readonly prizes: readonly {
    readonly when: 'demoralized' | 'disintegrated';
    readonly army: string;
    readonly side: Side;
    readonly points: number;
  }[];
  /** NLC-18.6: points a side has from the start, where the set-up alone is not even. */
  readonly handicap?: { readonly side: Side; readonly points: number };
}
