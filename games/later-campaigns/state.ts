// Everything a table remembers. What never changes in a scenario is in its theatre (`data/theatre.ts`), what follows from
// a position in its field (`ground/field.ts`).
import type { GameState, Outcome, Seat } from '@grognard/kernel';
import type { Options } from './options.ts';
import type {
  ArmyId,
  BodyId,
  BySide,
  Edge,
  Fatigue,
  Hex,
  HqId,
  HqStatus,
  LeaderId,
  LeaderStatus,
  OrderType,
  PlaceId,
  Segment,
  Side,
  Stance,
  UnitId,
  UnitStatus,
  Wait,
} from './vocabulary.ts';

/** A turn by its number, from 1; 0: never. */
export type Turn = number;

/** NLC-A.4. Replaced on write, never changed. */
export interface Unit {
  readonly status: UnitStatus;
  /** NOWHERE unless on the map. */
  readonly hex: Hex;
  readonly lost: number;
  readonly disrupted: boolean;
  /** Whose orders it follows. */
  readonly body: BodyId;
  /** NLC-12.9c: a leg of its own, until its body has another order. */
  readonly ownLeg: Leg | null;
  readonly charged: Turn;
  readonly bombarded: Turn;
  readonly activated: Turn;
  /** Target of an assault, a charge or a bombardment (NLC-R051). */
  readonly attacked: Turn;
  /** Target of an assault or a charge, which stops a March (NLC-12.9b). */
  readonly assailed: Turn;
  /** In an enemy ZOC when the turn began (NLC-7.11a). */
  readonly startedInZoc: boolean;
  readonly eliminatedOn: Turn;
  readonly diedSupplied: boolean;
  /** NLC-R142: shown on top of its stack by its owner. */
  readonly onTop: boolean;
  /** NLC-J.1: `pass` lets windows for its reaction go by. */
  readonly stance: Stance;
  /** NLC-20.13a */
  readonly movedOn: Turn;
  /** The turn it came onto the map (NLC-20.8b). */
  readonly enteredOn: Turn;
  /** NLC-20.7: the overall commander it acts with this turn, or NOBODY. */
  readonly direct: LeaderId;
  /** NLC-20.2.3: the second hex of a brigade in extended line, or NOWHERE. */
  readonly extended: Hex;
}

export interface Leader {
  readonly status: LeaderStatus;
  readonly hex: Hex;
  /** As printed, or 1 once he has been replaced (NLC-11.2b). */
  readonly rating: number;
  readonly replaced: boolean;
  readonly moved: Turn;
  readonly gaveOrders: Turn;
  readonly rallied: Turn;
  /** NLC-12.12c: has given an order away from his HQ since he was last with it. */
  readonly strayed: boolean;
  /** NLC-20.7b: the turn he last took units over himself. */
  readonly tookOver: Turn;
  /** NLC-A.5: the charging unit he rides with, or NOBODY. */
  readonly ridesWith: UnitId;
  /** NLC-D.15: the turn he came onto the map, and the half-points that cost him. */
  readonly enteredOn: Turn;
  readonly entryPaid: number;
}

export interface Hq {
  readonly status: HqStatus;
  readonly hex: Hex;
  /** Had a movement order when the Turn End Phase of that turn began (NLC-R172). */
  readonly onTheMove: Turn;
  readonly destroyedOn: Turn;
}

/** NLC-F.1: what an order names. */
export type Target =
  | { readonly kind: 'place'; readonly place: PlaceId }
  | { readonly kind: 'path'; readonly from: PlaceId; readonly to: PlaceId; readonly hexes: readonly Hex[] }
  | { readonly kind: 'currentPosition'; readonly hexes: readonly Hex[] }
  | { readonly kind: 'hq'; readonly hq: HqId }
  | { readonly kind: 'edge'; readonly edge: Edge }
  | { readonly kind: 'supply'; readonly army: ArmyId }
  | { readonly kind: 'previous' };

export interface Leg {
  readonly type: OrderType;
  readonly target: Target | null;
  /** March: every hex of the way, target included. */
  readonly route: readonly Hex[];
  readonly forced: boolean;
  readonly nextDay: boolean;
  /** Assign. */
  readonly superior: LeaderId | null;
  /** Defend: fixed when the order is issued (NLC-R113). */
  readonly defendHexes: readonly Hex[];
}

export type Sender = LeaderId | 'local' | 'badMove' | 'auto';

export interface Order {
  readonly seq: number;
  readonly recipient: BodyId;
  readonly sender: Sender;
  readonly legs: readonly Leg[];
  /** "Await further orders" at its end. */
  readonly awaitAfter: boolean;
  readonly faceToFace: boolean;
  readonly divisional: boolean;
  /** NLC-20.1: its route is kept from the enemy. */
  readonly hidden: boolean;
  readonly issued: Turn;
  readonly receive: Turn;
}

/** An order that has arrived and is not yet in force. */
export interface Waiting {
  readonly order: Order;
  readonly wait: Wait;
}

