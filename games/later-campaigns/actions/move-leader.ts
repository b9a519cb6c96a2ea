// NLC-4.4: leaders move by themselves, before or after their units.
import { moveLeaderTo } from '../changes/moving.ts';
import type { MovementFrame } from '../frames.ts';
import { endRide } from '../moves/end-ride.ts';
import type { Rule } from '../rule-types.ts';

export const goLeader: Rule<MovementFrame, 'goLeader'> = {
  type: 'goLeader',
  rule: 'NLC-4.4b',
  *candidates(_state, frame, _seat, context) {
    for (const leader of context.leaders(frame.side))
      for (const hex of context.goalsOf(leader)) yield { type: 'goLeader', leader, hex };
  },
  refuse: () => null,
  target: ({ hex }) => ({ hex }),
  apply(table, _frame, _seat, { leader, hex }) {
    moveLeaderTo(table, leader, hex);
    endRide(table, leader);
  },
};
