// NLC-J.1: everything a player can do, one choice at a time. Numbers are ids of the theatre, hexes those of the window.
import type { BodyId, Edge, Hex, HqId, LeaderId, OrderType, PlaceId, Stance, UnitId } from './vocabulary.ts';

/** What an order may be aimed at; a path is put together from two places. */
export type Aim =
  | { readonly kind: 'place'; readonly place: PlaceId }
  | { readonly kind: 'currentPosition' }
  | { readonly kind: 'hq'; readonly hq: HqId }
  | { readonly kind: 'edge'; readonly edge: Edge }
  | { readonly kind: 'supply' }
  | { readonly kind: 'previous' };

export const FLAGS = ['forced', 'nextDay', 'await', 'hidden'] as const;
export type Flag = (typeof FLAGS)[number];

type OrderEdit =
  | {
      readonly type: 'begin';
      /** NOBODY: the leader decides for himself (NLC-12.11). */
      readonly sender: LeaderId;
      readonly recipient: BodyId;
      readonly order: OrderType;
    }
  | { readonly type: 'target'; readonly at: Aim }
  /** Places beyond 10 MP along roads, in blocks of 10 by 10 hexes. */
  | { readonly type: 'farther'; readonly block: number }
  | { readonly type: 'pathFrom'; readonly place: PlaceId }
  | { readonly type: 'pathTo'; readonly place: PlaceId }
  | { readonly type: 'superior'; readonly leader: LeaderId }
  | { readonly type: 'waypoint'; readonly place: PlaceId }
  | { readonly type: 'flag'; readonly flag: Flag }
  | { readonly type: 'append'; readonly order: OrderType }
  | { readonly type: 'finish' }
  | { readonly type: 'dropOrder' };

type Command =
  | OrderEdit
  /** To the sources of supply, or to one friendly edge (NLC-12.2.7c). */
  | { readonly type: 'generalRetreat'; readonly leader: LeaderId; readonly edge: Edge | null }
  | { readonly type: 'toReserve'; readonly body: BodyId }
  /** NLC-M.2: an order that was delivered is followed. */
  | { readonly type: 'obey'; readonly body: BodyId }
  /** NLC-20.1.2b: a hidden march. */
  | { readonly type: 'reveal'; readonly body: BodyId }
  | { readonly type: 'endDivisional'; readonly body: BodyId }
  /** NLC-20.7a */
  | { readonly type: 'directCommand'; readonly leader: LeaderId; readonly unit: UnitId }
  | { readonly type: 'recallDraft'; readonly n: number }
  | { readonly type: 'done' };

type Place =
  | { readonly type: 'placeLeader'; readonly leader: LeaderId; readonly hex: Hex }
  | { readonly type: 'placeHq'; readonly hq: HqId; readonly hex: Hex };

type Rally =
  | { readonly type: 'rally'; readonly unit: UnitId }
  | { readonly type: 'rallyPair'; readonly unit: UnitId; readonly with: UnitId }
  | { readonly type: 'rallyHuge'; readonly unit: UnitId }
  | { readonly type: 'displace'; readonly unit: UnitId; readonly hex: Hex }
  | { readonly type: 'endRally' };

type Chits =
  | { readonly type: 'nameRoller'; readonly leader: LeaderId }
  | { readonly type: 'pickCoordinated'; readonly first: BodyId; readonly second: BodyId }
  | { readonly type: 'pickInitial'; readonly chit: BodyId }
  | { readonly type: 'pickPair' }
  | { readonly type: 'chooseTurn'; readonly first: boolean }
  | { readonly type: 'decline' };

type Bombardment =
  | { readonly type: 'bombard'; readonly from: Hex; readonly guns: readonly UnitId[]; readonly target: Hex }
  | { readonly type: 'endBombard' }
  | { readonly type: 'squares'; readonly accept: boolean }
  /** NLC-20.13 */
  | { readonly type: 'opportunityFire'; readonly gun: UnitId };

type Charges =
  /** `via` is NOWHERE for a hex next to the chargers. */
  | { readonly type: 'charge'; readonly unit: UnitId; readonly via: Hex; readonly target: Hex }
  /** NLC-A.5: a commander who leads charges. */
  | { readonly type: 'rideWith'; readonly leader: LeaderId; readonly unit: UnitId }
  | { readonly type: 'endDeclare' }
  /** NLC-E.7: those who ride the way of this unit set out next. */
  | { readonly type: 'nextGroup'; readonly unit: UnitId }
  | { readonly type: 'pursue'; readonly unit: UnitId; readonly hex: Hex }
  | { readonly type: 'stay'; readonly unit: UnitId }
  | { readonly type: 'return'; readonly unit: UnitId }
  | { readonly type: 'react'; readonly unit: UnitId; readonly via: Hex }
  /** The declared units test and charge. */
  | { readonly type: 'launch' }
  | { readonly type: 'pass' }
  | { readonly type: 'commit'; readonly half: boolean }
  | Packet;

