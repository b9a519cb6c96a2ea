// GEN-6.1, 6.11: the decision of the planning phase. It ends when both sheets are locked; they stay secret.
import { endPlanning } from '../actions/end-planning.ts';
import { order } from '../actions/order.ts';
import { unorder } from '../actions/unorder.ts';
import type { PlanningFrame } from '../frames.ts';
import type { Proc } from '../rule-types.ts';
import { revealDrafts, stillDeciding } from '../secrecy/secret-decision.ts';

export const writeOrders: Proc<PlanningFrame> = {
  rule: 'GEN-6.1',
  pending: (_state, frame) => stillDeciding(frame, 'Write your orders, then lock the sheet.', 'GEN-6.1'),
  actions: [order, unorder, endPlanning],
  advance(umpire, frame) {
    revealDrafts(umpire, frame);
    umpire.end();
  },
};
