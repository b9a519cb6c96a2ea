// Finding a procedure in progress: the nearest of a kind on the frame stack.
import { type Frame, invariant } from '@grognard/kernel';
import type { HitsFrame, PlayFrame, RetreatFrame, TestFrame, WindowFrame, WinFrame } from '../frames.ts';
import type { State } from '../state.ts';

interface Known {
  readonly window: WindowFrame;
  readonly play: PlayFrame;
  readonly test: TestFrame;
  readonly hits: HitsFrame;
  readonly retreat: RetreatFrame;
  readonly win: WinFrame;
}

// A frame of a procedure has the locals of that procedure: the one fact about frames that types cannot tell.
const isOf = <P extends keyof Known>(frame: Frame, proc: P): frame is Known[P] => frame.proc === proc;

export function findNearest<P extends keyof Known>(
  state: { readonly frames: readonly Frame[] },
  proc: P,
): Known[P] | null {
  for (let i = state.frames.length - 1; i >= 0; i--) {
    const frame = state.frames[i];
    if (frame !== undefined && isOf(frame, proc)) return frame;
  }
  return null;
}

export function nearest<P extends keyof Known>(state: State, proc: P): Known[P] {
  const frame = findNearest(state, proc);
  invariant(frame !== null, `“${proc}” is in progress`);
  return frame;
}
