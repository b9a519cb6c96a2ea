// Section 24: what is asked in a card window, with what everybody can see of the moment.
import { type Asked, ask, type Frozen, isFrameOf } from '@grognard/kernel';
import { nounOf } from '../field/nouns.ts';
import { unitOf } from '../field/units.ts';
import { type TestFrame, testFrame } from '../frames.ts';
import type { Occasion } from '../input/frame-words.ts';
import { sumOf } from '../modifiers/sum.ts';
import type { State } from '../state.ts';
import { windowPrompts } from '../words/windows.ts';

export function questionIn(
  state: Frozen<State>,
  { window, unit, hits }: Frozen<Occasion>,
): Omit<Asked, 'seat'> {
  if (window === 'W-HIT') return ask('SAG-R27', windowPrompts['W-HIT'], { unit: nounOf(state, unit), hits });
  const rolled = window === 'W-ROLL' ? openRoll(state) : null;
  return rolled === null
    ? ask('SAG-R27', windowPrompts[window])
    : ask('SAG-R27', windowPrompts.rolled, rolled);
}

/** Section 29: what a face-down unit adds to its die is its owner's secret. */
function openRoll(state: Frozen<State>): { readonly total: number; readonly need: number } | null {
  const test = state.frames.findLast((frame): frame is Frozen<TestFrame> => isFrameOf(testFrame, frame));
  if (test === undefined || test.natural === null || !unitOf(state, test.unit).faceUp) return null;
  return { total: test.natural + sumOf(state, test).added, need: test.need };
}
