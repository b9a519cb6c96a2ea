// What a seat may do, straight from the rules: for the kernel, and for brains, which have a state in hand and no match.
import type { Action, ActionRule, AnyProcedure, Frame, Frozen, GameState, Seat } from './contract.ts';
import { topFrame } from './play.ts';
import { nothingAgainst } from './said.ts';

/** Legal actions of the procedure on top; whoever asks knows that the seat must answer. */
export function listedActions<S extends GameState, A extends Action, E, C>(
  procedures: { readonly [proc: string]: AnyProcedure<S, A, E, C> },
  state: Frozen<S>,
  seat: Seat,
  context: C,
): A[] {
  const legal: A[] = [];
  const frame = topFrame(state as GameState);
  addListed(legal, procedures[frame.proc]?.actions ?? [], state, frame, seat, context);
  return legal;
}

export function addListed<S extends GameState, A extends Action, E, C>(
  legal: A[],
  open: readonly ActionRule<S, Frame, A, E, C>[],
  state: Frozen<S>,
  frame: Frame,
  seat: Seat,
  context: C,
): void {
  for (const rule of open) {
    if (rule.unlisted) continue;
    const candidates = rule.candidates(state, frame, seat, context);
    // Lists and generators are walked apart: the engine does well with one kind of thing at a time.
    const isFree = rule.refuse === nothingAgainst;
    if (isList(candidates)) {
      for (let i = 0; i < candidates.length; i++) {
        const action = candidates[i];
        if (action !== undefined && (isFree || rule.refuse(state, frame, seat, action, context) === null))
          legal.push(action);
      }
    } else
      for (const action of candidates)
        if (isFree || rule.refuse(state, frame, seat, action, context) === null) legal.push(action);
  }
}

const isList = <T>(items: Iterable<T>): items is readonly T[] => Array.isArray(items);
