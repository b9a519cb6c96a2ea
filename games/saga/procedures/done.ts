// The player has finished a step in which he may do several things.
import type { Frame, RuleId } from '@grognard/kernel';
import type { Rule } from '../rule-types.ts';

export const doneRule = <F extends Frame>(
  rule: RuleId,
  step: F['step'],
  next: F['step'],
): Rule<F, 'done'> => ({
  type: 'done',
  role: 'commit',
  rule,
  candidates: (_state, frame: { readonly step: string }) => (frame.step === step ? [{ type: 'done' }] : []),
  refuse: () => null,
  target: () => ({ button: 'done' }),
  apply(_umpire, frame: Frame) {
    frame.step = next;
  },
});
