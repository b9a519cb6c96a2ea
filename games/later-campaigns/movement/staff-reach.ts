// NLC-11.1, 11.5, R037: where a leader or an HQ can get. Neither enters an enemy ZOC unless a friendly unit is there.

import type { Field } from '../ground/field.ts';
import { keptBy } from '../ground/kept-by.ts';
import type { Position } from '../ground/position.ts';
import { LEADER_LINK_RATE, LEAVE_ZOC, ROAD_RATE } from '../tables/terrain-effects.ts';
import { type Hex, type HqId, type LeaderId, NOWHERE, otherSide, type Side } from '../vocabulary.ts';
import { hasWay, type Journey, journey, type Reach } from './journey.ts';
import { costTable, priceIn } from './step-cost.ts';

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

/** Whether a leader who is on his way can ride on to one of these. */
export const canRideTo = (field: Field, ride: Ride, goals: ReadonlySet<Hex>): boolean =>
  hasWay(field.theatre, rideOver(field, ride), goals);

function rideOver(field: Field, { side, at: start, most, isFirst }: Ride): Journey {
  const closed = field.closedToStaff(side);
  const table = costTable(field.theatre, 'leader');
  return {
    start,
    most,
    mayForceOneHex: isFirst,
    shunned: field.zoc(otherSide(side)),
    least: LEADER_LINK_RATE,
    price: (_from, to, at) => (closed[to] === 1 ? Number.POSITIVE_INFINITY : priceIn(table, at)),
  };
}

/** By march rate where its order allows and a road leads, without keeping distance. */
export function hqReach(state: Position, field: Field, hq: HqId, most: number, march: boolean): Reach {
  const side = field.theatre.hqs[hq]?.side ?? field.theatre.firstSide;
  const closed = field.closedToStaff(side);
  const zone = field.zoc(otherSide(side));
  const table = costTable(field.theatre, march ? 'march' : 'foot');
  return journey(field.theatre, {
    start: state.hqs[hq]?.hex ?? NOWHERE,
    most,
    mayForceOneHex: true,
    shunned: zone,
    least: ROAD_RATE,
    price: (from, to, at) =>
      closed[to] === 1 ? Number.POSITIVE_INFINITY : priceIn(table, at) + (zone[from] === 1 ? LEAVE_ZOC : 0),
  });
}
