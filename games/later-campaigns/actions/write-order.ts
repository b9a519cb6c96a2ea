// J.1 orderEdit: an order is written in small steps: for whom and what, the target, the way, what follows.

import { type Frozen, no, type Refusal, type Seat } from '@grognard/kernel';
import {
  bodiesInPlay,
  bodySheet,
  hasUnits,
  hqAt,
  leaderAt,
  leaderHex,
  leaderSheet,
  unitsOf,
} from '../changes/bodies.ts';
import { placesInReach } from '../command/target-reach.ts';
import { theatreOf } from '../data/theatres.ts';
import type { OrdersFrame } from '../frames.ts';
import type { Aim } from '../grammar.ts';
import { linkedTo } from '../ground/hexes.ts';
import { approach, NO_APPROACH } from '../movement/approach.ts';
import { isDivisional } from '../moves/stops.ts';
import { bodyName } from '../names.ts';
import { currentPosition } from '../orders/in-force.ts';
import { isAttackType, isFallingBack, turnSheet } from '../orders/legs.ts';
import { friendlyPart } from '../orders/target-hexes.ts';
import { asSide, type Read, type Rule } from '../rule-types.ts';
import { beginEdit, type Draft, type Edit, MOST_LEGS, MOST_WASTED, MOST_WAYPOINTS } from '../staff/draft.ts';
import { draftFrom, editFrom, writeDraft, writeEdit } from '../staff/papers.ts';
import {
  capacityOf,
  delayTo,
  isActiveWing,
  isFaceToFace,
  isWithHq,
  recipientsOf,
  sendersOf,
} from '../staff/senders.ts';
import {
  legOnPaper,
  needsTarget,
  reachFrom,
  startOf,
  targetHexesOnPaper,
  typesFor,
} from '../staff/writing.ts';
import type { Target } from '../state.ts';
import { type BodyId, type Hex, type LeaderId, NOBODY, NOWHERE, type PlaceId } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

/** Who may be written to now, and by whom. */
function* addressees(
  state: Read,
  frame: Frozen<OrdersFrame>,
  seat: Seat,
): Generator<{ readonly sender: LeaderId; readonly recipient: BodyId }> {
  if (frame.what === 'badMove') {
    yield { sender: NOBODY, recipient: frame.body };
    return;
  }
  const side = asSide(seat);
  if (frame.what === 'send') {
    for (const sender of sendersOf(state, side))
      for (const recipient of recipientsOf(state, sender)) yield { sender, recipient };
    return;
  }
  for (const recipient of bodiesInPlay(state, side))
    if (mayDecide(state, recipient)) yield { sender: NOBODY, recipient };
}

/** E.2 step 1: formation leaders on the map with units, wing commanders, divisions under orders of their own. */
function mayDecide(state: Read, body: BodyId): boolean {
  const { kind, leader } = bodySheet(state, body);
  if (kind === 'hq') return false;
  if (kind === 'wing') return leaderAt(state, leader).status === 'map' && isActiveWing(state, leader);
  if (unitsOf(state, body).length === 0) return false;
  return isDivisional(state, body) || leaderHex(state, body) !== NOWHERE;
}

export const begin: Rule<OrdersFrame, 'begin'> = {
  type: 'begin',
  rule: 'NLC-12.4a',
  *candidates(state, frame, seat) {
    if (editFrom(frame, seat) !== null) return;
    for (const { sender, recipient } of addressees(state, frame, seat))
      for (const order of typesFor(state, sender, recipient, true))
        yield { type: 'begin', sender, recipient, order };
  },
  refuse: (state, frame, seat, { sender, recipient }) =>
    refuseRecipient(state, draftFrom(frame, seat), sender, recipient),
  target: ({ recipient }) => ({ button: String(recipient) }),
  apply(_table, frame, seat, { sender, recipient, order }) {
    writeDraft(frame, seat, { edit: { ...beginEdit(sender, recipient, order), from: frame.from } });
  },
};

/** NLC-12.12, A.5 */
function refuseRecipient(
  state: Read,
  { papers, wasted, generalRetreats }: Draft,
  sender: LeaderId,
  recipient: BodyId,
): Refusal | null {
  const body = { body: bodyName(state, recipient) };
  if (wasted >= MOST_WASTED) return no('NLC-12.4a', refusals.tooMuchPaper);
  if (isHeldBack(state, recipient)) return no('NLC-12.4a', refusals.cavalryHeldBack);
  if (papers.some((paper) => paper.recipient === recipient))
    return no('NLC-12.4a', refusals.alreadyWritten, body);
  if (sender === NOBODY) return null;
  const leader = { leader: leaderSheet(state, sender).name };
  const given =
    papers.filter((paper) => paper.sender === sender).length +
    generalRetreats.filter((each) => each === sender).length;
  if (given >= capacityOf(state, sender)) return no('NLC-12.12a', refusals.capacitySpent, leader);
  if (mustSpeakInPerson(state, sender) && !isFaceToFace(state, sender, recipient))
    return no('NLC-12.12c', refusals.faceToFaceOnly, leader);
  return delayTo(state, sender, recipient) === null ? no('NLC-R046', refusals.noCourier, body) : null;
}

