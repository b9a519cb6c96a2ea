// NLC-4.4, NLC-J.1: a leader rides hex by hex; `goLeader` does the same in one.

import { neighboursOf } from '@grognard/geometry';
import { ask, no, type Refusal } from '@grognard/kernel';
import { againstLeaderStep, againstRider } from '../against/leader.ts';
import { leaderAt, leaderSheet } from '../changes/bodies.ts';
import { moveLeaderTo } from '../changes/moving.ts';
import type { Context } from '../context.ts';
import { theatreOf } from '../data/theatres.ts';
import { type LeaderMoveFrame, leaderMoveFrame, type MovementFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { endRide } from '../movement/end-ride.ts';
import { leaderName } from '../names.ts';
import { leaderAllowance } from '../reach/allowance.ts';
import { NO_APPROACH } from '../reach/ground-costs.ts';
import { ridesTo, staffReach } from '../reach/staff-reach.ts';
import { procedure, type Read, type Rule, type Table } from '../rule-types.ts';
import { stageCover } from '../secrecy/sight-of.ts';
import { type Hex, type LeaderId, NOBODY } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { refusals } from '../words/refusals.ts';

/** Where he has come from, and the half-points he has left. */
interface Ride {
  readonly leader: LeaderId;
  readonly from: Hex;
  readonly left: number;
  readonly isFirst: boolean;
}

const reachOn = (state: Read, { leader, left, isFirst }: Ride, at: Hex) =>
  staffReach(fieldOf(state), { side: leaderSheet(state, leader).side, at, most: left, isFirst });

/** NLC-12.2.3c, NLC-F.4: from the next hex he must still come to one where his order lets him stop. */
function refuseStep(state: Read, ride: Ride, hex: Hex, context: Context): Refusal | null {
  const stops = context.stopSetOnRide(ride.leader, ride.from);
  if (stops.has(hex)) return null;
  const reach = reachOn(state, ride, leaderAt(state, ride.leader).hex);
  // Mostly a cheapest way to one of them leads through here.
  if (reach.hexes.some((stop) => reach.firstStepTo(stop) === hex && stops.has(stop))) return null;
  const { side } = leaderSheet(state, ride.leader);
  const goals = context.stopsOnRide(ride.leader, ride.from);
  const ways = ridesTo(fieldOf(state), side, goals, leaderAllowance(state, ride.leader));
  return reach.cost(hex) + (ways[hex] ?? NO_APPROACH) <= ride.left
    ? null
    : no('NLC-12.2.3c', refusals.leaderLeadsNowhere, { leader: leaderName(state, ride.leader) });
}

function* stepsOf(state: Read, ride: Ride): Generator<Hex> {
  const { hex } = leaderAt(state, ride.leader);
  const reach = reachOn(state, ride, hex);
  for (const next of neighboursOf(theatreOf(state).grid, hex))
    if (Number.isFinite(reach.cost(next))) yield next;
}

const fresh = (state: Read, leader: LeaderId): Ride => ({
  leader,
  from: leaderAt(state, leader).hex,
  left: leaderAllowance(state, leader),
  isFirst: true,
});

function makeStep(table: Table, ride: Ride, hex: Hex): number {
  const { hex: at } = leaderAt(table.state, ride.leader);
  const spent = reachOn(table.state, ride, at).cost(hex);
  moveLeaderTo(table, ride.leader, hex);
  return Math.max(0, ride.left - spent);
}

/** The first step of a leader who has not moved. */
export const setOffLeader: Rule<MovementFrame, 'moveLeader'> = {
  type: 'moveLeader',
  rule: 'NLC-4.4b',
  *candidates(state, { side }, _seat, context) {
    for (const leader of context.leaders(side)) {
      // Where he may stop is known already; only hexes he may but pass through are looked for.
      const stops = context.goalsOf(leader);
      const beside = neighboursOf(theatreOf(state).grid, leaderAt(state, leader).hex);
      const steps = beside.every((hex) => stops.includes(hex))
        ? beside
        : stepsOf(state, fresh(state, leader));
      for (const hex of steps) yield { type: 'moveLeader', leader, hex };
    }
  },
  against: (state, { side }, _seat, asked) => againstLeaderStep(state, side, NOBODY, asked),
  refuse: (state, _frame, _seat, { leader, hex }, context) =>
    context.goalsOf(leader).includes(hex) ? null : refuseStep(state, fresh(state, leader), hex, context),
  target: ({ hex }) => ({ hex }),
  apply(table, { side }, _seat, { leader, hex }) {
    const ride = fresh(table.state, leader);
    const left = makeStep(table, ride, hex);
    table.call(leaderMoveFrame.at('choose', { side, leader, from: ride.from, left }));
  },
};

const rideIn = ({ leader, from, left }: Pick<LeaderMoveFrame, 'leader' | 'from' | 'left'>): Ride => ({
  leader,
  from,
  left,
  isFirst: false,
});

const moveOn: Rule<LeaderMoveFrame, 'moveLeader'> = {
  type: 'moveLeader',
  rule: 'NLC-4.4b',
  *candidates(state, frame) {
    for (const hex of stepsOf(state, rideIn(frame))) yield { type: 'moveLeader', leader: frame.leader, hex };
  },
  against: (state, { side, leader }, _seat, asked) => againstLeaderStep(state, side, leader, asked),
  refuse: (state, frame, _seat, { hex }, context) => refuseStep(state, rideIn(frame), hex, context),
  target: ({ hex }) => ({ hex }),
  apply(table, frame, _seat, { hex }) {
    frame.left = makeStep(table, rideIn(frame), hex);
  },
};

const endLeader: Rule<LeaderMoveFrame, 'endLeader'> = {
  type: 'endLeader',
  rule: 'NLC-4.4b',
  role: 'commit',
  candidates: (_state, { leader }) => [{ type: 'endLeader', leader }],
  against: (state, { side, leader }, _seat, asked) => againstRider(state, side, leader, asked),
  refuse: (state, { leader, from }, _seat, _action, context) =>
    context.stopsOnRide(leader, from).includes(leaderAt(state, leader).hex)
      ? null
      : no('NLC-12.2.3c', refusals.leaderNotHere, { leader: leaderName(state, leader) }),
  target: () => ({ button: 'endLeader' }),
  apply(_table, frame) {
    frame.step = 'over';
  },
};

export const leaderMove = procedure(leaderMoveFrame, {
  rule: 'NLC-4.4b',
  pending: (state, { step, side, leader }) =>
    step === 'choose'
      ? [
          {
            seat: side,
            ...ask('NLC-4.4b', prompts.moveLeader, { leader: leaderName(state, leader) }),
            cover: stageCover(side),
          },
        ]
      : [],
  actions: [moveOn, endLeader],
  advance(table, { leader, left }) {
    table.end();
    endRide(table, leader, left);
  },
});
