// The words of the game: plain text in files, small numbers in state and actions, types in the rules.
import type { Seat } from '@grognard/kernel';

export const SIDES = ['french', 'allied'] as const;
/** Who plays. */
export type Side = (typeof SIDES)[number];
export type BySide<T> = { readonly [side in Side]: T };

export const bySide = <T>(make: (side: Side) => T): BySide<T> => ({
  french: make('french'),
  allied: make('allied'),
});
export const otherSide = (side: Side): Side => (side === 'french' ? 'allied' : 'french');
/** NLC-M.1: of several players on a side each has a seat that begins with its name. */
export const sideOfSeat = (seat: Seat): Side | null =>
  SIDES.find((side) => seat === side || seat.startsWith(`${side}-`)) ?? null;
export const isSide = (seat: Seat): seat is Side => seat === 'french' || seat === 'allied';

/** A hex of the scenario's window, row by row from the north-west; NOWHERE off the map. */
export type Hex = number;
export const NOWHERE = -1;

/** Places in the lists of the theatre, which are sorted by id: canonical order is the order of these numbers. */
export type UnitId = number;
export type LeaderId = number;
export type HqId = number;
export type ArmyId = number;
export type PlaceId = number;
/** Whatever can be under orders of its own: formations, divisions, parties of reinforcements, wings, HQs. */
export type BodyId = number;
/** No leader, no body. */
export const NOBODY = -1;

export const ARMS = ['inf', 'cav', 'art'] as const;
export type Arm = (typeof ARMS)[number];
export const EDGES = ['N', 'E', 'S', 'W'] as const;
export type Edge = (typeof EDGES)[number];

export const SCENARIO_IDS = ['quatre-bras', 'ligny', 'wavre', 'la-belle-alliance', 'campaign'] as const;

/** NLC-M.1: how the formations of a side are divided among several players. */
export const DIVISIONS = ['wings', 'corps'] as const;

/** NLC-12.2 */
export const ORDER_TYPES = [
  'attack',
  'probe',
  'defend',
  'delay',
  'march',
  'fallBack',
  'generalRetreat',
  'assign',
  'reserve',
] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** NLC-12.7b: what an order that has arrived waits for; `dawn`: received at night (NLC-16.4), `message`: until
 * its player follows it (NLC-M.2). */
export const WAITS = ['1T', 'R4', 'R5', 'dawn', 'message'] as const;
export type Wait = (typeof WAITS)[number];

/** `hidden`: on a hidden march, its counter taken off the map (NLC-20.1.1d). */
export const UNIT_STATUSES = ['map', 'off', 'hidden', 'eliminated', 'destroyed', 'exited'] as const;
export type UnitStatus = (typeof UNIT_STATUSES)[number];
/** `lost`: to be replaced when the next turn begins (NLC-11.2b). */
export const LEADER_STATUSES = ['map', 'off', 'lost'] as const;
export type LeaderStatus = (typeof LEADER_STATUSES)[number];
export const HQ_STATUSES = ['map', 'off', 'destroyed'] as const;
export type HqStatus = (typeof HQ_STATUSES)[number];

/** NLC-20.8, from good to bad. */
export const FATIGUES = ['fresh', 'fatigued', 'exhausted'] as const;
export type Fatigue = (typeof FATIGUES)[number];

/** NLC-J.1: whether its owner is asked when this cavalry could react. */
export const STANCES = ['ask', 'pass'] as const;
export type Stance = (typeof STANCES)[number];

/** NLC-4.5a, in order. */
export const SEGMENTS = ['bombardment', 'charge', 'movement', 'assault'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** What a unit may be doing when cavalry reacts to it (NLC-E.8). */
export const ENTRIES = ['move', 'retreat', 'charge', 'pursuit', 'bombard'] as const;
export type Entry = (typeof ENTRIES)[number];
