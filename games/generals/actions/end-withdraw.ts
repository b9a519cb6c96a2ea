// GEN-12.37: commit the withdrawals.
import { commitAction } from '@grognard/kernel';
import type { WithdrawalFrame } from '../combat/decision-frames.ts';
import type { Rule } from '../rule-types.ts';

export const endWithdraw: Rule<WithdrawalFrame, 'endWithdraw'> = commitAction(
  { type: 'endWithdraw' },
  'GEN-12.37',
);
