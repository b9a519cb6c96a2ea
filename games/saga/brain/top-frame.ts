// What the decision on top of the stack is about.
import type { Frame, Frozen } from '@grognard/kernel';
import type { EngageFrame, HitsFrame, MoraleFrame, ReserveEntryFrame, WinFrame } from '../frames.ts';
import type { State } from '../state.ts';

/** The decision's own frame, if it is of this kind. */
const topOf =
  <F extends Frame>(proc: string, isOne: (frame: Frozen<Frame>) => frame is Frozen<F>) =>
  ({ frames }: Frozen<State>): Frozen<F> | undefined => {
    const frame = frames.at(-1);
    return frame?.proc === proc && isOne(frame) ? frame : undefined;
  };

export const topMorale = topOf<MoraleFrame>(
  'morale',
  (frame): frame is Frozen<MoraleFrame> => 'need' in frame,
);
export const topWin = topOf<WinFrame>('win', (frame): frame is Frozen<WinFrame> => 'winner' in frame);
export const topHits = topOf<HitsFrame>('hits', (frame): frame is Frozen<HitsFrame> => 'batch' in frame);
export const topEngage = topOf<EngageFrame>(
  'engage',
  (frame): frame is Frozen<EngageFrame> => 'charge' in frame,
);
export const topReserve = topOf<ReserveEntryFrame>(
  'reserveEntry',
  (frame): frame is Frozen<ReserveEntryFrame> => 'unit' in frame,
);
