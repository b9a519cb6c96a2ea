// NLC-G: what one viewer may see, built field by field.

import {
  draftFor,
  type Frame,
  type Frozen,
  isFrameOf,
  type Open,
  type Outcome,
  type Seat,
  type Viewer,
} from '@grognard/kernel';
import { bodiesInPlay, bodySheet, hasUnits } from './changes/bodies.ts';
import { unitAt } from './changes/units.ts';
import { occupierOf } from './control/control.ts';
import { theatreOf } from './data/theatres.ts';
import { ordersFrame, packetFrame, unseenFrame } from './frames.ts';
import type { Options } from './options.ts';
import { activeLeg, legWith } from './orders/legs.ts';
import type { PacketDraft } from './packets/draft.ts';
import type { Procedures } from './procedures/chit-procedures.ts';
import { pointsOf } from './scoring/victory.ts';
import { seatOfBody, seatOfHq, seatOfLeader, seatOfUnit } from './seats/holding.ts';
import { hasChairs } from './seats/seating.ts';
import { chitsSeen, frameSeen, groupSeen, stageSeen } from './secrecy/stage-seen.ts';
import type { Draft } from './staff/draft.ts';
import type { Army, Body, Group, Hq, Leader, Order, SideState, Stage, State, Unit } from './state.ts';
import { isHiddenEntry } from './turn/hidden-marches.ts';
import { stacksSeen } from './view-stacks.ts';
import {
  type BodyId,
  type BySide,
  bySide,
  type Hex,
  type HqId,
  type LeaderId,
  NOBODY,
  NOWHERE,
  type OrderType,
  type Side,
  sideOfSeat,
  type UnitId,
} from './vocabulary.ts';

/** A counter as far as it can be made out. */
export interface SeenUnit {
  readonly unit: UnitId;
  readonly lost: number;
  readonly disrupted: boolean;
  /** NLC-20.2.3: the other hex of a brigade in extended line, or NOWHERE. */
  readonly extended: Hex;
}

export interface SeenStack {
  readonly hex: Hex;
  readonly side: Side;
  readonly units: readonly SeenUnit[];
  /** Whether that is all there is. */
  readonly whole: boolean;
  readonly leaders: readonly LeaderId[];
  readonly hqs: readonly HqId[];
}

/** A body of one's own, with everything about its orders. */
export type OwnBody = Open<Body> & { readonly body: BodyId };

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly turn: number;
  readonly stacks: readonly SeenStack[];
  /** Own units that are not on the map, and enemies known to be lost. */
  readonly units: readonly (Open<Unit> & { readonly unit: UnitId })[];
  readonly leaders: readonly (Open<Leader> & { readonly leader: LeaderId })[];
  /** By their numbers; where the enemy's is, everybody can see, but not whether it is about to move. */
  readonly hqs: readonly Hq[];
  readonly bodies: readonly OwnBody[];
  readonly openOrders: readonly { readonly body: BodyId; readonly type: OrderType }[];
  readonly control: string;
  readonly armies: readonly Army[];
  readonly points: BySide<number>;
  readonly sides: BySide<SideState>;
  readonly active: {
    readonly side: Side;
    readonly chits: readonly BodyId[];
    readonly reserve: boolean;
    /** NLC-M.1: whose Stage it is, of several players. */
    readonly player?: Seat | null;
  } | null;
  /** Of one's own Stage only. */
  readonly stage: Open<Stage> | null;
  readonly group: Open<Group> | null;
  readonly ownChits: readonly (readonly BodyId[])[];
  readonly pairs: BySide<readonly BodyId[]> | null;
  readonly arrived: readonly number[];
  /** NLC-A.5: what strikes once and has, for everybody to see. */
  readonly struck: readonly string[];
  readonly entryPaid: State['entryPaid'];
  /** NLC-20.7a: where own units stood when the turn began; empty where nobody asks. */
  readonly starts: readonly Hex[];
  /** NLC-M.2: messages of one's own to formations of others that are still on their way. */
  readonly sent: readonly Order[];
  readonly locals: readonly Order[];
  /** NLC-J.1: own choices of this phase that brought nothing forward. */
  readonly idle: number;
  /** Where in the sequence of play; of an enemy's Stage only that it is under way. */
  readonly frames: readonly Frame[];
  readonly draft: Draft | null;
  /** NLC-P.4: what this seat has written into its packet. */
  readonly packet: PacketDraft | null;
  readonly result: Outcome | null;
}

