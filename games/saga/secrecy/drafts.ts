// Decisions both players take at once: drafts stay hidden until both have committed.
import { type Frozen, secret } from '@grognard/kernel';
import type { BothFrame } from '../frames.ts';
import type { Draft } from '../grammar.ts';
import type { Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import { type ByPlayer, PLAYERS, type Player } from '../vocabulary.ts';

/** Only the player's own actions may read his draft; everybody else waits for `revealDrafts`. */
export const draftOf = (state: Frozen<State>, player: Player): Frozen<Draft> | null =>
  state.drafts[player].hidden;

export function setDraft(state: State, player: Player, draft: Draft | null): void {
  const kept = secret(draft, player);
  state.drafts = player === 'A' ? { A: kept, B: state.drafts.B } : { A: state.drafts.A, B: kept };
}

export const clearDraft = (state: State, player: Player): void => setDraft(state, player, null);

/** Both begin with the same empty draft. */
export function beginDrafts(state: State, empty: Draft): void {
  for (const player of PLAYERS) setDraft(state, player, empty);
}

/** Kept in player order, so that the state does not tell who was first. */
export function commit(frame: BothFrame, player: Player): void {
  frame.committed = PLAYERS.filter((each) => each === player || frame.committed.includes(each));
}

export const stillDeciding = (frame: Frozen<BothFrame>): readonly Player[] =>
  PLAYERS.filter((player) => !frame.committed.includes(player));

/** Open both for good, and forget them. Call it once, when nobody is pending. */
export function revealDrafts(umpire: Table): ByPlayer<Draft | null> {
  const { state } = umpire;
  const drafts = { A: umpire.reveal(state.drafts.A), B: umpire.reveal(state.drafts.B) };
  for (const player of PLAYERS) clearDraft(state, player);
  return drafts;
}
