// What the seat may do now, for plans and playouts.
import { type Frozen, invariant, type Seat } from '@grognard/kernel';
import type { Context } from '../context.ts';
import type { Action } from '../grammar.ts';
import type { Procedures } from '../procedures/battle-procedures.ts';
import type { State } from '../state.ts';

export function legalActions(
  procedures: Procedures,
  state: Frozen<State>,
  seat: Seat,
  context: Context,
): readonly Action[] {
  const frame = state.frames.at(-1);
  invariant(frame !== undefined, 'somebody must decide');
  const legal: Action[] = [];
  for (const rule of procedures[frame.proc]?.actions ?? []) {
    if (rule.unlisted) continue;
    for (const action of rule.candidates(state, frame, seat, context))
      if (rule.refuse(state, frame, seat, action, context) === null) legal.push(action);
  }
  return legal;
}
