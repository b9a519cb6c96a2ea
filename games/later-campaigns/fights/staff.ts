// NLC-11: what becomes of leaders and HQs the enemy comes upon, and of leaders whose stack is hit.
import { hqAt, leaderAt, leaderSheet, patchHq, patchLeader } from '../changes/bodies.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { distance } from '../ground/hexes.ts';
import { bodyLedBy } from '../moves/leaders.ts';
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

/** After a group step, and when a fight is over. */
export function meetStaff(table: Table, _mover: Side, _hex: Hex): void {
  displaceLeaders(table);
  destroyHqs(table);
}

/** NLC-11.1c, 11.2a: a leader alone among enemies is placed on the nearest friendly unit, and rolls. */
export function displaceLeaders(table: Table): void {
  const { state } = table;
  for (const [id, { side }] of theatreOf(state).leaders.entries()) {
    const { status, hex } = leaderAt(state, id);
    if (status !== 'map' || !isOverrun(state, side, hex)) continue;
    const to = nearestFriend(state, side, hex);
    const body = bodyLedBy(state, id);
    if (body !== NOBODY && activeLeg(state, body).type === 'reserve') markFailing(state, body);
    if (to === NOWHERE) loseLeader(table, id);
    else {
      patchLeader(state, id, { hex: to });
      table.emit({ type: 'leaderDisplaced', rule: 'NLC-11.1c', leader: id, from: hex, to });
      rollForLeader(table, id);
    }
  }
}

const isOverrun = (state: Read, side: Side, hex: Hex): boolean => {
  const field = fieldOf(state);
  return field.atOf(hex, otherSide(side)).length > 0 && field.atOf(hex, side).length === 0;
};

/** R039: by hex distance; the lowest hex of equals. */
function nearestFriend(state: Read, side: Side, from: Hex): Hex {
  const theatre = theatreOf(state);
  let best = NOWHERE;
  let least = Number.POSITIVE_INFINITY;
  for (const [id, { status, hex }] of state.units.entries()) {
    if (status !== 'map' || theatre.units[id]?.side !== side) continue;
    const away = distance(theatre, from, hex);
    if (away < least || (away === least && hex < best)) [best, least] = [hex, away];
  }
  return best;
}

/** NLC-11.4b: its army's level drops by 5. */
function destroyHqs(table: Table): void {
  const { state } = table;
  for (const [id, { side, army }] of theatreOf(state).hqs.entries()) {
    const { status, hex } = hqAt(state, id);
    if (status !== 'map' || !isOverrun(state, side, hex)) continue;
    patchHq(state, id, { status: 'destroyed', hex: NOWHERE, destroyedOn: state.turn });
    lowerLevel(state, army, 5);
    table.emit({ type: 'hqDestroyed', rule: 'NLC-11.4b', hq: id, hex });
  }
}

/** R035: once a fight for each leader whose stack lost a step. */
export function rollForLeaders(table: Table): void {
  const { exposed } = table.state;
  if (exposed.length === 0) return;
  table.state.exposed = [];
  for (const id of exposed) if (leaderAt(table.state, id).status === 'map') rollForLeader(table, id);
}

/** NLC-11.2a */
function rollForLeader(table: Table, id: LeaderId): void {
  const purpose = `NLC-11.2a leader ${leaderSheet(table.state, id).id}`;
  const roll = table.random.die(6, purpose) + table.random.die(6, purpose);
  table.emit({ type: 'leaderTested', rule: 'NLC-11.2a', leader: id, roll, lost: roll >= LOST_ON });
  if (roll >= LOST_ON) loseLeader(table, id);
}

function loseLeader(table: Table, id: LeaderId): void {
  patchLeader(table.state, id, { status: 'lost', hex: NOWHERE });
  leaveLead(table.state, id);
  table.emit({ type: 'leaderLost', rule: 'NLC-11.2a', leader: id });
}

export function markFailing(state: State, body: BodyId): void {
  if (!state.failing.includes(body)) state.failing = [...state.failing, body];
}