/** NLC-P.4: what is written into a packet; encounters by their numbers. */
type Packet =
  | { readonly type: 'answer'; readonly unit: UnitId; readonly via: Hex; readonly encounter: number }
  | { readonly type: 'goHalf'; readonly encounter: number }
  | { readonly type: 'sendPacket'; readonly turn: number };

/** What brings nothing forward: NLC-J.1 allows 20 of these a phase. */
type Arrangement =
  | { readonly type: 'stance'; readonly unit: UnitId; readonly stance: Stance }
  /** NLC-20.2.3: the hex a brigade in extended line fights from. */
  | { readonly type: 'lineHex'; readonly unit: UnitId; readonly hex: Hex }
  /** NLC-R142 */
  | { readonly type: 'top'; readonly unit: UnitId }
  /** NLC-R169: a wing commander leads a formation himself, or leaves it to its leader again. */
  | { readonly type: 'lead'; readonly leader: LeaderId; readonly body: BodyId }
  | { readonly type: 'unlead'; readonly leader: LeaderId };

type Movement =
  | { readonly type: 'select'; readonly units: readonly UnitId[] }
  | { readonly type: 'step'; readonly hex: Hex }
  | { readonly type: 'go'; readonly hex: Hex }
  | { readonly type: 'take'; readonly unit: UnitId }
  | { readonly type: 'drop'; readonly unit: UnitId }
  | { readonly type: 'endMove' }
  | { readonly type: 'goLeader'; readonly leader: LeaderId; readonly hex: Hex }
  /** One step; he goes on until `endLeader`. */
  | { readonly type: 'moveLeader'; readonly leader: LeaderId; readonly hex: Hex }
  | { readonly type: 'endLeader'; readonly leader: LeaderId }
  /** NLC-R172: of hexes equally near to where it is ordered. */
  | { readonly type: 'moveHq'; readonly hq: HqId; readonly hex: Hex }
  | { readonly type: 'hold'; readonly body: BodyId }
  | { readonly type: 'auto'; readonly body: BodyId }
  | { readonly type: 'exitMap' }
  /** NLC-12.8d: a unit that still marches follows its formation again. */
  | { readonly type: 'rejoin'; readonly unit: UnitId }
  /** NLC-20.2.3 */
  | { readonly type: 'extend'; readonly unit: UnitId; readonly hex: Hex }
  | { readonly type: 'contract'; readonly unit: UnitId; readonly hex: Hex }
  /** The half the group stands with goes to `hex`, the other to `line`. */
  | { readonly type: 'moveLine'; readonly hex: Hex; readonly line: Hex }
  | Arrangement
  | { readonly type: 'enter'; readonly units: readonly UnitId[]; readonly hex: Hex }
  | { readonly type: 'enterLeader'; readonly leader: LeaderId; readonly hex: Hex }
  /** NLC-20.1.5: a whole formation or party, its leader with it. */
  | { readonly type: 'enterHidden'; readonly body: BodyId; readonly hex: Hex }
  | { readonly type: 'endMovement' };

type Assault =
  | { readonly type: 'assign'; readonly hex: Hex; readonly target: Hex }
  | { readonly type: 'join'; readonly unit: UnitId }
  | { readonly type: 'endAssign' }
  | { readonly type: 'nextTarget'; readonly hex: Hex }
  | { readonly type: 'preRetreat'; readonly units: readonly UnitId[] }
  | { readonly type: 'support'; readonly gun: UnitId }
  | { readonly type: 'endSupport' }
  | { readonly type: 'retreat' }
  | { readonly type: 'stand' }
  | { readonly type: 'advance'; readonly units: readonly UnitId[] };

type Losses =
  | { readonly type: 'takeHit'; readonly unit: UnitId }
  /** NLC-10.5: instead of the garrison. */
  | { readonly type: 'takeHitFor'; readonly unit: UnitId };

type Retreat =
  /** NOWHERE: off the map, over an edge of one's own. */
  | { readonly type: 'retreatTo'; readonly hex: Hex }
  /** NLC-20.2.3d: a line goes back with both halves, the other one to `line`. */
  | { readonly type: 'retreatLine'; readonly hex: Hex; readonly line: Hex }
  | { readonly type: 'stopRetreat' }
  /** NLC-D.6: of stacks that go back, this one first. */
  | { readonly type: 'nextRetreat'; readonly unit: UnitId }
  /** NLC-11.3: whether a leader goes back with the stack. */
  | { readonly type: 'leaderWith'; readonly leader: LeaderId; readonly along: boolean }
  | { readonly type: 'excess'; readonly unit: UnitId };

export type Action =
  | Command
  | Place
  | Rally
  | Chits
  | Bombardment
  | Charges
  | Movement
  | Assault
  | Losses
  | Retreat
  | { readonly type: 'resign' };

export type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;
