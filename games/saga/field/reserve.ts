// SAG-15.9, 15.10, SAG-R19, SAG-R24: room in the Reserve, and the ways it may be rearranged.

import { type Frozen, no, type Refusal } from '@grognard/kernel';
import type { Layout } from '../grammar.ts';
import type { State, Unit } from '../state.ts';
import { type Player, RESERVE, type ReserveSlot, type UnitId } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';
import { placeOf, slotOf } from './places.ts';
import { refuseStanding } from './terrain.ts';
import { isEngaged, unitIn } from './units.ts';

export const freeReserve = (state: Frozen<State>, player: Player): readonly ReserveSlot[] =>
  RESERVE.filter((slot) => unitIn(state, player, slot) === null);

export const reserveUnits = (state: Frozen<State>, player: Player): readonly Frozen<Unit>[] =>
  RESERVE.flatMap((slot) => unitIn(state, player, slot) ?? []);

/** SAG-R24: Terrain must fit; if it fits nowhere, any free slot will do and its Terrain goes. */
export function refuseEntry(state: Frozen<State>, unit: Frozen<Unit>, slot: ReserveSlot): Refusal | null {
  const free = freeReserve(state, unit.owner);
  if (!free.includes(slot)) return no('SAG-2.1', refusals.slotTaken);
  const refusal = refuseStanding(state, unit, placeOf(unit.owner, slot));
  if (refusal === null) return null;
  const fitsSomewhere = free.some((each) => refuseStanding(state, unit, placeOf(unit.owner, each)) === null);
  return fitsSomewhere ? refusal : null;
}

/** SAG-15.9: who may be moved: unengaged, without an Activation marker. */
const isMovable = (state: Frozen<State>, unit: Frozen<Unit>): boolean =>
  !unit.activated && !isEngaged(state, unit.id);

/** Every other arrangement of the movable units over the slots the rest leaves free. Terrain must fit. */
export function layouts(state: Frozen<State>, player: Player): Layout[] {
  const movable = reserveUnits(state, player).filter((unit) => isMovable(state, unit));
  const open = RESERVE.map((slot) => {
    const unit = unitIn(state, player, slot);
    return unit === null || isMovable(state, unit);
  });
  const fits = movable.map((unit) =>
    RESERVE.map((slot, i) => open[i] === true && refuseStanding(state, unit, placeOf(player, slot)) === null),
  );
  const found: Layout[] = [];
  const standing: (Frozen<Unit> | null)[] = RESERVE.map(() => null);
  const place = (index: number, moved: boolean): void => {
    const unit = movable[index];
    if (unit === undefined) {
      if (moved) found.push(layoutOf(standing));
      return;
    }
    for (let i = 0; i < RESERVE.length; i++) {
      if (standing[i] !== null || fits[index]?.[i] !== true) continue;
      standing[i] = unit;
      place(index + 1, moved || slotOf(unit.at) !== RESERVE[i]);
      standing[i] = null;
    }
  };
  place(0, false);
  return found;
}

function layoutOf(standing: readonly (Frozen<Unit> | null)[]): Layout {
  const layout: { [slot in ReserveSlot]?: UnitId } = {};
  RESERVE.forEach((slot, i) => {
    const unit = standing[i];
    if (unit !== null && unit !== undefined) layout[slot] = unit.id;
  });
  return layout;
}
