// NLC-J.1: `go` takes a group on until it has fought or lost points; then its owner decides anew.
import { isFrameOf } from '@grognard/kernel';
import { groupFrame } from '../frames.ts';
import type { State } from '../state.ts';
import { NOWHERE } from '../vocabulary.ts';

export function haltRide(state: State): void {
  for (const [at, frame] of state.frames.entries())
    if (isFrameOf(groupFrame, frame))
      state.frames[at] = groupFrame.at(frame.step, { ...frame, goal: NOWHERE });
}
