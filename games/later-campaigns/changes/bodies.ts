// Bodies under orders, leaders and HQs, as they change.

import { invariant } from '@grognard/kernel';
import type { BodySheet, HqSheet, LeaderSheet } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import type { Read } from '../rule-types.ts';
import type { Body, Hq, Leader, State } from '../state.ts';
import {
  type BodyId,
  type Hex,
  type HqId,
  type LeaderId,
  NOBODY,
  NOWHERE,
  type Side,
  type UnitId,
} from '../vocabulary.ts';

export function bodyAt(state: Read, id: BodyId): Body {
  const body = state.bodies[id];
  if (body === undefined || body === null) invariant(false, `body ${id} is in play`);
  return body;
}

export const isInPlay = (state: Read, id: BodyId): boolean => (state.bodies[id] ?? null) !== null;

export function bodySheet(state: Read, id: BodyId): BodySheet {
  const sheet = theatreOf(state).bodies[id];
  if (sheet === undefined) invariant(false, `body ${id} is in the theatre`);
  return sheet;
}

export function patchBody(state: State, id: BodyId, patch: Partial<Body>): void {
  state.bodies[id] = { ...bodyAt(state, id), ...patch };
}

/** Its units on the map. */
export const unitsOf = (state: Read, id: BodyId): readonly UnitId[] => fieldOf(state).unitsOf(id);

export function leaderAt(state: Read, id: LeaderId): Leader {
  const leader = state.leaders[id];
  if (leader === undefined) invariant(false, `leader ${id} exists`);
  return leader;
}

export function leaderSheet(state: Read, id: LeaderId): LeaderSheet {
  const sheet = theatreOf(state).leaders[id];
  if (sheet === undefined) invariant(false, `leader ${id} is in the theatre`);
  return sheet;
}

export function patchLeader(state: State, id: LeaderId, patch: Partial<Leader>): void {
  state.leaders[id] = { ...leaderAt(state, id), ...patch };
  if (patch.hex !== undefined) state.stamp += 1;
}

export function hqAt(state: Read, id: HqId): Hq {
  const hq = state.hqs[id];
  if (hq === undefined) invariant(false, `HQ ${id} exists`);
  return hq;
}

export function patchHq(state: State, id: HqId, patch: Partial<Hq>): void {
  state.hqs[id] = { ...hqAt(state, id), ...patch };
  if (patch.hex !== undefined) state.stamp += 1;
}

/** His hex, or NOWHERE: a body without a leader on the map. */
export function leaderHex(state: Read, id: BodyId): Hex {
  const { leader } = bodyAt(state, id);
  return leader === NOBODY ? NOWHERE : leaderAt(state, leader).hex;
}

/** Bodies of a side that are in play, in canonical order. */
export function bodiesInPlay(state: Read, side?: Side): readonly BodyId[] {
  const found: BodyId[] = [];
  const { bodies } = theatreOf(state);
  for (let id = 0; id < bodies.length; id += 1)
    if (isInPlay(state, id) && (side === undefined || bodies[id]?.side === side)) found.push(id);
  return found;
}

/** Bodies that have units: formations, divisions and parties. */
export const hasUnits = (state: Read, id: BodyId): boolean => {
  const { kind } = bodySheet(state, id);
  return kind !== 'wing' && kind !== 'hq';
};

export function hqSheet(state: Read, id: HqId): HqSheet {
  const sheet = theatreOf(state).hqs[id];
  if (sheet === undefined) invariant(false, `HQ ${id} is in the theatre`);
  return sheet;
}
