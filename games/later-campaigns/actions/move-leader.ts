// NLC-4.4: leaders move by themselves, before or after their units.
import { leaderAt, leaderSheet } from '../changes/bodies.ts';
import { moveLeaderTo } from '../changes/moving.ts';
import { theatreOf } from '../data/theatres.ts';
import type { MovementFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { distance } from '../ground/hexes.ts';
import { endRide } from '../moves/end-ride.ts';
import { leaderStops, movableLeaders, refuseLeaderMove } from '../moves/leaders.ts';
import type { Read, Rule } from '../rule-types.ts';
import type { Hex, LeaderId } from '../vocabulary.ts';

const NEAR = 3;

/** J.1: hexes with friendly counters, one-hex places, hexes within 3; the rest step by step. */
export function* leaderGoals(state: Read, leader: LeaderId): Generator<Hex> {
  const theatre = theatreOf(state);
  const field = fieldOf(state);
  const { hex } = leaderAt(state, leader);
  const { side } = leaderSheet(state, leader);
  const places = new Set(theatre.places.flatMap(({ hexes }) => (hexes.length === 1 ? hexes : [])));
  for (const to of leaderStops(state, leader))
    if (distance(theatre, hex, to) <= NEAR || places.has(to) || field.atOf(to, side).length > 0) yield to;
}

export const goLeader: Rule<MovementFrame, 'goLeader'> = {
  type: 'goLeader',
  rule: 'NLC-4.4b',
  *candidates(state, frame) {
    for (const leader of movableLeaders(state, frame.side))
      for (const hex of leaderGoals(state, leader)) yield { type: 'goLeader', leader, hex };
  },
  refuse: (state, _frame, _seat, { leader }) => refuseLeaderMove(state, leader),
  target: ({ hex }) => ({ hex }),
  apply(table, _frame, _seat, { leader, hex }) {
    moveLeaderTo(table, leader, hex);
    endRide(table, leader);
  },
};
