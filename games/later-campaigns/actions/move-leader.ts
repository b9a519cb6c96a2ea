// NLC-4.4: leaders move by themselves, before or after their units.
import { leaderAt, leaderSheet } from '../changes/bodies.ts';
import { moveLeaderTo } from '../changes/moving.ts';
import { theatreOf } from '../data/theatres.ts';
import type { MovementFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { distance } from '../ground/hexes.ts';
import { oneHexPlaces } from '../ground/one-hex-places.ts';
import { endRide } from '../moves/end-ride.ts';
import type { Read, Rule } from '../rule-types.ts';
import type { Hex, LeaderId } from '../vocabulary.ts';

const NEAR = 3;

/** J.1: hexes with friendly counters, one-hex places, hexes within 3; the rest step by step. */
export function* leaderGoals(state: Read, leader: LeaderId, stops: readonly Hex[]): Generator<Hex> {
  const theatre = theatreOf(state);
  const { hex } = leaderAt(state, leader);
  const own = fieldOf(state).held(leaderSheet(state, leader).side);
  const places = oneHexPlaces(theatre);
  for (const to of stops) if (distance(theatre, hex, to) <= NEAR || places.has(to) || own[to] === 1) yield to;
}

export const goLeader: Rule<MovementFrame, 'goLeader'> = {
  type: 'goLeader',
  rule: 'NLC-4.4b',
  *candidates(state, frame, _seat, context) {
    for (const leader of context.leaders(frame.side))
      for (const hex of leaderGoals(state, leader, context.stopsOfLeader(leader)))
        yield { type: 'goLeader', leader, hex };
  },
  refuse: () => null,
  target: ({ hex }) => ({ hex }),
  apply(table, _frame, _seat, { leader, hex }) {
    moveLeaderTo(table, leader, hex);
    endRide(table, leader);
  },
};
