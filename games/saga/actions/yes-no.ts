// Decisions with two answers, asked at one step of a procedure.

import {
  type ActionRule,
  type Decision,
  type FactsAfter,
  type Frame,
  ask as question,
  type RuleId,
} from '@grognard/kernel';
import type { Event } from '../events.ts';
import type { Action } from '../grammar.ts';
import type { Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import type { Player } from '../vocabulary.ts';

interface YesNo {
  readonly type: Exclude<Extract<Action, { readonly yes: boolean }>['type'], 'support' | 'score'>;
  readonly yes: boolean;
}

/** Both answers are always open at that step; the procedure does not ask when there is nothing to decide. */
export function yesNo<F extends Frame>(
  type: YesNo['type'],
  rule: RuleId,
  step: F['step'],
  apply: (umpire: Table, frame: F, yes: boolean) => void,
): ActionRule<State, F, YesNo, Event> {
  const answers: readonly YesNo[] = [
    { type, yes: true },
    { type, yes: false },
  ];
  return {
    type,
    rule,
    candidates: (_state, frame: { readonly step: string }) => (frame.step === step ? answers : []),
    refuse: () => null,
    target: ({ yes }) => ({ button: `${type} ${yes ? 'yes' : 'no'}` }),
    apply: (umpire, frame, _seat, { yes }) => apply(umpire, frame, yes),
  };
}

/** One seat must decide. */
export const ask = <const T extends string>(
  seat: Player,
  rule: RuleId,
  prompt: T,
  ...facts: FactsAfter<T>
): readonly Decision[] => [{ seat, ...question(rule, prompt, ...facts) }];

export const nobody: readonly Decision[] = [];
