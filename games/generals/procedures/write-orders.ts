// GEN-6.1, 6.11: the decision of the planning phase. It ends when both sheets are locked; they stay secret.
import { ask } from '@grognard/kernel';
import { endPlanning } from '../actions/end-planning.ts';
import { order } from '../actions/order.ts';
import { unorder } from '../actions/unorder.ts';
import { writeOrdersFrame } from '../frames.ts';
import { secretDecision } from '../rule-types.ts';
import { prompts } from '../words/prompts.ts';

export const writeOrders = secretDecision(writeOrdersFrame, {
  rule: 'GEN-6.1',
  question: () => ask('GEN-6.1', prompts.writeOrders),
  actions: [order, unorder, endPlanning],
  revealed: (umpire) => umpire.end(),
});
