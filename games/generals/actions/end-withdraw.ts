// GEN-12.37: commit the withdrawals.
import { commitRule } from '../secrecy/secret-decision.ts';

export const endWithdraw = commitRule('endWithdraw', 'GEN-12.37');
