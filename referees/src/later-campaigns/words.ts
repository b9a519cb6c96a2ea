// NLC-A: what is printed and what a position holds, as far as the referee reads it. Everything is a small number: a hex by
// its row and column, a unit, a leader, a body by its place in the listing.

export type Side = 'french' | 'allied';
export type Arm = 'inf' | 'cav' | 'art';
export type OrderType =
  | 'attack'
  | 'probe'
  | 'defend'
  | 'delay'
  | 'march'
  | 'fallBack'
  | 'generalRetreat'
  | 'assign'
  | 'reserve';
export type Terrain = 'clear' | 'town' | 'chateau' | 'woods' | 'impassable';

export const NONE = -1;

export interface PrintedUnit {
  readonly id: string;
  readonly side: Side;
  readonly army: number;
  readonly formation: number;
  readonly division: number;
  readonly nation: string;
  readonly arm: Arm;
  readonly gun: 'foot' | 'horse' | null;
  readonly mp: number;
  readonly guard: 'old' | 'middle' | 'young' | null;
  /** As printed: one face or two. */
  readonly steps: readonly number[];
}

export interface PrintedLeader {
  readonly side: Side;
  readonly army: number;
  readonly role: 'oc' | 'wc' | 'formation';
  readonly rating: number;
  readonly mp: number;
  readonly commands: readonly number[];
  readonly noHqPenalty: boolean;
  readonly hq: number;
}

export interface PrintedBody {
  readonly id: string;
  readonly side: Side;
  readonly army: number;
  readonly kind: 'corps' | 'cavalryCorps' | 'division' | 'party' | 'wing' | 'hq';
  readonly formation: number;
  readonly leader: number;
  readonly hq: number;
  readonly demoralization: number;
  readonly units: readonly number[];
}

export interface Listing {
  readonly kind: 'battle' | 'campaign';
  readonly hexes: readonly { readonly id: string; readonly terrain: Terrain; readonly level: number }[];
  readonly sides: readonly {
    readonly a: string;
    readonly b: string;
    readonly water: 'stream' | 'river' | null;
    readonly bridge: boolean;
    readonly crest: boolean;
    readonly wall: boolean;
    readonly link: 'road' | 'trail' | null;
  }[];
  readonly firstSide: Side;
  readonly specials: readonly string[];
  readonly turns: readonly {
    readonly day: number;
    readonly clock: string;
    readonly night: boolean;
    readonly rain: boolean;
    readonly wet: boolean;
  }[];
  readonly places: readonly {
    readonly id: string;
    readonly kind: string;
    readonly hexes: readonly number[];
  }[];
  readonly units: readonly PrintedUnit[];
  readonly leaders: readonly PrintedLeader[];
  readonly hqs: readonly { readonly side: Side; readonly army: number; readonly oc: number }[];
  readonly bodies: readonly PrintedBody[];
  readonly armies: readonly {
    readonly side: Side;
    readonly nation: string;
    readonly demoralization: number;
    readonly disintegration: number;
    readonly supply: readonly number[];
  }[];
  readonly reinforcements: readonly { readonly turn: number; readonly condition: string | null }[];
  readonly victory: readonly {
    readonly kind: 'hex' | 'demoralized' | 'disintegrated';
    readonly side: Side | 'either';
    readonly points: number;
    readonly hex: number;
    readonly army: number;
  }[];
}

export type Options = { readonly [name: string]: unknown };

export interface Leg {
  readonly type: OrderType;
  readonly target: { readonly kind: string; readonly [field: string]: unknown } | null;
  readonly route: readonly number[];
  readonly forced: boolean;
  readonly nextDay: boolean;
  readonly defendHexes: readonly number[];
}

export interface Order {
  readonly seq: number;
  readonly recipient: number;
  readonly sender: number | 'local' | 'badMove' | 'auto';
  readonly legs: readonly Leg[];
  readonly awaitAfter: boolean;
  readonly faceToFace: boolean;
  readonly divisional: boolean;
  readonly issued: number;
  readonly receive: number;
}

export interface Unit {
  readonly status: 'map' | 'off' | 'hidden' | 'eliminated' | 'destroyed' | 'exited';
  readonly hex: number;
  readonly lost: number;
  readonly disrupted: boolean;
  readonly body: number;
  readonly ownLeg: Leg | null;
  readonly charged: number;
  readonly bombarded: number;
  readonly activated: number;
  readonly startedInZoc: boolean;
  readonly attacked: number;
  readonly eliminatedOn: number;
  readonly direct: number;
  readonly extended: number;
  readonly movedOn: number;
  readonly stance: 'ask' | 'pass';
}

export interface Leader {
  readonly status: 'map' | 'off' | 'lost';
  readonly hex: number;
  readonly rating: number;
  readonly moved: number;
  readonly gaveOrders: number;
  readonly rallied: number;
  readonly strayed: boolean;
  readonly tookOver: number;
  readonly ridesWith: number;
}

export interface Body {
  readonly order: Order;
  readonly leg: number;
  readonly legSince: number;
  readonly lossTurn: number;
  readonly transit: readonly Order[];
  readonly waiting: { readonly order: Order; readonly wait: string } | null;
  readonly leader: number;
  readonly chit: number;
  readonly parent: number;
  readonly wing: number;
  readonly limitShift: number;
  readonly limitPoints: number;
  readonly confusedFrom: number;
  readonly confusedUntil: number;
  readonly bypassedUntil: number;
  readonly fatigue: 'fresh' | 'fatigued' | 'exhausted';
  readonly march: object | null;
}

export interface Stage {
  readonly side: Side;
  readonly chits: readonly number[];
  readonly reserve: boolean;
  readonly segment: string;
  readonly active: readonly number[];
  readonly faced: { readonly [gun: string]: readonly number[] };
  readonly tested: readonly number[];
  readonly finished: readonly number[];
  readonly disruptedAtStart: readonly number[];
  readonly salvo: readonly number[];
  readonly trail: object | null;
}

export interface Group {
  readonly units: readonly number[];
  readonly hex: number;
  readonly from: number;
  readonly used: readonly number[];
  readonly allowance: readonly number[];
  readonly hexesMoved: number;
}

export interface Frame {
  readonly proc: string;
  readonly step: string;
  readonly [local: string]: unknown;
}

export interface Position {
  readonly turn: number;
  readonly frames: readonly Frame[];
  readonly units: readonly Unit[];
  readonly leaders: readonly Leader[];
  readonly hqs: readonly {
    readonly status: 'map' | 'off' | 'destroyed';
    readonly hex: number;
    readonly destroyedOn: number;
  }[];
  readonly bodies: readonly (Body | null)[];
  readonly armies: readonly {
    readonly levelShift: number;
    readonly levelTenths: number;
    readonly demoralizedOn: number;
    readonly disintegratedOn: number;
  }[];
  readonly sides: {
    readonly [side in Side]: {
      readonly gardeBroken: boolean;
      readonly points: number;
      readonly retreatedBefore: number;
      readonly retreatFightsBefore: number;
    };
  };
  readonly control: string;
  readonly stage: Stage | null;
  readonly group: Group | null;
  readonly cup: {
    readonly chits: readonly (readonly number[])[];
    readonly pairs: { readonly [side in Side]: readonly number[] };
    readonly initial: readonly number[];
  } | null;
  readonly locals: readonly Order[];
  readonly result: unknown;
}

export const otherSide = (side: Side): Side => (side === 'french' ? 'allied' : 'french');

/** A place in a list the law says is there. */
export function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new Error(`the referee looked for place ${place} of ${list.length}`);
  return found;
}
