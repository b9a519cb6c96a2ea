// Part G: of an enemy's Stage, its moving group and what lies on the table about it: what is visibly done, and no more.
import { type Frame, type Frozen, isFrameOf, type Viewer, withoutDrafts } from '@grognard/kernel';
import { sideOf, unitAt } from '../changes/units.ts';
import { type ReactionFrame, reactionFrame } from '../frames.ts';
import { isByPacket } from '../packets/sequence.ts';
import type { Read } from '../rule-types.ts';
import type { Group, Stage } from '../state.ts';
import { type BodyId, otherSide, sideOfSeat, type UnitId } from '../vocabulary.ts';
import { ANY_POINTS, postSeen, trailSeen } from './packets-seen.ts';
import { isSeenBy, shownTo } from './sight-of.ts';

/** Chits are drawn for all to see; in a turn without them a list would tell who is on Reserve. */
export const chitsSeen = (state: Read, { side, chits }: Frozen<Stage>, viewer: Viewer): readonly BodyId[] =>
  state.result === null && isByPacket(state) && sideOfSeat(viewer) !== side ? [] : chits;

/** Whether the viewer plays the Stage himself, or may see everything. */
const isHisOwn = (state: Read, { player, side }: Frozen<Stage>, viewer: Viewer): boolean =>
  state.result !== null || (player ?? side) === viewer;

export function stageSeen(state: Read, stage: Frozen<Stage>, viewer: Viewer): Stage {
  if (isHisOwn(state, stage, viewer)) return stage;
  const inSight = (id: UnitId): boolean => {
    const { hex } = unitAt(state, id);
    return sideOf(state, id) === sideOfSeat(viewer) || isSeenBy(state, otherSide(stage.side), hex);
  };
  return {
    ...stage,
    chits: chitsSeen(state, stage, viewer),
    active: stage.active.filter(inSight),
    finished: stage.finished.filter(inSight),
    startZoc: stage.startZoc.filter(inSight),
    disruptedAtStart: stage.disruptedAtStart.filter(inSight),
    salvo: stage.salvo.filter(inSight),
    faced: Object.fromEntries(Object.entries(stage.faced).filter(([gun]) => inSight(Number(gun)))),
    columns: sideOfSeat(viewer) === stage.side ? stage.columns : {},
    trail: trailSeen(stage.trail),
    post: postSeen(stage.post),
  };
}

/** Who moves as far as it can be made out; how far it may still go, and what its order asks, is its owner's affair. */
export function groupSeen(state: Read, group: Frozen<Group> | null, viewer: Viewer): Group | null {
  const { stage } = state;
  if (group === null || stage === null || isHisOwn(state, stage, viewer) || sideOfSeat(viewer) === stage.side)
    return group;
  const { seen } = shownTo(state, group.units);
  return {
    ...group,
    units: seen,
    used: seen.map(() => 0),
    allowance: seen.map(() => ANY_POINTS),
    duty: null,
    mustTouch: false,
  };
}

/** What is in progress; of enemies who move under the eyes of cavalry those that can be made out. */
export function frameSeen(state: Read, frame: Frozen<Frame>, viewer: Viewer): Frame {
  if (isFrameOf(reactionFrame, frame) && state.result === null) {
    const [first] = frame.movers;
    if (first !== undefined && sideOf(state, first) !== sideOfSeat(viewer)) {
      const seen: Frozen<ReactionFrame> = { ...frame, movers: shownTo(state, frame.movers).seen };
      return seen;
    }
  }
  return withoutDrafts(frame);
}
