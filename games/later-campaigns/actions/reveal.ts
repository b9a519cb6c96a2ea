// NLC-20.1.2b: the owner may reveal a hidden march at any time he is asked.
import { bodiesInPlay } from '../changes/bodies.ts';
import type { MovementFrame, OrdersFrame } from '../frames.ts';
import { isHidden } from '../orders/hidden-march.ts';
import { revealMarch } from '../orders/revealing.ts';
import type { Rule } from '../rule-types.ts';
import { bodiesHeldBy, seatOfBody } from '../seats/holding.ts';
import { draftFrom, isForOwnBodies, writeDraft } from '../staff/papers.ts';

export const reveal: Rule<MovementFrame, 'reveal'> = {
  type: 'reveal',
  rule: 'NLC-20.1.2b',
  *candidates(state, { side }, seat) {
    if (!state.options.hiddenMovement) return;
    for (const body of bodiesInPlay(state, side))
      if (isHidden(state, body) && seatOfBody(state, body) === seat) yield { type: 'reveal', body };
  },
  refuse: () => null,
  target: ({ body }) => ({ button: String(body) }),
  apply: (table, _frame, _seat, { body }) => revealMarch(table, body),
};

export const revealFromDesk: Rule<OrdersFrame, 'reveal'> = {
  type: 'reveal',
  rule: 'NLC-20.1.2b',
  *candidates(state, frame, seat) {
    const { edit, revealed } = draftFrom(frame, seat);
    if (!state.options.hiddenMovement || !isForOwnBodies(frame) || edit !== null) return;
    for (const body of bodiesHeldBy(state, seat))
      if (isHidden(state, body) && !revealed.includes(body)) yield { type: 'reveal', body };
  },
  refuse: () => null,
  target: ({ body }) => ({ button: String(body) }),
  apply(_table, frame, seat, { body }) {
    writeDraft(frame, seat, { revealed: [...draftFrom(frame, seat).revealed, body] });
  },
};
