// SAG-7.1, 15.1: which step of a phase the viewer is asked about, where each is a question of its own.
import type { View } from '../../view.ts';
import type { Offer } from '../desk.ts';
import { windowIn } from '../words/window.ts';

type Step = 'cards' | 'regroup' | 'terrain' | 'formations' | 'discards' | 'reinforce';
const STEPS: { readonly [proc: string]: Step } = {
  regroup: 'regroup',
  layTerrain: 'terrain',
  formations: 'formations',
  discards: 'discards',
  reinforce: 'reinforce',
};

/** Which of these steps is asked about; null: something else. */
export function stepIn(view: View): Step | null {
  const window = windowIn(view);
  if (window === 'W-REF' || window === 'W-END') return 'cards';
  return STEPS[view.frames.at(-1)?.proc ?? ''] ?? null;
}

/** The answer that does nothing in a step. */
export const nothing = ({ action: { type } }: Offer): boolean => type === 'pass' || type === 'done';
