// GEN-12.18: the order in which a line is filled: by group, then ready and unbound, ready and bound, spent, then id.
import type { Frozen } from '@grognard/kernel';
import type { Unit } from '../state.ts';
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

/** GEN-R.54; routed units are neither ready nor spent, so only their id counts. */
function freshness(unit: Frozen<Unit>): number {
  if (unit.routed) return 0;
  if (unit.spent) return 2;
  return unit.bound ? 1 : 0;
}

/** Units of one group are of one side and arm: their number decides. */
const numberOf = (id: UnitId): number => Number(id.slice(2));

/** Sorts units of one side in place. */
export function sortForPlacing(
  units: Frozen<Unit>[],
  attacking: (unit: Frozen<Unit>) => boolean,
): Frozen<Unit>[] {
  if (units.length < 2) return units;
  const key = (unit: Frozen<Unit>): number => groupOf(unit, attacking(unit)) * 10 + freshness(unit);
  return units.sort((a, b) => key(a) - key(b) || numberOf(a.id) - numberOf(b.id));
}

export const idOf = (unit: Frozen<Unit>): UnitId => unit.id;
