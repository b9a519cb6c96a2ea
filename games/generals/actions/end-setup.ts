// GEN-5.11, 24.1: lock a complete deployment.

import { commitAction, no } from '@grognard/kernel';
import { inTray } from '../deployment/deploying.ts';
import type { DeployFrame } from '../frames.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { ARMS } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

export const endSetup: Rule<DeployFrame, 'endSetup'> = commitAction(
  { type: 'endSetup' },
  'GEN-5.11',
  (state, _frame, seat) => {
    const left = ARMS.reduce((sum, arm) => sum + inTray(state, asSide(seat), arm), 0);
    return left > 0 ? no('GEN-5.9', refusals.unplaced, { left }) : null;
  },
);