export const viewBy =
  (procedures: Procedures) =>
  (state: Frozen<State>, viewer: Viewer): Open<View> => {
    const covered = isCovered(procedures, state, viewer);
    const side = sideOfSeat(viewer);
    const isOver = state.result !== null;
    const isMine = (its: Side | undefined): boolean => isOver || its === side;
    /** NLC-M.2: with several players on a side orders are known to whom they concern; all else the side shares. */
    const isHeld = (body: BodyId): boolean => isOver || seatOfBody(state, body) === viewer;
    const theatre = theatreOf(state);
    const { stage } = state;
    return {
      viewer,
      options: state.options,
      turn: state.turn,
      stacks: stacksSeen(state, viewer),
      units: state.units.flatMap((unit, id) =>
        isMine(theatre.units[id]?.side) || isPublicly(unit)
          ? [
              {
                ...unit,
                ...hiddenParts(state, id, isMine(theatre.units[id]?.side), isOver, viewer),
                unit: id,
              },
            ]
          : [],
      ),
      leaders: state.leaders.flatMap((leader, id) =>
        isMine(theatre.leaders[id]?.side)
          ? [{ ...leader, ...(isOver || seatOfLeader(state, id) === viewer ? {} : UNTOLD), leader: id }]
          : [],
      ),
      hqs: state.hqs.map((hq, id) =>
        isOver || seatOfHq(state, id) === viewer ? hq : { ...hq, onTheMove: 0 },
      ),
      bodies: state.bodies.flatMap((body, id) =>
        body !== null && isHeld(id) ? [{ ...body, body: id }] : [],
      ),
      openOrders: openOrders(state, side),
      control: state.control,
      armies: state.armies,
      points: bySide((each) => pointsOf(state, each)),
      sides: state.sides,
      struck: state.struck,
      active:
        stage === null
          ? null
          : {
              side: stage.side,
              chits: chitsSeen(state, stage, viewer),
              reserve: stage.reserve,
              ...(stage.player === null ? {} : { player: stage.player }),
            },
      stage: stage === null || covered ? null : stageSeen(state, stage, viewer),
      group: covered ? null : groupSeen(state, state.group, viewer),
      ownChits: (state.cup?.chits ?? []).filter(([first = 0]) => isMine(theatre.bodies[first]?.side)),
      pairs: state.cup?.pairs ?? null,
      arrived: state.arrived.filter(
        (n) =>
          !isHiddenEntry(state, n) ||
          isMine(theatre.units[theatre.reinforcements[n]?.units[0] ?? NOBODY]?.side),
      ),
      entryPaid: isOver ? state.entryPaid : paidBy(state, side),
      starts: state.options.directCommand
        ? state.starts.map((hex, id) => (isMine(theatre.units[id]?.side) ? hex : NOWHERE))
        : [],
      sent: sentBy(state, viewer),
      locals: state.locals.filter(({ recipient }) => isHeld(recipient)),
      idle: side === null || !isPlaying(state, viewer) ? 0 : state.idle[side],
      frames: framesSeen(state, viewer, covered),
      draft: draftSeen(state, viewer),
      packet: packetSeen(state, viewer),
      result: state.result,
    };
  };

/** NLC-M.2: whether a friend has written to somebody is between the two. */
const UNTOLD = { gaveOrders: 0, strayed: false, tookOver: 0 } as const;

