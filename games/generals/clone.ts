// A copy of the table that shares every record rules only ever replace.
import type { Frame, Frozen } from '@grognard/kernel';
import type { State } from './state.ts';

/**
 * Frames differ in their locals, and one place that copies all of them is slow: the frames met most often have a place
 * of their own.
 */
function copyFrame(frame: Frame): Frame {
  switch (frame.proc) {
    case 'game':
    case 'round':
    case 'planning':
      return { proc: frame.proc, step: frame.step };
    case 'writeOrders':
      return { ...frame };
    case 'declare':
      return { ...frame };
    case 'movement':
      return { ...frame };
    default:
      return { ...frame };
  }
}

export const clone = (state: Frozen<State>): State => {
  const { frames, units } = state as State;
  return { ...(state as State), frames: frames.map(copyFrame), units: units.slice() };
};
