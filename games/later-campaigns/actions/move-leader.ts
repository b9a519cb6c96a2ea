// NLC-4.4: leaders move by themselves, before or after their units.
import { nothingAgainst } from '@grognard/kernel';
import { againstLeaderGoing } from '../against/leader.ts';
import { moveLeaderTo } from '../changes/moving.ts';
import type { MovementFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { fieldOf } from '../ground/field.ts';
import { keptBy } from '../ground/kept-by.ts';
import type { Standstill } from '../ground/standstill.ts';
import { endRide } from '../movement/end-ride.ts';
import { leaderAllowance } from '../reach/allowance.ts';
import { leaderReach } from '../reach/staff-reach.ts';
import type { Rule } from '../rule-types.ts';
import type { Side } from '../vocabulary.ts';

const sendings = keptBy<Standstill, Side, readonly ActionOf<'goLeader'>[]>();

export const goLeader: Rule<MovementFrame, 'goLeader'> = {
  type: 'goLeader',
  rule: 'NLC-4.4b',
  candidates: (_state, { side }, _seat, context) =>
    sendings(context.still, side, () =>
      context
        .leaders(side)
        .flatMap((leader) =>
          context.goalsOf(leader).map((hex): ActionOf<'goLeader'> => ({ type: 'goLeader', leader, hex })),
        ),
    ),
  against: (state, { side }, _seat, asked, context) =>
    againstLeaderGoing(
      state,
      side,
      asked,
      (leader, hex) =>
        Number.isFinite(
          leaderReach(state, fieldOf(state), leader, leaderAllowance(state, leader)).cost(hex),
        ) && !context.goalsOf(leader).includes(hex),
    ),
  refuse: nothingAgainst,
  target: ({ hex }) => ({ hex }),
  apply(table, _frame, _seat, { leader, hex }) {
    const { state } = table;
    const points = leaderAllowance(state, leader);
    const spent = leaderReach(state, fieldOf(state), leader, points).cost(hex);
    moveLeaderTo(table, leader, hex);
    endRide(table, leader, Math.max(0, points - spent));
  },
};
