// Units as they change: records are replaced, and whatever moves a unit says so to all that was derived.

import { invariant } from '@grognard/kernel';
import { controlAfter } from '../control/control.ts';
import type { UnitSheet } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import type { Read } from '../rule-types.ts';
import type { State, Unit } from '../state.ts';
import { type Hex, NOWHERE, type Side, type UnitId } from '../vocabulary.ts';

export function unitAt(state: Read, id: UnitId): Unit {
  const unit = state.units[id];
  if (unit === undefined) invariant(false, `unit ${id} exists`);
  return unit;
}

export function sheetOf(state: Read, id: UnitId): UnitSheet {
  const sheet = theatreOf(state).units[id];
  if (sheet === undefined) invariant(false, `unit ${id} is in the theatre`);
  return sheet;
}

export const sideOf = (state: Read, id: UnitId): Side => sheetOf(state, id).side;
export const isOnMap = (state: Read, id: UnitId): boolean => unitAt(state, id).status === 'map';

/** Those still on the map. */
export const alive = (state: Read, units: readonly UnitId[]): readonly UnitId[] =>
  units.filter((id) => isOnMap(state, id));

/** Those still on the map and in this hex. */
export const stillAt = (state: Read, units: readonly UnitId[], hex: Hex): readonly UnitId[] =>
  units.filter((id) => isIn(unitAt(state, id), hex));

/** NLC-20.2.3a: a line stands in two hexes. */
export const isIn = ({ hex, extended }: Unit, where: Hex): boolean =>
  hex === where || (extended !== NOWHERE && extended === where);

/** NLC-20.2.3d, e: the other hex of a line among those in this hex, or NOWHERE; no two lines share a hex. */
export function otherHalf(state: Read, units: readonly UnitId[], hex: Hex): Hex {
  for (const id of units) {
    const { hex: first, extended } = unitAt(state, id);
    if (extended !== NOWHERE) return first === hex ? extended : first;
  }
  return NOWHERE;
}

/** NLC-20.2.3c, e: of its two hexes a line fights in this one. */
export function turnLines(state: State, units: readonly UnitId[], hex: Hex): void {
  for (const id of units) {
    const { hex: was, extended } = unitAt(state, id);
    if (was !== hex && extended === hex) patchUnit(state, id, { hex, extended: was });
  }
}

/** Where it stands and whom it follows is what a field is made of: that must be looked at anew. */
export function patchUnit(state: State, id: UnitId, patch: Partial<Unit>): void {
  state.units[id] = { ...unitAt(state, id), ...patch };
  if (patch.hex !== undefined || patch.body !== undefined || patch.status !== undefined) state.stamp += 1;
}

export function patchUnits(state: State, units: readonly UnitId[], patch: Partial<Unit>): void {
  for (const id of units) patchUnit(state, id, patch);
}

export function placeUnits(state: State, units: readonly UnitId[], hex: Hex): void {
  for (const id of units) patchUnit(state, id, { hex, extended: NOWHERE });
}

/** NLC-18.2, 18.3 */
export function occupy(state: State, hex: Hex, side: Side): void {
  state.control = controlAfter(state, hex, side);
}
