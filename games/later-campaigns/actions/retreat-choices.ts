// D.6, J.1: before a stack goes back its owner may let another go first, and say who rides along.
import { goesAlong, mayLetPass, undecidedLeaders } from '../fights/going-back.ts';
import type { RetreatFrame } from '../frames.ts';
import type { Rule } from '../rule-types.ts';
import { seatOfLeader, seatOfUnit } from '../seats/holding.ts';

export const nextRetreat: Rule<RetreatFrame, 'nextRetreat'> = {
  type: 'nextRetreat',
  rule: 'NLC-R022',
  *candidates(state, frame, seat) {
    if (frame.step !== 'choose' || !mayLetPass(frame)) return;
    for (const unit of frame.waiting)
      if (seatOfUnit(state, unit) === seat) yield { type: 'nextRetreat', unit };
  },
  refuse: () => null,
  target: ({ unit }) => ({ unit: String(unit) }),
  apply(_table, frame, _seat, { unit }) {
    frame.next = unit;
    frame.step = 'over';
  },
};

/** NLC-11.3: once for each leader, so that random play ends. */
export const leaderWith: Rule<RetreatFrame, 'leaderWith'> = {
  type: 'leaderWith',
  rule: 'NLC-11.3',
  *candidates(state, frame, seat) {
    if (frame.step !== 'choose' || frame.kind === 'excess') return;
    for (const leader of undecidedLeaders(state, frame))
      if (seatOfLeader(state, leader) === seat)
        yield { type: 'leaderWith', leader, along: !goesAlong(state, frame, leader) };
  },
  refuse: () => null,
  target: ({ leader, along }) => ({ button: `${along ? 'with' : 'without'} ${leader}` }),
  apply(_table, frame, _seat, { leader, along }) {
    if (along) frame.along = [...frame.along, leader];
    else frame.behind = [...frame.behind, leader];
  },
};
