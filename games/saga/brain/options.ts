// What a seat may do in a state, worked out by the rules themselves.
import type { Frozen, Seat } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import { procedures } from '../procedures/index.ts';
import type { State } from '../state.ts';

export function optionsIn(state: Frozen<State>, seat: Seat): Action[] {
  const frame = state.frames.at(-1);
  const options: Action[] = [];
  if (frame === undefined) return options;
  for (const rule of procedures[frame.proc]?.actions ?? []) {
    if (rule.unlisted === true) continue;
    for (const action of rule.candidates(state, frame, seat))
      if (rule.refuse(state, frame, seat, action) === null) options.push(action);
  }
  return options;
}
