// NLC-11.1, 11.5, NLC-R037: where a leader or an HQ can get. Neither enters an enemy ZOC unless a friendly unit is there.

import type { Field } from '../ground/field.ts';
import { keptBy } from '../ground/kept-by.ts';
import type { Position } from '../ground/position.ts';
import { LEADER_LINK_RATE, LEAVE_ZOC, ROAD_RATE } from '../tables/terrain-effects.ts';
import { type Hex, type HqId, type LeaderId, NOWHERE, otherSide, type Side } from '../vocabulary.ts';
import { groundCosts } from './ground-costs.ts';
import { type Journey, journey, NO_MARKS, neverAsked, type Reach } from './journey.ts';
import { costTable, costTableBack, priceIn } from './step-cost.ts';

export const leaderReach = (state: Position, field: Field, leader: LeaderId, most: number): Reach =>
  staffReach(field, {
    side: field.theatre.leaders[leader]?.side ?? field.theatre.firstSide,
    at: state.leaders[leader]?.hex ?? NOWHERE,
    most,
    isFirst: true,
  });

export interface Ride {
  readonly side: Side;
  readonly at: Hex;
  /** Half-points left. */
  readonly most: number;
  /** NLC-5.1b: one hex is always possible, as the whole move. */
  readonly isFirst: boolean;
}

const reaches = keptBy<Uint8Array, number, Reach>();
/** More half-points than anybody has. */
const POINTS = 1024;

export function staffReach(field: Field, ride: Ride): Reach {
  const { side, at, most, isFirst } = ride;
  return reaches(field.closedToStaff(side), 2 * (POINTS * at + most) + (isFirst ? 1 : 0), () =>
    journey(field.theatre, rideOver(field, ride)),
  );
}

const approaches = keptBy<readonly Hex[], Uint8Array, Int32Array>();

/**
 * By hex, the half-points a leader of this side needs to one of these, as far as he gets with all he has: looked for from
 * there backwards, for it is asked for every hex beside him, and again while he rides.
 */
export function ridesTo(field: Field, side: Side, goals: readonly Hex[], most: number): Int32Array {
  const closed = field.closedToStaff(side);
  return approaches(goals, closed, () => {
    const open = goals.filter((hex) => closed[hex] !== 1);
    const back = costTableBack(field.theatre, 'leader');
    return groundCosts(field.theatre.grid, back, open, most, closed);
  });
}

function rideOver(field: Field, { side, at: start, most, isFirst }: Ride): Journey {
  return {
    start,
    most,
    mayForceOneHex: isFirst,
    ground: costTable(field.theatre, 'leader'),
    closed: field.closedToStaff(side),
    watched: NO_MARKS,
    price: neverAsked,
    shunned: field.zoc(otherSide(side)),
    least: LEADER_LINK_RATE,
  };
}

/** By march rate where its order allows and a road leads, without keeping distance. */
export function hqReach(state: Position, field: Field, hq: HqId, most: number, march: boolean): Reach {
  const side = field.theatre.hqs[hq]?.side ?? field.theatre.firstSide;
  const zone = field.zoc(otherSide(side));
  const table = costTable(field.theatre, march ? 'march' : 'foot');
  return journey(field.theatre, {
    start: state.hqs[hq]?.hex ?? NOWHERE,
    most,
    mayForceOneHex: true,
    ground: table,
    closed: field.closedToStaff(side),
    watched: zone,
    price: (from, _to, at) => priceIn(table, at) + (zone[from] === 1 ? LEAVE_ZOC : 0),
    shunned: zone,
    least: ROAD_RATE,
  });
}
