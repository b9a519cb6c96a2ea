// NLC-11.1, 11.5, R037: where a leader or an HQ can get. Neither enters an enemy ZOC unless a friendly unit is there.

import type { Field } from '../ground/field.ts';
import { keptBy } from '../ground/kept-by.ts';
import type { Position } from '../ground/position.ts';
import { LEAVE_ZOC } from '../tables/terrain-effects.ts';
import { type Hex, type HqId, type LeaderId, NOWHERE, otherSide, type Side } from '../vocabulary.ts';
import { journey, NO_GOALS, type Reach } from './journey.ts';
import { costTable, priceIn } from './step-cost.ts';

/** NLC-11.1b; at night and in rain nobody enters a ZOC (NLC-5.5, R010). */
export function closedToStaff({ turn }: Position, field: Field, side: Side): (hex: Hex) => boolean {
  const enemy = otherSide(side);
  const [own, held, zone] = [field.held(side), field.held(enemy), field.zoc(enemy)];
  const { night = false, rain = false } = field.theatre.turns[turn - 1] ?? {};
  return (hex) =>
    held[hex] === 1 ||
    (zone[hex] === 1 && (night || rain || own[hex] !== 1)) ||
    field.hqsAt(hex).some((hq) => field.theatre.hqs[hq]?.side === enemy);
}

export const leaderReach = (state: Position, field: Field, leader: LeaderId, most: number): Reach =>
  staffReach(state, field, {
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

/** What is closed to staff follows from what is barred to traces, the weather and enemy HQs. */
const reaches = keptBy<Uint8Array, string, Reach>();

export function staffReach(state: Position, field: Field, { side, at: start, most, isFirst }: Ride): Reach {
  const { theatre } = field;
  const hqs = state.hqs.map(({ hex }) => hex).join();
  return reaches(field.barred(side), `${start} ${most} ${isFirst} ${state.turn} ${hqs}`, () => {
    const isClosed = closedToStaff(state, field, side);
    const zone = field.zoc(otherSide(side));
    const table = costTable(theatre, 'leader');
    return journey(theatre, {
      start,
      most,
      mayForceOneHex: isFirst,
      shunned: zone,
      goals: NO_GOALS,
      price: (_from, to, at) => (isClosed(to) ? Number.POSITIVE_INFINITY : priceIn(table, at)),
    });
  });
}

/** By march rate where its order allows and a road leads, without keeping distance. */
export function hqReach(state: Position, field: Field, hq: HqId, most: number, march: boolean): Reach {
  const side = field.theatre.hqs[hq]?.side ?? field.theatre.firstSide;
  const isClosed = closedToStaff(state, field, side);
  const zone = field.zoc(otherSide(side));
  const table = costTable(field.theatre, march ? 'march' : 'foot');
  return journey(field.theatre, {
    start: state.hqs[hq]?.hex ?? NOWHERE,
    most,
    mayForceOneHex: true,
    shunned: zone,
    goals: NO_GOALS,
    price: (from, to, at) =>
      isClosed(to) ? Number.POSITIVE_INFINITY : priceIn(table, at) + (zone[from] === 1 ? LEAVE_ZOC : 0),
  });
}
