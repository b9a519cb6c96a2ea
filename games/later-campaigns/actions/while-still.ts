// A rule that reads nothing but what stands on the table: its candidates are listed and judged once, however often a side
// arranges its counters in between, and whoever checks an action finds the very one that was offered.
import { type Frame, nothingAgainst, type Refusal, type Seat } from '@grognard/kernel';
import type { Action, ActionOf } from '../grammar.ts';
import { keptBy } from '../ground/kept-by.ts';
import type { Standstill } from '../ground/standstill.ts';
import type { Rule } from '../rule-types.ts';

export function whileStill<F extends Frame, T extends Action['type']>(rule: Rule<F, T>): Rule<F, T> {
  const lists = keptBy<Standstill, Seat, readonly ActionOf<T>[]>();
  const answers = keptBy<Standstill, ActionOf<T>, Refusal | null>();
  return {
    ...rule,
    candidates: (state, frame, seat, context) =>
      lists(context.still, seat, () => [...rule.candidates(state, frame, seat, context)]),
    refuse:
      rule.refuse === nothingAgainst
        ? nothingAgainst
        : (state, frame, seat, action, context) =>
            answers(context.still, action, () => rule.refuse(state, frame, seat, action, context)),
  };
}
