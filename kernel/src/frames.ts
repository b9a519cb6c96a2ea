import type { Action, Frame, Procedure, RuleId, Umpire } from './contract.ts';
import { invariant } from './invariant.ts';

/** The step of a sequence whose last step has been taken. */
export const DONE = 'done';

export type Steps<S, F, E> = { readonly [step: string]: (umpire: Umpire<S, E>, frame: F) => void };

/**
 * A procedure that is a list of named steps. The frame points at the next step before a step runs, so a step may call
 * another procedure and be done with it, or set `frame.step` itself to go elsewhere. After the last one it ends.
 */
export function sequence<S, F extends Frame, A extends Action, E, C = void>(
  rule: RuleId,
  steps: Steps<S, F, E>,
): Procedure<S, F, A, E, C> {
  const order = Object.keys(steps);
  const next = new Map(order.map((step, i) => [step, order[i + 1] ?? DONE]));
  return {
    rule,
    pending: () => [],
    actions: [],
    advance(umpire, frame) {
      const { step } = frame;
      if (step === DONE) return umpire.end();
      const run = steps[step];
      if (run === undefined)
        invariant(false, `${frame.proc} has the steps ${order.join(', ')}, not “${step}”.`);
      point(frame, next.get(step) ?? DONE);
      run(umpire, frame);
    },
  };
}

/** A frame type may list its steps; the next one is a key of the same list. */
function point(frame: Frame, step: string): void {
  frame.step = step;
}
