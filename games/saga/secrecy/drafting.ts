// What both players put together at once lies in the frame of their decision.
import { type Frame, type Frozen, isSecretFrame, type SecretFrame, secret } from '@grognard/kernel';
import type { Draft } from '../grammar.ts';
import type { State } from '../state.ts';
import type { ByPlayer, Player } from '../vocabulary.ts';

export type DraftingFrame = SecretFrame<Player, Draft>;

/** The only secret decisions of this game are those of both players, each about a draft. */
export const isDrafting = (frame: Frozen<Frame>): frame is Frozen<DraftingFrame> => isSecretFrame(frame);

/** The decision both are taking now, if it is one. */
export function draftingOf(state: Frozen<State>): Frozen<DraftingFrame> | null {
  const frame = state.frames.at(-1);
  return frame !== undefined && isDrafting(frame) ? frame : null;
}

export const withDrafts = (frame: Frame, { A, B }: ByPlayer<Draft>): Frame => {
  const drafts = { A: secret(A, 'A'), B: secret(B, 'B') };
  return Object.assign({ ...frame }, { drafts });
};
