// GEN-12.32, GEN-R.72: use no more re-rolls in this step; those left may be used in step 7.
import type { RerollsFrame } from '../combat/decision-frames.ts';
import type { Rule } from '../rule-types.ts';

export const passReroll: Rule<RerollsFrame, 'passReroll'> = {
  type: 'passReroll',
  rule: 'GEN-12.32',
  role: 'commit',
  candidates: () => [{ type: 'passReroll' }],
  refuse: () => null,
  target: () => ({ button: 'passReroll' }),
  apply(_umpire, frame) {
    frame.turns = frame.turns.slice(1);
  },
};
