// A good moment to look: a turn begins, or a player is about to activate.
import type { Frozen } from '@grognard/kernel';
import type { State } from '../state.ts';

export function quiet(state: Frozen<State>): boolean {
  const top = state.frames.at(-1);
  return top?.proc === 'initiative' || (top?.proc === 'activation' && top.step === 'choose');
}
