// NLC-4.4: leaders move by themselves, before or after their units.
import { patchLeader } from '../changes/bodies.ts';
import { moveLeaderTo } from '../changes/moving.ts';
import type { MovementFrame } from '../frames.ts';
import { bodyLedBy, noteArrival } from '../moves/leaders.ts';
import { stopMarchOfBody } from '../orders/blocked.ts';
import type { Rule } from '../rule-types.ts';
import { NOBODY } from '../vocabulary.ts';

export const goLeader: Rule<MovementFrame, 'goLeader'> = {
  type: 'goLeader',
  rule: 'NLC-4.4b',
  *candidates(state, frame, _seat, context) {
    for (const leader of context.leaders(frame.side))
      for (const hex of context.goalsOf(leader)) yield { type: 'goLeader', leader, hex };
  },
  refuse: () => null,
  target: ({ hex }) => ({ hex }),
  apply(table, _frame, _seat, { leader, hex }) {
    moveLeaderTo(table, leader, hex);
    patchLeader(table.state, leader, { moved: table.state.turn });
    const body = bodyLedBy(table.state, leader);
    if (body === NOBODY) return;
    noteArrival(table.state, body);
    stopMarchOfBody(table, body);
  },
};
