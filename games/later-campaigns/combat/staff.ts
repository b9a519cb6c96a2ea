// NLC-11: what becomes of leaders and HQs the enemy comes upon, and of leaders whose stack is hit.

import { isFrameOf } from '@grognard/kernel';
import { hqAt, hqSheet, leaderAt, leaderSheet, patchHq, patchLeader } from '../changes/bodies.ts';
import { theatreOf } from '../data/theatres.ts';
import { displacementFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { distance } from '../ground/hexes.ts';
import { bodyLedBy } from '../movement/leaders.ts';
import { activeLeg } from '../orders/legs.ts';
import type { Read, Table } from '../rule-types.ts';
import { leaveLead } from '../staff/leading.ts';
import type { State } from '../state.ts';
import {
  type BodyId,
  type Hex,
  type LeaderId,
  NOBODY,
  NOWHERE,
  otherSide,
  type Side,
} from '../vocabulary.ts';
import { lowerLevel } from './aftermath.ts';

const LOST_ON = 11;

/** NLC-R132: after a group step, and when a fight is over; `won`: the hex it was about. */
export function meetStaff(table: Table, won: Hex = NOWHERE): void {
  const { state } = table;
  const meets: Meets = (side, hex) =>
    isOverrun(state, side, hex) && (hex === won || !isUnanswered(state, side));
  displaceLeaders(table, meets);
  destroyHqs(table, meets);
}

/** NLC-P.4: once a segment is answered, in the hexes units have really entered, though they have gone on since. */
export function meetStaffIn(table: Table, hexes: readonly Hex[]): void {
  const { state } = table;
  const side = state.stage?.side;
  const meets: Meets = (its, hex) => its !== side && hexes.includes(hex) && !fieldOf(state).has(hex, its);
  displaceLeaders(table, meets);
  destroyHqs(table, meets);
}

/** Whether a side's staff in a hex is met by the enemy. */
type Meets = (side: Side, hex: Hex) => boolean;

/** NLC-P.4: whoever moves by packet may yet be stopped on his way, and has then not come upon anybody. */
const isUnanswered = ({ stage }: Read, side: Side): boolean =>
  stage !== null && stage.trail !== null && stage.side !== side;

/** NLC-11.1c, 11.2a: a leader alone among enemies is placed on the nearest friendly unit, and rolls. */
function displaceLeaders(table: Table, meets: Meets): void {
  const { state } = table;
  const { leaders } = theatreOf(state);
  // Written out: it is asked after every step.
  for (let id = 0; id < leaders.length; id += 1) {
    const { status, hex } = leaderAt(state, id);
    const { side } = leaderSheet(state, id);
    if (status !== 'map' || !meets(side, hex)) continue;
    if (isBeingDisplaced(state, id)) continue;
    const body = bodyLedBy(state, id);
    if (body !== NOBODY && activeLeg(state, body).type === 'reserve') markFailing(state, body);
    const [nearest, ...others] = nearestFriends(state, id);
    if (nearest === undefined) loseLeader(table, id);
    else if (others.length === 0) displaceTo(table, id, nearest);
    else table.call(displacementFrame.at('choose', { side, leader: id }));
  }
}

/** His owner has been asked already. */
const isBeingDisplaced = (state: Read, id: LeaderId): boolean =>
  state.frames.some((frame) => isFrameOf(displacementFrame, frame) && frame.leader === id);

export function displaceTo(table: Table, id: LeaderId, to: Hex): void {
  const { hex: from } = leaderAt(table.state, id);
  patchLeader(table.state, id, { hex: to });
  table.emit({ type: 'leaderDisplaced', rule: 'NLC-11.1c', leader: id, from, to });
  rollForLeader(table, id);
}

const isOverrun = (state: Read, side: Side, hex: Hex): boolean => {
  const field = fieldOf(state);
  return field.has(hex, otherSide(side)) && !field.has(hex, side);
};

/** NLC-R039: hexes of friendly units by distance; of equals all, for his owner to choose from. */
export function nearestFriends(state: Read, id: LeaderId): readonly Hex[] {
  const theatre = theatreOf(state);
  const { hex: from } = leaderAt(state, id);
  const { side } = leaderSheet(state, id);
  const friends = state.units.flatMap(({ status, hex }, unit) =>
    status === 'map' && theatre.units[unit]?.side === side ? [hex] : [],
  );
  const least = Math.min(...friends.map((hex) => distance(theatre, from, hex)));
  const nearest = friends.filter((hex) => distance(theatre, from, hex) === least);
  return [...new Set(nearest)].toSorted((a, b) => a - b);
}

/** NLC-11.4b: its army's level drops by 5. */
function destroyHqs(table: Table, meets: Meets): void {
  const { state } = table;
  const { hqs } = theatreOf(state);
  for (let id = 0; id < hqs.length; id += 1) {
    const { status, hex } = hqAt(state, id);
    const { side, army } = hqSheet(state, id);
    if (status !== 'map' || !meets(side, hex)) continue;
    patchHq(state, id, { status: 'destroyed', hex: NOWHERE, destroyedOn: state.turn });
    lowerLevel(state, army, 5);
    table.emit({ type: 'hqDestroyed', rule: 'NLC-11.4b', hq: id, hex });
  }
}

/** NLC-R035: once a fight for each leader whose stack lost a step, in canonical order; the first few are those of a fight this one interrupts. */
export function rollForLeaders(table: Table, before = 0): void {
  const { exposed } = table.state;
  if (exposed.length <= before) return;
  table.state.exposed = exposed.slice(0, before);
  for (const id of [...new Set(exposed.slice(before))].toSorted((a, b) => a - b))
    if (leaderAt(table.state, id).status === 'map') rollForLeader(table, id);
}

/** NLC-11.2a */
function rollForLeader(table: Table, id: LeaderId): void {
  const purpose = `NLC-11.2a leader ${leaderSheet(table.state, id).id}`;
  const roll = table.random.die(6, purpose) + table.random.die(6, purpose);
  table.emit({ type: 'leaderTested', rule: 'NLC-11.2a', leader: id, roll, lost: roll >= LOST_ON });
  if (roll >= LOST_ON) loseLeader(table, id);
}

/** NLC-R112: orders on their way to him are for whoever takes his place. */
function loseLeader(table: Table, id: LeaderId): void {
  patchLeader(table.state, id, { status: 'lost', hex: NOWHERE });
  leaveLead(table.state, id);
  table.emit({ type: 'leaderLost', rule: 'NLC-11.2a', leader: id });
}

export function markFailing(state: State, body: BodyId): void {
  if (!state.failing.includes(body)) state.failing = [...state.failing, body];
}
