import type { Action, Procedure, RuleId, Umpire } from './contract.ts';
import type { DeclaredFrame, FrameDeclaration } from './frame-of.ts';
import { invariant } from './invariant.ts';

/** The step of a sequence whose last step has been taken; its frame declares it. */
const DONE = 'done';
type Done = typeof DONE;

type Run<S, E, F> = (umpire: Umpire<S, E>, frame: F) => void;

/**
 * A procedure that is a list of named steps. The frame points at the next step before a step runs, so a step may call
 * another procedure and be done with it, or set `frame.step` itself to go elsewhere. After the last one it ends.
 */
export function sequence<
  S,
  A extends Action,
  E,
  P extends string,
  Step extends string,
  Fixed extends object,
  Locals extends object,
  C = void,
>(
  frame: FrameDeclaration<P, Step | Done, Fixed, Locals>,
  rule: RuleId,
  steps: {
    readonly [step in Exclude<Step, Done>]: Run<S, E, DeclaredFrame<P, Step | Done, Fixed, Locals>>;
  },
): Procedure<S, DeclaredFrame<P, Step | Done, Fixed, Locals>, A, E, C> {
  const runs = new Map<string, Run<S, E, DeclaredFrame<P, Step | Done, Fixed, Locals>>>(
    Object.entries(steps),
  );
  const order = frame.steps;
  const next = new Map(order.map((step, i) => [step, order[i + 1] ?? DONE]));
  return {
    rule,
    frame,
    pending: () => [],
    actions: [],
    advance(umpire, at) {
      const { step } = at;
      if (step === DONE) return umpire.end();
      const run = runs.get(step);
      if (run === undefined)
        return invariant(false, `${at.proc} has the steps ${order.join(', ')}, not “${step}”.`);
      point(at, next.get(step) ?? DONE);
      run(umpire, at);
    },
  };
}

/** Of a frame whose steps are still open, the compiler cannot see that this is one of them. */
function point(frame: { step: string }, step: string): void {
  frame.step = step;
}
