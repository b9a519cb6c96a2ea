// PENNY-1.3: both lay in any order and unseen; when both coins lie, both are turned up.
import { ask, invariant } from '@grognard/kernel';
import { layCoin } from '../actions/lay-coin.ts';
import { tossFrame } from '../frames.ts';
import { secretDecision } from '../rule-types.ts';
import { prompts } from '../words/prompts.ts';

export const toss = secretDecision(tossFrame, {
  rule: 'PENNY-1.3',
  question: () => ask('PENNY-1.2', prompts.layCoin),
  actions: [layCoin],
  revealed(umpire, _frame, { even, odd }) {
    invariant(even !== null && odd !== null, 'whoever has committed has laid a coin');
    umpire.state.shown = { even, odd };
    umpire.emit({ type: 'coinsShown', rule: 'PENNY-1.3', faces: { even, odd } });
    umpire.end();
  },
});