/** NLC-5.2d: what a stack has paid to come in would tell its order. */
const paidBy = (state: Frozen<State>, side: Side | null): State['entryPaid'] =>
  Object.fromEntries(
    Object.entries(state.entryPaid).filter(
      ([hex]) => side !== null && occupierOf(state, Number(hex)) === side,
    ),
  );

/** Whether the viewer is told nothing but that the other side acts. */
function isCovered(procedures: Procedures, state: Frozen<State>, viewer: Viewer): boolean {
  const top = state.frames.at(-1);
  if (top === undefined || state.result !== null) return false;
  const asked = procedures[top.proc]?.pending(state, top) ?? [];
  return asked.length > 0 && asked.every(({ seat, cover }) => cover !== undefined && seat !== viewer);
}

function framesSeen(state: Frozen<State>, viewer: Viewer, covered: boolean): readonly Frame[] {
  const { frames, stage } = state;
  if (!covered || stage === null) return frames.map((frame) => frameSeen(state, frame, viewer));
  const known = frames.slice(
    0,
    frames.findIndex(({ proc }) => proc === 'stage' || proc === 'unseen'),
  );
  return [
    ...known.map((frame) => frameSeen(state, frame, viewer)),
    unseenFrame.at('wait', { side: stage.side }),
  ];
}

/** The boxes of the lost are public. */
const isPublicly = ({ status }: Frozen<Unit>): boolean =>
  status !== 'map' && status !== 'off' && status !== 'hidden';

/** Of an enemy only that he is lost. */
function hiddenParts(
  state: Frozen<State>,
  id: UnitId,
  isOwn: boolean,
  isOver: boolean,
  viewer: Viewer,
): Partial<Unit> {
  const { status, ownLeg } = unitAt(state, id);
  if (!isOwn)
    return {
      body: NOBODY,
      ownLeg: null,
      activated: 0,
      diedSupplied: status === 'eliminated',
      onTop: false,
      stance: 'ask',
      direct: NOBODY,
    };
  if (isOver || seatOfUnit(state, id) === viewer) return {};
  return { ownLeg: ownLeg === null ? null : legWith({ type: ownLeg.type }), stance: 'ask' };
}

/** NLC-M.2: of the orders of others one knows what one wrote. */
const sentBy = (state: Frozen<State>, viewer: Viewer): readonly Order[] =>
  hasChairs(state)
    ? state.bodies.flatMap((body, id) =>
        seatOfBody(state, id) === viewer
          ? []
          : (body?.transit ?? []).filter(
              ({ sender }) => typeof sender === 'number' && seatOfLeader(state, sender) === viewer,
            ),
      )
    : [];

/** Choices that bring nothing forward are one's own affair. */
const isPlaying = ({ stage }: Frozen<State>, viewer: Viewer): boolean =>
  stage === null || stage.player === null || stage.player === viewer;

function draftSeen(state: Frozen<State>, viewer: Viewer): Draft | null {
  const top = state.frames.at(-1);
  if (top === undefined) return null;
  return isFrameOf(ordersFrame, top) && viewer in top.drafts
    ? draftFor<Seat, Draft>(top, viewer, viewer)
    : null;
}

function packetSeen(state: Frozen<State>, viewer: Viewer): PacketDraft | null {
  const top = state.frames.at(-1);
  if (top === undefined || !isFrameOf(packetFrame, top) || !top.asked.includes(viewer)) return null;
  return draftFor<Seat, PacketDraft>(top, viewer, viewer);
}

/** NLC-R040; NLC-M.2: what friends are about one sees on the road, where they go they keep to themselves. */
function openOrders(state: Frozen<State>, side: Side | null): View['openOrders'] {
  const isKnown = (body: BodyId): boolean =>
    state.options.openOrders || (hasChairs(state) && bodySheet(state, body).side === side);
  return bodiesInPlay(state)
    .filter((body) => hasUnits(state, body) && isKnown(body))
    .map((body) => ({ body, type: activeLeg(state, body).type }));
}
