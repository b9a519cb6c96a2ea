// The coins on the table: how one is laid, and which lie.
import { commitDraft, type Frozen, type Random, secretOnTop, setDraft } from '@grognard/kernel';
import type { TossFrame } from '../frames.ts';
import type { Draft } from '../grammar.ts';
import type { State } from '../state.ts';
import { type BySide, bySide, FACES, type Face, type Side } from '../vocabulary.ts';

/** PENNY-1.2: the coin is the whole answer, so laying it commits. */
export function layFaceDown(frame: TossFrame, side: Side, face: Face): void {
  setDraft(frame, side, face);
  commitDraft(frame, side);
}

/** Every coin with its face, secret or not: for positions, never for a view. */
export function coinsLaid(state: Frozen<State>): BySide<Draft> {
  const toss = secretOnTop<Side, Draft>(state);
  return bySide((side) => state.shown?.[side] ?? toss?.drafts[side].hidden ?? null);
}

export function anyFace(random: Random, purpose: string): Face {
  const [face = 'heads'] = random.shuffle(FACES, purpose);
  return face;
}
