// NLC-12.13: a single division may receive orders. Until it complies it is only an address: its units follow the corps.

import { bodyAt, bodySheet, isInPlay, patchBody, unitsOf } from '../changes/bodies.ts';
import { patchUnit, sheetOf, unitAt } from '../changes/units.ts';
import { freshBody } from '../fresh.ts';
import type { Read } from '../rule-types.ts';
import type { State } from '../state.ts';
import { type BodyId, NOBODY, type UnitId } from '../vocabulary.ts';
import { legWith } from './legs.ts';
import { automatic } from './numbered.ts';

/** NLC-12.13h, NLC-R171: the corps a division follows: its own, or the one it was assigned to; NOBODY: no unit of it follows one. */
export function corpsOf(state: Read, id: BodyId): BodyId {
  for (const unit of bodySheet(state, id).units) {
    const { status, body } = unitAt(state, unit);
    if (status === 'map' && bodySheet(state, body).formation === body) return body;
  }
  return NOBODY;
}

/** Units of the division that follow its corps. */
const withCorps = (state: Read, id: BodyId): readonly UnitId[] => {
  const corps = corpsOf(state, id);
  return bodySheet(state, id).units.filter(
    (unit) => unitAt(state, unit).status === 'map' && unitAt(state, unit).body === corps,
  );
};

/** The units of a body, or those that would follow a division if it had orders of its own. */
export const membersOf = (state: Read, id: BodyId): readonly UnitId[] => {
  const own = unitsOf(state, id);
  return own.length === 0 && bodySheet(state, id).kind === 'division' ? withCorps(state, id) : own;
};

/** NLC-R168: it has units on the map, not all of them artillery, that follow its corps; a letter may be on its way to it. */
export function followsCorps(state: Read, id: BodyId): boolean {
  const { kind, formation, units } = bodySheet(state, id);
  if (kind !== 'division' || formation === id || unitsOf(state, id).length > 0) return false;
  const corps = corpsOf(state, id);
  // Written out: asked for every body whenever an order is begun.
  for (const unit of units) {
    const { status, body } = unitAt(state, unit);
    if (status === 'map' && body === corps && sheetOf(state, unit).arm !== 'art') return true;
  }
  return false;
}

/** It has none of its own orders yet, nor is one on its way. */
export const isAddressable = (state: Read, id: BodyId): boolean =>
  !isInPlay(state, id) && followsCorps(state, id);

/** NLC-12.13e: whose decision it is: of a division that follows its corps, the corps commander's. */
export const deciderOf = (state: Read, id: BodyId): BodyId =>
  followsCorps(state, id) ? corpsOf(state, id) : id;

/** A division an order is on its way to. */
export function address(state: State, id: BodyId): void {
  if (isInPlay(state, id)) return;
  const corps = corpsOf(state, id);
  const nothing = automatic(state, id, [legWith({ type: 'assign' })]);
  state.bodies[id] = { ...freshBody(nothing, NOBODY, bodyAt(state, corps).chit), parent: corps };
}

/** It complies: its units leave the corps. NLC-20.8c: whoever was tired in it is tired still. */
export function musterDivision(state: State, id: BodyId): void {
  if (unitsOf(state, id).length > 0) return;
  const corps = corpsOf(state, id);
  if (corps === NOBODY) return;
  const { fatigue, rest, wakeful } = bodyAt(state, corps);
  patchBody(state, id, { fatigue, rest, wakeful });
  for (const unit of withCorps(state, id)) patchUnit(state, unit, { body: id, ownLeg: null });
}

/** No order came of it: it is a part of its corps as before. */
export function forgetAddress(state: State, id: BodyId): void {
  const { transit, waiting, parent } = bodyAt(state, id);
  // Whoever has left the map or was lost under its orders still followed it.
  const isOnlyAddress = state.units.every(({ body }) => body !== id);
  if (parent !== NOBODY && transit.length === 0 && waiting === null && isOnlyAddress) state.bodies[id] = null;
}
