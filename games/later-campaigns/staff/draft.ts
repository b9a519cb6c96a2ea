// NLC-J.1 orderEdit: an order being written, and what a side has put on paper in this step of the Command Phase.
import type { Leg, Target } from '../state.ts';
import {
  type BodyId,
  type Edge,
  type Hex,
  type LeaderId,
  NOBODY,
  NOWHERE,
  type OrderType,
  type PlaceId,
  type UnitId,
} from '../vocabulary.ts';

export interface Edit {
  /** NOBODY: the leader decides for himself. */
  readonly sender: LeaderId;
  readonly recipient: BodyId;
  readonly legs: readonly Leg[];
  /** The leg on paper: its type, and what has been said of it. */
  readonly type: OrderType;
  readonly target: Target | null;
  readonly superior: LeaderId;
  readonly waypoints: readonly PlaceId[];
  /** Path: the place it begins at; NOBODY: none chosen. */
  readonly pathFrom: PlaceId;
  /** Which block of far places is open, or -1. */
  readonly block: number;
  readonly forced: boolean;
  readonly nextDay: boolean;
  readonly awaitAfter: boolean;
  /** NLC-20.1: the march is to be hidden. */
  readonly hidden: boolean;
  /** A Bad Move is measured from here, and from nothing else (NLC-R109); NOWHERE: any other order. */
  readonly from: Hex;
}

/** A finished order, still on the desk. */
export interface Paper {
  readonly sender: LeaderId;
  readonly recipient: BodyId;
  readonly legs: readonly Leg[];
  readonly awaitAfter: boolean;
  readonly hidden: boolean;
}

export interface Lead {
  readonly leader: LeaderId;
  readonly body: BodyId;
}

export interface Taken {
  readonly leader: LeaderId;
  readonly unit: UnitId;
}

/** NLC-12.2.7c: to one edge, or to any source of supply. */
export interface Recall {
  readonly leader: LeaderId;
  readonly edge: Edge | null;
}

export interface Draft {
  readonly edit: Edit | null;
  readonly papers: readonly Paper[];
  /** Bodies that go to Reserve (NLC-12.2.6e), and divisional orders that end (NLC-12.13f). */
  readonly toReserve: readonly BodyId[];
  readonly ended: readonly BodyId[];
  /** NLC-M.2: bodies that follow the order they were sent. */
  readonly obeyed: readonly BodyId[];
  /** NLC-12.2.7: commanders who call the whole army back. */
  readonly generalRetreats: readonly Recall[];
  /** NLC-20.7: units their overall commander takes over himself. */
  readonly direct: readonly Taken[];
  /** NLC-20.1.2b: hidden marches their owner reveals. */
  readonly revealed: readonly BodyId[];
  /** NLC-R169: wing commanders who take a formation over, or leave it. */
  readonly leads: readonly Lead[];
  readonly unleads: readonly LeaderId[];
  /** Choices that brought nothing forward: there are 20 a phase (NLC-J.1). */
  readonly wasted: number;
}

export const MOST_WASTED = 20;
export const MOST_LEGS = 8;
export const MOST_WAYPOINTS = 8;

export const EMPTY_DRAFT: Draft = {
  edit: null,
  papers: [],
  toReserve: [],
  ended: [],
  obeyed: [],
  generalRetreats: [],
  direct: [],
  revealed: [],
  leads: [],
  unleads: [],
  wasted: 0,
};

export const beginEdit = (
  sender: LeaderId,
  recipient: BodyId,
  type: OrderType,
  legs: readonly Leg[] = [],
): Edit => ({
  sender,
  recipient,
  legs,
  type,
  target: null,
  superior: NOBODY,
  waypoints: [],
  pathFrom: NOBODY,
  block: -1,
  forced: false,
  nextDay: false,
  awaitAfter: false,
  hidden: false,
  from: NOWHERE,
});
