// NLC-M.2, NLC-M.3: a formation follows the order that was delivered to it; that is no change of mind.
import { bodyAt } from '../changes/bodies.ts';
import type { OrdersFrame } from '../frames.ts';
import type { Rule } from '../rule-types.ts';
import { bodiesHeldBy } from '../seats/holding.ts';
import { draftFrom, writeDraft } from '../staff/papers.ts';

export const obey: Rule<OrdersFrame, 'obey'> = {
  type: 'obey',
  rule: 'NLC-M.2',
  candidates(state, frame, seat) {
    const { edit, papers, obeyed } = draftFrom(frame, seat);
    if (frame.what !== 'own' || edit !== null) return [];
    return bodiesHeldBy(state, seat).flatMap((body) => {
      const isSettled = obeyed.includes(body) || papers.some(({ recipient }) => recipient === body);
      return bodyAt(state, body).waiting !== null && !isSettled ? [{ type: 'obey', body }] : [];
    });
  },
  refuse: () => null,
  target: ({ body }) => ({ button: String(body) }),
  apply(_table, frame, seat, { body }) {
    writeDraft(frame, seat, { obeyed: [...draftFrom(frame, seat).obeyed, body] });
  },
};
