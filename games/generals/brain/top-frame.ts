import { type Frame, type Frozen, invariant } from '@grognard/kernel';
import type { State } from '../state.ts';

export const topFrame = (state: Frozen<State>): Frozen<Frame> => {
  const frame = state.frames[state.frames.length - 1];
  invariant(frame !== undefined, 'A decision has a procedure.');
  return frame;
};
