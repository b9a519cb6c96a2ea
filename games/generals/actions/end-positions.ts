// GEN-12.16: commit retreats, shelter and distribution, once every demanded unit has its front.
import { no } from '@grognard/kernel';
import { isAttacking } from '../combat/attackers.ts';
import { readCombat } from '../combat/combat-frame.ts';
import { choicesOf, type PositionsDraft } from '../combat/distribution.ts';
import { commitRule, draftOf } from '../secrecy/secret-decision.ts';

export const endPositions = commitRule<PositionsDraft, 'endPositions'>(
  'endPositions',
  'GEN-12.16',
  (state, frame, side) => {
    const draft = draftOf(frame, side);
    for (const { unit } of choicesOf(state, readCombat(state), side, draft)) {
      if (draft.fronts[unit] !== undefined) continue;
      const rule = isAttacking(state, unit) ? 'GEN-12.4' : 'GEN-12.16';
      return no(rule, '{unit} has no front yet.', { unit });
    }
    return null;
  },
);