const mustSpeakInPerson = (state: Read, sender: LeaderId): boolean => {
  const { role, noHqPenalty } = leaderSheet(state, sender);
  return role === 'oc' && !noHqPenalty && leaderAt(state, sender).strayed && !isWithHq(state, sender);
};

/** A.5 guard-cavalry-held-back */
const isHeldBack = (state: Read, body: BodyId): boolean =>
  theatreOf(state).specials.includes('guard-cavalry-held-back') &&
  bodySheet(state, body).id === 'fr-guard-cav' &&
  turnSheet(state).clock < '1800';

const blockOf = (state: Read, place: PlaceId): number => {
  const theatre = theatreOf(state);
  const [first = 0] = theatre.places[place]?.hexes ?? [];
  const id = theatre.hexIds[first] ?? '0101';
  return 10 * Math.floor((Number(id.slice(0, 2)) - 1) / 10) + Math.floor((Number(id.slice(2)) - 1) / 10);
};

/** The places the leg on paper may name now: near ones, or those of the block that was opened. */
function placesFor(state: Read, edit: Edit): readonly PlaceId[] {
  const { near, far } = placesInReach(theatreOf(state), reachFrom(state, edit));
  return edit.block < 0 ? near : far.filter((place) => blockOf(state, place) === edit.block);
}

const isAiming = (edit: Edit | null): edit is Edit =>
  edit !== null && edit.target === null && needsTarget(edit.type);

export const target: Rule<OrdersFrame, 'target'> = {
  type: 'target',
  rule: 'NLC-12.2b',
  *candidates(state, frame, seat) {
    const edit = editFrom(frame, seat);
    if (!isAiming(edit)) return;
    for (const at of aimsFor(state, edit)) yield { type: 'target', at };
  },
  refuse: (state, frame, seat, { at }) => refuseAim(state, editFrom(frame, seat), at),
  target: ({ at }) => ({ button: at.kind }),
  apply({ state }, frame, seat, { at }) {
    const edit = editFrom(frame, seat);
    if (edit !== null) writeEdit(frame, seat, { target: targetOf(state, edit, at), block: -1 });
  },
};

function* aimsFor(state: Read, edit: Edit): Generator<Aim> {
  const { type, legs, recipient } = edit;
  if (isFallingBack(type)) yield { kind: 'supply' };
  if (type === 'defend') {
    if (legs.length === 0 && edit.from === NOWHERE && hasUnits(state, recipient))
      yield { kind: 'currentPosition' };
    if (legs.at(-1)?.type === 'attack') yield { kind: 'previous' };
  }
  if (type === 'march')
    for (const [hq, { army }] of theatreOf(state).hqs.entries())
      if (army === bodySheet(state, recipient).army && hqAt(state, hq).status === 'map')
        yield { kind: 'hq', hq };
  for (const place of placesFor(state, edit)) yield { kind: 'place', place };
}

const targetOf = (state: Read, { recipient }: Edit, at: Aim): Target => {
  if (at.kind === 'currentPosition')
    return { kind: 'currentPosition', hexes: currentPosition(state, recipient) };
  return at.kind === 'supply' ? { kind: 'supply', army: bodySheet(state, recipient).army } : at;
};

/** R110, R113: not where one is; something there must be ours to defend. */
function refuseAim(state: Read, edit: Edit | null, at: Aim): Refusal | null {
  if (edit === null) return no('NLC-12.4a', refusals.noOrderBegun);
  const { recipient, type, legs } = edit;
  const hexes = targetHexesOnPaper(state, edit, targetOf(state, edit, at));
  if (type === 'march') return refuseMarchTo(state, edit, hexes);
  const { side } = bodySheet(state, recipient);
  return type === 'defend' && legs.length === 0 && friendlyPart(state, hexes, side).length === 0
    ? no('NLC-R113', refusals.nothingHeld)
    : null;
}

function refuseMarchTo(state: Read, edit: Edit, hexes: readonly Hex[]): Refusal | null {
  const from = startOf(state, edit);
  const isThere = hexes.some((hex) => from.includes(hex));
  if (isThere) return no('NLC-R110', refusals.emptyMarch, { body: bodyName(state, edit.recipient) });
  const left = approach(theatreOf(state), hexes, 'march');
  return from.some((hex) => (left[hex] ?? NO_APPROACH) < NO_APPROACH)
    ? null
    : no('NLC-12.2.5b', refusals.noMarchWay);
}

