// A good moment to look: a turn begins, or a player is about to activate and somebody has before him.
import type { Frozen } from '@grognard/kernel';
import type { State } from '../state.ts';

/** SAG-6.6 */
const MARKERS = 3;

export function quiet({ frames, players }: Frozen<State>): boolean {
  const top = frames.at(-1);
  if (top?.proc === 'initiative') return true;
  if (top?.proc !== 'activation' || top.step !== 'choose') return false;
  // What going first is worth shows only once somebody has gone first.
  return players.A.markers < MARKERS || players.B.markers < MARKERS;
}
