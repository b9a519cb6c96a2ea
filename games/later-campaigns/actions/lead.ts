// NLC-12.14h, NLC-R169: a wing commander takes a formation over in the Command Phase or when he has moved; he leaves it in the
// Command Phase only.

import { leaderAt } from '../changes/bodies.ts';
import type { MovementFrame, OrdersFrame } from '../frames.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { seatOfLeader } from '../seats/holding.ts';
import { leadable, leading, takeLead } from '../staff/leading.ts';
import { draftFrom, mayWaste, writeDraft } from '../staff/papers.ts';
import { mayArrange, noteArranged } from './arrange.ts';

export const lead: Rule<MovementFrame, 'lead'> = {
  type: 'lead',
  rule: 'NLC-12.14h',
  candidates(state, { side }, seat) {
    if (!mayArrange(state, side)) return [];
    return leadable(state, side)
      .filter(
        ({ leader }) => leaderAt(state, leader).moved === state.turn && seatOfLeader(state, leader) === seat,
      )
      .map((lead) => ({ type: 'lead', ...lead }));
  },
  refuse: () => null,
  target: ({ body }) => ({ button: String(body) }),
  apply({ state }, { side }, _seat, { leader, body }) {
    takeLead(state, leader, body);
    noteArranged(state, side);
  },
};

export const leadFromDesk: Rule<OrdersFrame, 'lead'> = {
  type: 'lead',
  rule: 'NLC-12.14h',
  candidates(state, frame, seat) {
    if (frame.what !== 'send' || !mayWaste(frame, seat)) return [];
    const { leads } = draftFrom(frame, seat);
    return leadable(state, asSide(seat))
      .filter(
        ({ leader, body }) =>
          seatOfLeader(state, leader) === seat &&
          !leads.some((taken) => taken.leader === leader || taken.body === body),
      )
      .map((lead) => ({ type: 'lead', ...lead }));
  },
  refuse: () => null,
  target: ({ body }) => ({ button: String(body) }),
  apply(_table, frame, seat, { leader, body }) {
    const { leads, wasted } = draftFrom(frame, seat);
    writeDraft(frame, seat, { leads: [...leads, { leader, body }], wasted: wasted + 1 });
  },
};

export const unlead: Rule<OrdersFrame, 'unlead'> = {
  type: 'unlead',
  rule: 'NLC-12.14h',
  candidates(state, frame, seat) {
    if (frame.what !== 'send' || !mayWaste(frame, seat)) return [];
    const { unleads } = draftFrom(frame, seat);
    return leading(state, asSide(seat))
      .filter((leader) => seatOfLeader(state, leader) === seat && !unleads.includes(leader))
      .map((leader) => ({ type: 'unlead', leader }));
  },
  refuse: () => null,
  target: ({ leader }) => ({ button: String(leader) }),
  apply(_table, frame, seat, { leader }) {
    const { unleads, wasted } = draftFrom(frame, seat);
    writeDraft(frame, seat, { unleads: [...unleads, leader], wasted: wasted + 1 });
  },
};