export const farther: Rule<OrdersFrame, 'farther'> = {
  type: 'farther',
  rule: 'NLC-12.2c',
  *candidates(state, frame, seat) {
    const edit = editFrom(frame, seat);
    if (!isAiming(edit) || edit.block >= 0) return;
    const { far } = placesInReach(theatreOf(state), reachFrom(state, edit));
    for (const block of new Set(far.map((place) => blockOf(state, place)))) yield { type: 'farther', block };
  },
  refuse: () => null,
  target: ({ block }) => ({ button: String(block) }),
  apply: (_table, frame, seat, { block }) => writeEdit(frame, seat, { block }),
};

/** NLC-12.2.5b: one-hex places on a road or trail, within 10 MP of the last. */
export const waypoint: Rule<OrdersFrame, 'waypoint'> = {
  type: 'waypoint',
  rule: 'NLC-12.2.5b',
  *candidates(state, frame, seat) {
    const edit = editFrom(frame, seat);
    if (
      edit === null ||
      edit.type !== 'march' ||
      edit.target === null ||
      edit.waypoints.length >= MOST_WAYPOINTS
    )
      return;
    const theatre = theatreOf(state);
    const last = edit.waypoints.at(-1);
    const from = last === undefined ? reachFrom(state, edit) : (theatre.places[last]?.hexes ?? []);
    for (const place of placesInReach(theatre, from).near) {
      const [hex, ...more] = theatre.places[place]?.hexes ?? [];
      if (hex === undefined || more.length > 0 || edit.waypoints.includes(place)) continue;
      if (linkedTo(theatre, hex).length > 0) yield { type: 'waypoint', place };
    }
  },
  refuse: () => null,
  target: ({ place }) => ({ button: String(place) }),
  apply({ state }, frame, seat, { place }) {
    void state;
    const edit = editFrom(frame, seat);
    if (edit !== null) writeEdit(frame, seat, { waypoints: [...edit.waypoints, place] });
  },
};

export const superior: Rule<OrdersFrame, 'superior'> = {
  type: 'superior',
  rule: 'NLC-12.2.8a',
  *candidates(state, frame, seat) {
    const edit = editFrom(frame, seat);
    if (edit === null || edit.type !== 'assign' || edit.superior !== NOBODY) return;
    const { army } = bodySheet(state, edit.recipient);
    for (const [leader, sheet] of theatreOf(state).leaders.entries())
      if (sheet.army === army && sheet.role === 'formation' && leaderAt(state, leader).status === 'map')
        yield { type: 'superior', leader };
  },
  refuse: () => null,
  target: ({ leader }) => ({ button: String(leader) }),
  apply: (_table, frame, seat, { leader }) => writeEdit(frame, seat, { superior: leader }),
};

export const setFlag: Rule<OrdersFrame, 'flag'> = {
  type: 'flag',
  rule: 'NLC-12.5f',
  *candidates(_state, frame, seat) {
    const edit = editFrom(frame, seat);
    if (edit === null) return;
    if (isAttackType(edit.type) && !edit.nextDay) yield { type: 'flag', flag: 'nextDay' };
    if (!edit.awaitAfter && (edit.type === 'march' || edit.type === 'attack'))
      yield { type: 'flag', flag: 'await' };
  },
  refuse: () => null,
  target: ({ flag }) => ({ button: flag }),
  apply(_table, frame, seat, { flag }) {
    writeEdit(frame, seat, flag === 'await' ? { awaitAfter: true } : { [flag]: true });
  },
};

/** NLC-12.5a */
export const append: Rule<OrdersFrame, 'append'> = {
  type: 'append',
  rule: 'NLC-12.5a',
  *candidates(state, frame, seat) {
    const edit = editFrom(frame, seat);
    if (edit === null || edit.target === null || frame.what === 'badMove') return;
    if (edit.legs.length + 1 >= MOST_LEGS || !(edit.type === 'march' || edit.type === 'attack')) return;
    for (const order of typesFor(state, edit.sender, edit.recipient, false)) yield { type: 'append', order };
  },
  refuse: () => null,
  target: ({ order }) => ({ button: order }),
  apply({ state }, frame, seat, { order }) {
    const edit = editFrom(frame, seat);
    if (edit === null) return;
    const { sender, recipient, awaitAfter } = edit;
    const legs = [...edit.legs, legOnPaper(state, edit)];
    writeDraft(frame, seat, { edit: { ...beginEdit(sender, recipient, order, legs), awaitAfter } });
  },
};

export const orderEdits = [begin, target, farther, waypoint, superior, setFlag, append] as const;
