// GEN-7.3: take an activation back before it is revealed, unless others count on the place it frees.

import { draftOf, no, setDraft } from '@grognard/kernel';
import type { DeclareFrame } from '../frames.ts';
import { draftedLegs, overfilled } from '../movement/declared.ts';
import { placeName } from '../names.ts';
import { sheetOf } from '../orders/orders.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { refusals } from '../words/refusals.ts';

export const deactivate: Rule<DeclareFrame, 'deactivate'> = {
  type: 'deactivate',
  rule: 'GEN-6.8',
  role: 'takeBack',
  candidates: (_state, frame, seat) =>
    draftOf(frame, asSide(seat)).orders.map((order) => ({ type: 'deactivate', order })),
  refuse(state, frame, seat, { order }) {
    const side = asSide(seat);
    const { orders } = draftOf(frame, side);
    const rest = draftedLegs(
      sheetOf(state, side),
      orders.filter((other) => other !== order),
    );
    const full = overfilled(state, side, rest);
    if (full === null) return null;
    return no('GEN-7.3', refusals.roomNeeded, { sector: placeName(full) });
  },
  target: ({ order }) => ({ card: `order:${order}` }),
  apply(_umpire, frame, seat, { order }) {
    const side = asSide(seat);
    const orders = draftOf(frame, side).orders.filter((other) => other !== order);
    setDraft(frame, side, { kind: 'declare', orders });
  },
};
