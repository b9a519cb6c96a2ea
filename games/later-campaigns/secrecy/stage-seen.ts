// NLC-G: of an enemy's Stage, its moving group and what lies on the table about it: what is visibly done, and no more.
import { type Frame, type Frozen, isFrameOf, type Viewer, withoutDrafts } from '@grognard/kernel';
import { bodySheet } from '../changes/bodies.ts';
import { sheetOf, sideOf, unitAt } from '../changes/units.ts';
import {
  type AssaultsFrame,
  assaultsFrame,
  type FailureFrame,
  failureFrame,
  type GroupFrame,
  groupFrame,
  movementFrame,
  type ReactionFrame,
  reactionFrame,
} from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { contactsOf } from '../ground/hexes.ts';
import { isByPacket } from '../packets/sequence.ts';
import type { Read } from '../rule-types.ts';
import type { Group, Stage } from '../state.ts';
import {
  type BodyId,
  NOBODY,
  NOWHERE,
  otherSide,
  type Side,
  sideOfSeat,
  type UnitId,
} from '../vocabulary.ts';
import { ANY_POINTS, postSeen, trailSeen } from './packets-seen.ts';
import { isSeenTo, seenTo } from './sight-of.ts';

/** Chits are drawn for all to see; in a turn without them a list would tell who is on Reserve. */
export const chitsSeen = (state: Read, { side, chits }: Frozen<Stage>, viewer: Viewer): readonly BodyId[] =>
  state.result === null && isByPacket(state) && sideOfSeat(viewer) !== side ? [] : chits;

/** Whether the viewer plays the Stage himself, or may see everything. */
const isHisOwn = (state: Read, { player, side }: Frozen<Stage>, viewer: Viewer): boolean =>
  state.result !== null || (player ?? side) === viewer;

export function stageSeen(state: Read, stage: Frozen<Stage>, viewer: Viewer): Stage {
  if (isHisOwn(state, stage, viewer)) return stage;
  const isFriend = sideOfSeat(viewer) === stage.side;
  const inSight = (id: UnitId): boolean => {
    const { hex } = unitAt(state, id);
    return sideOf(state, id) === sideOfSeat(viewer) || isSeenTo(state, viewer, otherSide(stage.side), hex);
  };
  const isKnown = (id: UnitId): boolean => isFriend || (inSight(id) && isKnownToAct(state, stage.side, id));
  return {
    ...stage,
    chits: chitsSeen(state, stage, viewer),
    active: stage.active.filter(isKnown),
    finished: stage.finished.filter(isKnown),
    startZoc: stage.startZoc.filter(isKnown),
    disruptedAtStart: stage.disruptedAtStart.filter(inSight),
    salvo: stage.salvo.filter(inSight),
    faced: Object.fromEntries(Object.entries(stage.faced).filter(([gun]) => inSight(Number(gun)))),
    columns: isFriend ? stage.columns : {},
    trail: trailSeen(stage.trail),
    post: postSeen(stage.post),
  };
}

/**
 * NLC-R042: who is in the Stage and who rests is his side's secret. It shows of those who move, and of those beside a gun, which
 * may support others or not by that (NLC-19.3b).
 */
function isKnownToAct(state: Read, side: Side, id: UnitId): boolean {
  if (state.group?.units.includes(id)) return true;
  const field = fieldOf(state);
  return contactsOf(field.theatre, unitAt(state, id).hex).some((near) =>
    field.atOf(near, otherSide(side)).some((gun) => sheetOf(state, gun).arm === 'art'),
  );
}

/** Who moves as far as it can be made out; how far it may still go, and what its order asks, is its owner's affair. */
export function groupSeen(state: Read, group: Frozen<Group> | null, viewer: Viewer): Group | null {
  const { stage } = state;
  if (group === null || stage === null || isHisOwn(state, stage, viewer) || sideOfSeat(viewer) === stage.side)
    return group === null || stage === null || isHisOwn(state, stage, viewer)
      ? group
      : { ...group, duty: null, mustTouch: false, second: null, column: null };
  const seen = seenTo(state, viewer, group.units);
  return {
    ...group,
    units: seen,
    used: seen.map(() => 0),
    allowance: seen.map(() => ANY_POINTS),
    duty: null,
    mustTouch: false,
    second: null,
    column: null,
  };
}

/** What is in progress; who of a formation moves by its order is its owner's affair; of enemies who move under the eyes of cavalry those that can be made out. */
export function frameSeen(state: Read, frame: Frozen<Frame>, viewer: Viewer): Frame {
  if (state.result !== null) return withoutDrafts(frame);
  const isHis = (side: Side): boolean => side === sideOfSeat(viewer);
  if (isFrameOf(reactionFrame, frame)) {
    const [first] = frame.movers;
    if (first !== undefined && !isHis(sideOf(state, first))) {
      const seen: Frozen<ReactionFrame> = { ...frame, movers: seenTo(state, viewer, frame.movers) };
      return seen;
    }
  }
  if (isFrameOf(groupFrame, frame) && !isHis(frame.side)) return rideSeen(state, frame);
  if (isFrameOf(movementFrame, frame) && state.stage !== null && !isHisOwn(state, state.stage, viewer))
    return movementFrame.at(frame.step === 'auto' ? 'choose' : frame.step, {
      side: frame.side,
      auto: NOBODY,
    });
  if (isFrameOf(assaultsFrame, frame) && !isHis(frame.side)) return assaultsSeen(frame);
  if (isFrameOf(failureFrame, frame) && !isHis(bodySheet(state, frame.body).side))
    return leaderUnseen(state, frame, viewer);
  return withoutDrafts(frame);
}

/** Of a ride only that it goes on, not where to: the hex it set out from stands for any. */
function rideSeen({ group }: Read, frame: Frozen<GroupFrame>): Frame {
  const goesOn = group !== null && frame.goal !== NOWHERE && frame.goal !== group.hex;
  const seen: Frozen<GroupFrame> = { ...frame, goal: goesOn ? group.from : frame.goal };
  return seen;
}

/** Who might have assaulted and does not keeps that to himself. */
function assaultsSeen(frame: Frozen<AssaultsFrame>): Frame {
  const isMade = (i: number): boolean => (frame.targets[i] ?? NOWHERE) !== NOWHERE;
  const seen: Frozen<AssaultsFrame> = {
    ...frame,
    stacks: frame.stacks.filter((_, i) => isMade(i)),
    targets: frame.targets.filter((_, i) => isMade(i)),
  };
  return seen;
}

/** Where its leader stood shows only if the hex does. */
function leaderUnseen(state: Read, frame: Frozen<FailureFrame>, viewer: Viewer): Frame {
  const isSeen = isSeenTo(state, viewer, otherSide(bodySheet(state, frame.body).side), frame.from);
  const seen: Frozen<FailureFrame> = { ...frame, from: isSeen ? frame.from : NOWHERE };
  return seen;
}
