// GEN-5.11, 24.1: lock a complete deployment.
import { no } from '@grognard/kernel';
import { inTray } from '../deployment/deploying.ts';
import { commitRule } from '../secrecy/secret-decision.ts';
import { ARMS } from '../vocabulary.ts';

export const endSetup = commitRule('endSetup', 'GEN-5.11', (state, _frame, side) => {
  const left = ARMS.reduce((sum, arm) => sum + inTray(state, side, arm), 0);
  return left > 0 ? no('GEN-5.9', '{left} of your units are not placed yet.', { left }) : null;
});
