// A copy of the table that shares every record rules only ever replace.
import type { Frozen } from '@grognard/kernel';
import { shareField } from './ground/field.ts';
import type { State } from './state.ts';

export const clone = (state: Frozen<State>): State => {
  const whole = state as State;
  const copy: State = {
    ...whole,
    frames: whole.frames.map((frame) => ({ ...frame })),
    units: whole.units.slice(),
    leaders: whole.leaders.slice(),
    hqs: whole.hqs.slice(),
    bodies: whole.bodies.slice(),
    armies: whole.armies.slice(),
  };
  shareField(whole, copy);
  return copy;
};
