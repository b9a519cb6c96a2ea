import { factIn } from '../../odds/frame-facts.ts';
import type { View } from '../../view.ts';

/** What is known of the open window's occasion. */
function factOf({ frames }: View, name: string): unknown {
  const occasion = factIn(frames.at(-1), 'occasion');
  return typeof occasion === 'object' && occasion !== null
    ? Object.entries(occasion).find(([key]) => key === name)?.[1]
    : undefined;
}

/** The card window that is open, 'W-ACT' for example. */
export function windowIn(view: View): string | null {
  const window = factOf(view, 'window');
  return typeof window === 'string' ? window : null;
}

/** The units a window is about: who acts, and at whom. */
export const unitsOfWindow = (view: View): readonly unknown[] => [
  factOf(view, 'unit'),
  factOf(view, 'target'),
];
