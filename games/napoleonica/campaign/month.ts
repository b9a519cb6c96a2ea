// SOL.M2: the player spends the month's action points.
import { NOBODY } from '../procedures/asking.ts';
import { procedure } from '../rule-types.ts';
import { campaignPrompts } from '../words/campaign.ts';
import { monthFrame } from './frames.ts';
import { march } from './march.ts';
import { develop, endMonth, purge, recover, takeSeal } from './month-actions.ts';
import { campaignOf, PLAYER } from './state.ts';

export const month = procedure(monthFrame, {
  rule: 'NAP-SOL.7',
  pending(state, { step }) {
    const { month: number, ap } = campaignOf(state);
    if (step !== 'choose' || ap === 0) return NOBODY;
    return [{ seat: PLAYER, rule: 'NAP-SOL.7', prompt: campaignPrompts.month, with: { month: number, ap } }];
  },
  actions: [march, develop, recover, takeSeal, purge, endMonth],
  advance: (umpire) => umpire.end(),
});
