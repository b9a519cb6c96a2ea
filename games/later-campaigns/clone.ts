// A copy of the table that shares every record rules only ever replace.
import type { Frame, Frozen } from '@grognard/kernel';
import { shareField } from './ground/field.ts';
import type { State } from './state.ts';

/**
 * Frames differ in their locals, and one place that copies all of them is slow: the frames met most often have a place
 * of their own.
 */
function copyFrame(frame: Frame): Frame {
  switch (frame.proc) {
    case 'game':
    case 'turn':
    case 'stage':
      return { proc: frame.proc, step: frame.step };
    case 'command':
      return { ...frame };
    case 'orders':
      return { ...frame };
    case 'movement':
      return { ...frame };
    case 'group':
      return { ...frame };
    case 'leaderMove':
      return { ...frame };
    default:
      return { ...frame };
  }
}

export const clone = (state: Frozen<State>): State => {
  const whole = state as State;
  const copy: State = {
    ...whole,
    frames: whole.frames.map(copyFrame),
    units: whole.units.slice(),
    leaders: whole.leaders.slice(),
    hqs: whole.hqs.slice(),
    bodies: whole.bodies.slice(),
    armies: whole.armies.slice(),
  };
  shareField(whole, copy);
  return copy;
};
