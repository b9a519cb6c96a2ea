// Questions that are answered with yes or no, at one step of a procedure.
import type { ActionRule, Frame, RuleId } from '@grognard/kernel';
import type { Context } from '../context.ts';
import type { Event } from '../events.ts';
import type { Table } from '../rule-types.ts';
import type { State } from '../state.ts';

interface YesNo {
  readonly type: 'overcharge' | 'square' | 'apply' | 'absorb' | 'frenzy';
  readonly yes: boolean;
}

/** Both answers are open at that step; the procedure does not ask when there is nothing to decide. */
export function yesNo<F extends Frame>(
  type: YesNo['type'],
  rule: RuleId,
  step: F['step'],
  answer: (umpire: Table, frame: F, yes: boolean) => void,
): ActionRule<State, F, YesNo, Event, Context> {
  const both: readonly YesNo[] = [
    { type, yes: true },
    { type, yes: false },
  ];
  return {
    type,
    rule,
    candidates: (_state, frame: { readonly step: string }) => (frame.step === step ? both : []),
    refuse: () => null,
    target: ({ yes }) => ({ button: yes ? type : 'decline' }),
    apply: (umpire, frame, _seat, { yes }) => answer(umpire, frame, yes),
  };
}
