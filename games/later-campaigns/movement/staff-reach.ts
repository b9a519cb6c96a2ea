// NLC-11.1, 11.5, R037: where a leader or an HQ can get. Neither enters an enemy ZOC unless a friendly unit is there.

import { theatreOf } from '../data/theatres.ts';
import type { Field } from '../ground/field.ts';
import type { Position } from '../ground/position.ts';
import { LEAVE_ZOC } from '../tables/terrain-effects.ts';
import { type Hex, type HqId, type LeaderId, NOWHERE, otherSide, type Side } from '../vocabulary.ts';
import { journey, type Reach } from './reach-of.ts';
import { stepCost } from './step-cost.ts';

/** NLC-11.1b; at night and in rain nobody enters a ZOC (NLC-5.5, R010). */
export function isClosedToStaff(state: Position, field: Field, side: Side, hex: Hex): boolean {
  if (field.has(hex, otherSide(side))) return true;
  if (field.hqsAt(hex).some((hq) => field.theatre.hqs[hq]?.side !== side)) return true;
  if (!field.inEnemyZoc(side, hex)) return false;
  const { night = false, rain = false } = field.theatre.turns[state.turn - 1] ?? {};
  return night || rain || !field.has(hex, side);
}

export function leaderReach(state: Position, field: Field, leader: LeaderId, most: number): Reach {
  const side = theatreOf(state).leaders[leader]?.side ?? field.theatre.firstSide;
  return journey(field.theatre, {
    start: state.leaders[leader]?.hex ?? NOWHERE,
    most,
    mayForceOneHex: true,
    isShunned: (hex) => field.inEnemyZoc(side, hex),
    price: (from, to) =>
      isClosedToStaff(state, field, side, to)
        ? Number.POSITIVE_INFINITY
        : stepCost(field.theatre, from, to, 'leader'),
  });
}

/** By march rate where its order allows and a road leads, without keeping distance. */
export function hqReach(state: Position, field: Field, hq: HqId, most: number, march: boolean): Reach {
  const side = theatreOf(state).hqs[hq]?.side ?? field.theatre.firstSide;
  return journey(field.theatre, {
    start: state.hqs[hq]?.hex ?? NOWHERE,
    most,
    mayForceOneHex: true,
    isShunned: (hex) => field.inEnemyZoc(side, hex),
    price: (from, to) => {
      if (isClosedToStaff(state, field, side, to)) return Number.POSITIVE_INFINITY;
      return (
        stepCost(field.theatre, from, to, march ? 'march' : 'foot') +
        (field.inEnemyZoc(side, from) ? LEAVE_ZOC : 0)
      );
    },
  });
}
