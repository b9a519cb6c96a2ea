// SAG-16.6: captured piles and the VP in them.
import type { Frozen } from '@grognard/kernel';
import type { Captured, State } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { changePlayer } from './hand.ts';

export function addCaptured(state: State, by: Player, ...cards: readonly Captured[]): void {
  changePlayer(state, by, { captured: [...state.players[by].captured, ...cards] });
}

/** Captured cards and scored objectives. */
export function vpOf(state: Frozen<State>, player: Player): number {
  const { captured, objectives } = state.players[player];
  let vp = 0;
  for (const card of captured) vp += card.vp;
  for (const objective of objectives) if (objective.scored) vp += 1;
  return vp;
}
