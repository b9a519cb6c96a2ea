// GEN-5.9, 6.1: sheets and deployments are made at once and unseen; what either general can write is public.
import { type Frozen, isFrameOf, secret } from '@grognard/kernel';
import { clone } from '../clone.ts';
import { customSetupFrame, writeOrdersFrame } from '../frames.ts';
import type { State } from '../state.ts';
import { otherSide, type Side } from '../vocabulary.ts';
import { topFrame } from './top-frame.ts';

/** The position with the enemy's sheet or deployment still to be made, even if he has finished his. */
export const duel = (state: Frozen<State>, side: Side): State | null => {
  const frame = topFrame(state);
  const enemy = otherSide(side);
  const isPlanning = isFrameOf(writeOrdersFrame, frame);
  if (!isPlanning && !isFrameOf(customSetupFrame, frame)) return null;
  const open = clone(state);
  const asked = { ...frame, committed: frame.committed.filter((each) => each !== enemy) };
  open.frames[open.frames.length - 1] = asked;
  if (isPlanning) open.sheets = { ...open.sheets, [enemy]: secret([], enemy) };
  else if (open.deployments !== null) open.deployments = { ...open.deployments, [enemy]: secret({}, enemy) };
  return open;
};
