import type { Frame, RuleId } from '@grognard/kernel';
import type { Rule } from '../rule-types.ts';

interface Asking extends Frame {
  step: 'look' | 'choose' | 'over';
}

/** A player has chosen enough: what is being asked ends, by the rule under which it was asked. */
export const done = <F extends Asking>(rule: RuleId): Rule<F, 'done'> => ({
  type: 'done',
  rule,
  role: 'commit',
  candidates: () => [{ type: 'done' }],
  refuse: () => null,
  target: () => ({ button: 'done' }),
  apply: (_umpire, frame: Asking) => {
    frame.step = 'over';
  },
});
