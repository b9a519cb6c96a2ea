// SAG-6.2: both commit a card at once and unseen. The enemy's hand is a guess, but a bid is a number from 0 to 5 and those are
// public: in a world in which he does not hold the card of a bid he makes the same bid with another.
import { type Frozen, isFrameOf } from '@grognard/kernel';
import { clone } from '../clone.ts';
import { initiativeFrame } from '../frames.ts';
import type { State } from '../state.ts';
import { opponentOf, type Player } from '../vocabulary.ts';

/** The position with the enemy's card still to be committed, even if it is. */
export function duel(state: Frozen<State>, player: Player): State | null {
  const frame = state.frames.at(-1);
  const enemy = opponentOf(player);
  if (frame === undefined || !isFrameOf(initiativeFrame, frame)) return null;
  // Without a card he can only bluff, and everybody knows.
  if (state.players[enemy].hand.length === 0) return null;
  const open = clone(state);
  const asked = { ...frame, committed: frame.committed.filter((each) => each !== enemy) };
  open.frames[open.frames.length - 1] = asked;
  return open;
}
