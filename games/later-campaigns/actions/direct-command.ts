// NLC-20.7a, when step 3 of the Command Phase ends: unit by unit.
import { no } from '@grognard/kernel';
import { theatreOf } from '../data/theatres.ts';
import type { OrdersFrame } from '../frames.ts';
import { leaderName } from '../names.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { seatOfLeader } from '../seats/holding.ts';
import { unitsToTake } from '../staff/capacity.ts';
import { mayTakeOver, unitsBeside } from '../staff/direct-command.ts';
import { draftFrom, writeDraft } from '../staff/papers.ts';
import { refusals } from '../words/refusals.ts';

export const directCommand: Rule<OrdersFrame, 'directCommand'> = {
  type: 'directCommand',
  rule: 'NLC-20.7a',
  candidates(state, frame, seat) {
    const { edit, direct } = draftFrom(frame, seat);
    if (frame.what !== 'send' || edit !== null || !state.options.directCommand) return [];
    return theatreOf(state).leaders.flatMap(({ side }, leader) => {
      const isHis = side === asSide(seat) && seatOfLeader(state, leader) === seat;
      if (!isHis || !mayTakeOver(state, leader)) return [];
      return unitsBeside(state, leader)
        .filter((unit) => !direct.some((taken) => taken.unit === unit))
        .map((unit) => ({ type: 'directCommand', leader, unit }));
    });
  },
  refuse(state, frame, seat, { leader }) {
    const name = { leader: leaderName(state, leader) };
    return unitsToTake(state, draftFrom(frame, seat), leader) > 0
      ? null
      : no('NLC-20.7a', refusals.capacitySpent, name);
  },
  target: ({ unit }) => ({ unit: String(unit) }),
  apply(_table, frame, seat, { leader, unit }) {
    writeDraft(frame, seat, { direct: [...draftFrom(frame, seat).direct, { leader, unit }] });
  },
};