/** NLC-20.1: a march the enemy does not see; its counters stay where they were. */
export interface HiddenMarch {
  /** Turns it has been hidden, this one included. */
  readonly turns: number;
  /** Half-points to spend on the route. */
  readonly banked: number;
  /** Hexes of the route of the first turn's move do not give it away. */
  readonly first: number;
}

/** NLC-F.1: a body in play and the one order it is under. Replaced on write. */
export interface Body {
  readonly order: Order;
  readonly leg: number;
  readonly legSince: Turn;
  /** First step lost under this order; 0: none. */
  readonly lossTurn: Turn;
  readonly bombardTurns: number;
  /** A unit of it has been in an enemy ZOC under this leg (NLC-F.3). */
  readonly contact: boolean;
  readonly reached: boolean;
  /** NLC-F.4 */
  readonly arrived: boolean;
  readonly anchor: Hex;
  readonly transit: readonly Order[];
  readonly waiting: Waiting | null;
  /** Who leads it, or NOBODY. */
  readonly leader: LeaderId;
  /** Whose chit activates it. */
  readonly chit: BodyId;
  /** The corps it belongs to while it is a division under orders of its own. */
  readonly parent: BodyId;
  /** The wing commander it has been put under (NLC-R171), or NOBODY. */
  readonly wing: LeaderId;
  /** NLC-12.13f: its owner may end the divisional order. */
  readonly endable: boolean;
  /** The turn it last attacked, by what counts for its order (NLC-F.3-A2). */
  readonly attackedOn: Turn;
  readonly bombardedOn: Turn;
  /** NLC-20.9: tenths of the printed limit, and points beside (NLC-20.9e). */
  readonly limitShift: number;
  readonly limitPoints: number;
  /** NLC-20.9c: formations it has attacked under this order. */
  readonly foes: readonly BodyId[];
  /** NLC-20.5, 20.7b: from and up to these turns orders and decisions are a column worse. */
  readonly confusedFrom: Turn;
  readonly confusedUntil: Turn;
  readonly bypassedUntil: Turn;
  /** NLC-20.8: how tired it is, minutes of rest by day, and whether this night was none. */
  readonly fatigue: Fatigue;
  readonly rest: number;
  readonly wakeful: boolean;
  /** NLC-20.1 */
  readonly march: HiddenMarch | null;
  /** NLC-M.3: its order has succeeded or was cancelled: the next is no change of mind. */
  readonly unbound: boolean;
}

export interface Army {
  /** HQs destroyed, NLC-7.4o (NLC-R164). */
  readonly levelShift: number;
  /** NLC-20.9d: tenths of its printed level. */
  readonly levelTenths: number;
  readonly demoralizedOn: Turn;
  readonly disintegratedOn: Turn;
}

export interface SideState {
  /** NLC-7.4n */
  readonly gardeBroken: boolean;
  /** NLC-20.11: units and fights, this turn and the turn before. */
  readonly retreated: number;
  readonly retreatFights: number;
  readonly retreatedBefore: number;
  readonly retreatFightsBefore: number;
  /** NLC-P.1: fights in which it left the field to the enemy, by retreat or because nobody was left. */
  readonly yielded: number;
  readonly yieldedBefore: number;
  /** NLC-18.1, exits and hooks. */
  readonly points: number;
}

/** NLC-P.4: a step of the Movement Segment that the other side has not answered yet. */
export interface Footprint {
  readonly units: readonly UnitId[];
  /** Those the other side could make out. */
  readonly seen: readonly UnitId[];
  readonly hex: Hex;
  /** Half-points of each unit, once it had come here. */
  readonly used: readonly number[];
  readonly allowance: readonly number[];
  /** 1 begins a way. */
  readonly hexesMoved: number;
  /** Whether, by what its owner could see, cavalry might have met it here. */
  readonly isExposed: boolean;
  /** NLC-20.2.3: the brigade of them in extended line and its other hex, or NOBODY and NOWHERE; and whether it might have been met there. */
  readonly inLine: UnitId;
  readonly line: Hex;
  readonly isLineExposed: boolean;
}

export interface Trail {
  /** Who held what before the first step. */
  readonly control: string;
  readonly steps: readonly Footprint[];
  /** Units that leave the map unless somebody meets them on their way (NLC-R072). */
  readonly leaving: readonly UnitId[];
}

/** NLC-P.4: a hex in which cavalry may meet units that have moved or charge. */
export interface Encounter {
  readonly kind: 'move' | 'charge';
  readonly hex: Hex;
  readonly movers: readonly UnitId[];
  readonly seen: readonly UnitId[];
  /** Which step of the trail, or NOBODY. */
  readonly step: number;
  readonly isOver: boolean;
}

/** A reaction charge declared by packet, against an encounter by its number. */
export interface Reply {
  readonly encounter: number;
  readonly unit: UnitId;
  readonly start: Hex;
  readonly via: Hex;
}

/** What has been written back and forth about one segment. */
export interface Post {
  readonly encounters: readonly Encounter[];
  /** The first encounter of the present layer. */
  readonly layer: number;
  readonly replies: readonly Reply[];
  /** NLC-7.10f: encounters whose movers have still to say how far they go, and those who go no farther than half. */
  readonly undecided: readonly number[];
  readonly halved: readonly number[];
}

