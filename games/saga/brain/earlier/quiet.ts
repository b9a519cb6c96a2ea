// When the first Marshal looked: also before anybody had gone first.
import type { Frozen } from '@grognard/kernel';
import type { State } from '../../state.ts';

export function quiet({ frames }: Frozen<State>): boolean {
  const top = frames.at(-1);
  return top?.proc === 'initiative' || (top?.proc === 'activation' && top.step === 'choose');
}
