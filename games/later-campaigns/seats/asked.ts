// NLC-M.1: rules ask a side; where it has several players, this says which of them answers. Public facts only.
import type { Decision, Frame, Frozen, Seat } from '@grognard/kernel';
import { isFrameOf } from '@grognard/kernel';
import { hqSheet, leaderSheet } from '../changes/bodies.ts';
import {
  assaultFrame,
  bombardmentFrame,
  crowdingFrame,
  displacementFrame,
  hqMovesFrame,
  lossesFrame,
  opportunityFrame,
  pickFrame,
  placementFrame,
  pursuitFrame,
  rallyFrame,
  reactionFrame,
  retreatFrame,
} from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import type { Read } from '../rule-types.ts';
import { isSide, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { seatOfHq, seatOfLeader, seatOfUnit, seniorOf } from './holding.ts';
import { hasChairs } from './seating.ts';

export function seated(state: Read, frame: Frozen<Frame>, decision: Decision): Decision {
  const { seat, cover } = decision;
  if (!isSide(seat)) return decision;
  const player = playerOf(state, frame, seat);
  return { ...decision, seat: player, ...(cover === undefined ? {} : { cover: { ...cover, seat: player } }) };
}

/** Whose units or leaders it is about; else who has his turn; else the senior of the side. */
function playerOf(state: Read, frame: Frozen<Frame>, side: Side): Seat {
  const isWindow = isFrameOf(reactionFrame, frame) || isFrameOf(opportunityFrame, frame);
  if (isWindow && frame.side === side && frame.left[0] !== undefined) return frame.left[0];
  const [unit] = unitsIn(state, frame, side);
  if (unit !== undefined) return seatOfUnit(state, unit);
  if (isFrameOf(placementFrame, frame)) {
    const [leader] = frame.leaders;
    const [hq] = frame.hqs;
    if (leader !== undefined && leaderSheet(state, leader).side === side) return seatOfLeader(state, leader);
    if (hq !== undefined && hqSheet(state, hq).side === side) return seatOfHq(state, hq);
  }
  if (isFrameOf(displacementFrame, frame)) return seatOfLeader(state, frame.leader);
  if (isFrameOf(hqMovesFrame, frame) && frame.left[0] !== undefined) return seatOfHq(state, frame.left[0]);
  if (isFrameOf(pickFrame, frame)) return seatOfLeader(state, frame.roller);
  if (isFrameOf(rallyFrame, frame) && frame.player !== null) return frame.player;
  const { stage } = state;
  return stage?.side === side && stage.player !== null ? stage.player : seniorOf(state, side);
}

/** Units whose owner must decide. */
function unitsIn(state: Read, frame: Frozen<Frame>, side: Side): readonly UnitId[] {
  if (isFrameOf(lossesFrame, frame)) return frame.pool;
  if (isFrameOf(retreatFrame, frame)) return frame.units;
  if (isFrameOf(crowdingFrame, frame)) return fieldOf(state).atOf(frame.hex, side);
  if (isFrameOf(reactionFrame, frame) && side === otherSide(frame.side)) return frame.movers;
  if (isFrameOf(pursuitFrame, frame)) return frame.unit < 0 ? [] : [frame.unit];
  const isTarget = isFrameOf(assaultFrame, frame) || isFrameOf(bombardmentFrame, frame);
  if (isTarget && side === otherSide(frame.side)) return fieldOf(state).atOf(frame.target, side);
  return [];
}

/** A procedure as several players of a side see it. */
export const seatedPending =
  <F extends Frame>(pending: (state: Read, frame: Frozen<F>) => readonly Decision[]) =>
  (state: Read, frame: Frozen<F>): readonly Decision[] => {
    const decisions = pending(state, frame);
    return hasChairs(state) ? decisions.map((decision) => seated(state, frame, decision)) : decisions;
  };
