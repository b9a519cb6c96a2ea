// Whoever is asked in a position can answer: what no single field shows to be wrong shows itself here.
import { fault } from '@grognard/kernel/forms.ts';
import { prepare } from '../context.ts';
import { procedures } from '../procedures/index.ts';
import type { State } from '../state.ts';

export function checkAnswerable(state: State): void {
  const frame = state.frames.at(-1);
  const procedure = frame === undefined ? undefined : procedures[frame.proc];
  if (frame === undefined || procedure === undefined || state.result !== null) return;
  const context = prepare(state);
  for (const { seat } of procedure.pending(state, frame)) {
    const canAnswer = procedure.actions.some((rule) =>
      [...rule.candidates(state, frame, seat, context)].some(
        (action) => rule.refuse(state, frame, seat, action, context) === null,
      ),
    );
    if (!canAnswer)
      fault(
        'impossible',
        `frames[${state.frames.length - 1}]`,
        `${seat} must decide at ${frame.proc} and has nothing to choose from.`,
      );
  }
}