/** NLC-E.5: the Stage in progress. Replaced on write. */
export interface Stage {
  readonly side: Side;
  /** The formations whose chit was drawn; the Reserve Stage has none. */
  readonly chits: readonly BodyId[];
  readonly reserve: boolean;
  /** NLC-M.1: whose turn it is, where a side has several players. */
  readonly player: Seat | null;
  readonly segment: Segment;
  readonly active: readonly UnitId[];
  /** NLC-8.4: per gun, the hexes beside it that held its enemies when the Stage began. */
  readonly faced: { readonly [gun: string]: readonly Hex[] };
  /** NLC-R076: `cavalry * 1000 + mover`. */
  readonly tested: readonly number[];
  /** Units that have ended their move, or may not move any more. */
  readonly finished: readonly UnitId[];
  /** Units of the Stage in an enemy ZOC when the Movement Segment began (NLC-F.3-A3). */
  readonly startZoc: readonly UnitId[];
  /** NLC-7.6a */
  readonly disruptedAtStart: readonly UnitId[];
  /** NLC-8.1c: guns that have bombarded in this Stage. */
  readonly salvo: readonly UnitId[];
  /** NLC-20.13b: `gun * 1000 + mover` */
  readonly fired: readonly number[];
  /** NLC-20.2.1a: by division, the way its first stack has gone. */
  readonly columns: { readonly [division: string]: readonly Hex[] };
  /** NLC-P.4: without chits, what has been done in this segment and is not yet answered; null: windows open at once. */
  readonly trail: Trail | null;
  readonly post: Post | null;
}

/** NLC-F.3: what a unit's order wants of the hex it stops in, fixed when its move begins (NLC-R059). */
export interface Duty {
  readonly metric: 'steps' | 'march' | 'cost' | 'enemy';
  /** At most so much; of the distance to the enemy, at least. */
  readonly limit: number;
}

/** NLC-E.9: the group that is moving. Replaced on write. */
export interface Group {
  readonly units: readonly UnitId[];
  readonly hex: Hex;
  readonly from: Hex;
  /** Half-points used, of each unit. */
  readonly used: readonly number[];
  /** Caps after `commit(half)`. */
  readonly allowance: readonly number[];
  readonly hexesMoved: number;
  readonly duty: Duty | null;
  /** NLC-F.3-A2, NLC-F.3-A3: the last that can bring the body into contact stops in an enemy ZOC. */
  readonly mustTouch: boolean;
  /** NLC-R130: in a Coordinated Action the formation that is not the lead's, and what its order asks. */
  readonly second: SecondBody | null;
  /** NLC-20.2.1a: hexes it has to trace to stay in column, none where it leads; null: it is in none. */
  readonly column: readonly Hex[] | null;
}

export interface SecondBody {
  readonly body: BodyId;
  readonly duty: Duty | null;
  readonly mustTouch: boolean;
}

/** NLC-E.4: each chit is one formation, or the pair of a Coordinated Action. */
export interface Cup {
  readonly chits: readonly (readonly BodyId[])[];
  readonly pairs: BySide<readonly BodyId[]>;
  /** What acts first (NLC-4.2a). */
  readonly initial: readonly BodyId[];
}

export interface State extends GameState {
  readonly options: Options;
  turn: Turn;
  /** Changes in place; its records are replaced. So with all lists below. */
  readonly units: Unit[];
  readonly leaders: Leader[];
  readonly hqs: Hq[];
  /** null: not in play, as a division without orders of its own. */
  readonly bodies: (Body | null)[];
  readonly armies: Army[];
  sides: BySide<SideState>;
  /** One digit a hex, `3 * occupier + controller`: 0 nobody, 1 french, 2 allied (NLC-D.14). */
  control: string;
  stage: Stage | null;
  group: Group | null;
  cup: Cup | null;
  /** Which groups of reinforcements have come, by their place in the scenario, and points paid to enter by hex (NLC-D.15). */
  arrived: readonly number[];
  entryPaid: { readonly [hex: string]: number };
  /** Orders are numbered by side: a common count would tell of the other's. */
  orderSeq: BySide<number>;
  /** NLC-12.3a: what leaders have decided for themselves and not yet rolled for. */
  locals: readonly Order[];
  /** NLC-J.1: choices of this phase that brought nothing forward. */
  idle: BySide<number>;
  /** NLC-20.7a, NLC-M.4: where units stood when the turn began; empty where nobody asks. */
  starts: readonly Hex[];
  /** NLC-A.5: hooks that strike once and have. */
  struck: readonly string[];
  /** NLC-R035: leaders whose stack has lost a step in the fight that is going on. */
  exposed: readonly LeaderId[];
  /** Bodies whose order fails when the fight or move is over (NLC-E.0). */
  failing: readonly BodyId[];
  /** Grows with every change of position: what was derived from an older one is worthless. */
  stamp: number;
  result: Outcome | null;
}
