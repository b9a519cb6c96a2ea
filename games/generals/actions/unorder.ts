// GEN-6.11: a sheet can be changed until it is locked.

import { no } from '@grognard/kernel';
import type { PlanningFrame } from '../frames.ts';
import { forEachOrder, orderActions } from '../orders/order-actions.ts';
import { setSheet, sheetOf } from '../orders/orders.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { refusals } from '../words/refusals.ts';

const UNORDER = orderActions('unorder');

export const unorder: Rule<PlanningFrame, 'unorder'> = {
  type: 'unorder',
  rule: 'GEN-6.11',
  role: 'takeBack',
  candidates: (state, _frame, seat) => forEachOrder(UNORDER, sheetOf(state, asSide(seat))),
  refuse(state, _frame, seat, { order }) {
    return sheetOf(state, asSide(seat))[order] === undefined ? no('GEN-6.2', refusals.noSuchOrder) : null;
  },
  target: ({ order }) => ({ card: `order:${order}` }),
  apply(umpire, _frame, seat, { order }) {
    const side = asSide(seat);
    setSheet(
      umpire.state,
      side,
      sheetOf(umpire.state, side).filter((_order, index) => index !== order),
    );
  },
};
