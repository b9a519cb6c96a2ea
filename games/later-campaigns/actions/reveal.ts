// NLC-20.1.2b: the owner may reveal a hidden march at any time he is asked.
import type { Seat } from '@grognard/kernel';
import type { MovementFrame, OrdersFrame } from '../frames.ts';
import { isHidden } from '../orders/hidden-march.ts';
import { revealMarch } from '../orders/revealing.ts';
import type { Read, Rule } from '../rule-types.ts';
import { bodiesHeldBy } from '../seats/holding.ts';
import { draftFrom, isForOwnBodies, writeDraft } from '../staff/papers.ts';
import type { BodyId } from '../vocabulary.ts';

const hiddenOf = (state: Read, seat: Seat): readonly BodyId[] =>
  bodiesHeldBy(state, seat).filter((body) => isHidden(state, body));

export const reveal: Rule<MovementFrame, 'reveal'> = {
  type: 'reveal',
  rule: 'NLC-20.1.2b',
  candidates: (state, _frame, seat) =>
    state.options.hiddenMovement ? hiddenOf(state, seat).map((body) => ({ type: 'reveal', body })) : [],
  refuse: () => null,
  target: ({ body }) => ({ button: String(body) }),
  apply: (table, _frame, _seat, { body }) => revealMarch(table, body),
};

export const revealFromDesk: Rule<OrdersFrame, 'reveal'> = {
  type: 'reveal',
  rule: 'NLC-20.1.2b',
  candidates(state, frame, seat) {
    const { edit, revealed } = draftFrom(frame, seat);
    if (!state.options.hiddenMovement || !isForOwnBodies(frame) || edit !== null) return [];
    return hiddenOf(state, seat)
      .filter((body) => !revealed.includes(body))
      .map((body) => ({ type: 'reveal', body }));
  },
  refuse: () => null,
  target: ({ body }) => ({ button: String(body) }),
  apply(_table, frame, seat, { body }) {
    writeDraft(frame, seat, { revealed: [...draftFrom(frame, seat).revealed, body] });
  },
};
