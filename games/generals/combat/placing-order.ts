// GEN-12.18: the order in which a line is filled: by group, then ready and unbound, ready and bound, spent, then id.
import type { Frozen } from '@grognard/kernel';
import type { State, Unit } from '../state.ts';
import { indexOf, unitOf } from '../units.ts';
import type { ByArm, UnitId } from '../vocabulary.ts';

const ATTACKING: ByArm<number> = { I: 0, C: 1, A: 2 };
const SQUARE = 3;
const PASSIVE: ByArm<number> = { I: 4, C: 5, A: 6 };
const ROUTED: ByArm<number> = { I: 7, C: 8, A: 9 };

function groupOf(unit: Frozen<Unit>, attacking: boolean): number {
  if (unit.routed) return ROUTED[unit.arm];
  if (attacking) return ATTACKING[unit.arm];
  return unit.square ? SQUARE : PASSIVE[unit.arm];
}

/** R.54; routed units are neither ready nor spent, so only their id counts. */
function freshness(unit: Frozen<Unit>): number {
  if (unit.routed) return 0;
  if (unit.spent) return 2;
  return unit.bound ? 1 : 0;
}

/** Less is placed first. */
const placingKey = (state: Frozen<State>, unit: Frozen<Unit>, attacking: boolean): number =>
  groupOf(unit, attacking) * 1000 + freshness(unit) * 100 + indexOf(state.options, unit.id);

export function inPlacingOrder(
  state: Frozen<State>,
  units: readonly UnitId[],
  attacking: (id: UnitId) => boolean,
): UnitId[] {
  if (units.length < 2) return units.slice();
  return units
    .map((id) => ({ id, key: placingKey(state, unitOf(state, id), attacking(id)) }))
    .sort((a, b) => a.key - b.key)
    .map(({ id }) => id);
}
