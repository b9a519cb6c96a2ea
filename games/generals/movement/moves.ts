// GEN-M1 and GEN-M2, GEN-7.7, 7.8: moves that need no fight happen at once. Whoever is not activated stays (GEN-4.4, 4.5).

import { enterSector } from '../field/enter-sector.ts';
import { leaveBuilding } from '../field/leave-building.ts';
import { sideOf } from '../field/units.ts';
import type { Table } from '../rule-types.ts';
import type { Activation } from '../state.ts';
import { activeNow, arrive } from './activations.ts';

/** GEN-7.7: into neutral sectors no enemy is declared into. */
export function moveIntoNeutral(umpire: Table): void {
  const all = activeNow(umpire.state);
  for (const one of all)
    if (one.standing === 'neutral' && !isContested(one, all)) march(umpire, one, 'GEN-7.7');
}

/** GEN-7.8: into friendly sectors, even if they are about to be attacked (GEN-R.26, GEN-R.31). */
export function moveIntoFriendly(umpire: Table): void {
  for (const one of activeNow(umpire.state)) if (one.standing === 'friendly') march(umpire, one, 'GEN-7.8');
}

/** An enemy is declared into the same sector. */
export const isContested = (one: Activation, all: readonly Activation[]): boolean =>
  all.some((other) => other.to === one.to && sideOf(other.unit) !== sideOf(one.unit));

export function march(
  umpire: Table,
  { unit, from, to }: Activation,
  rule: 'GEN-7.7' | 'GEN-7.8' | 'GEN-11.1',
): void {
  leaveBuilding(umpire, unit);
  umpire.emit({ type: 'unitMoved', rule, unit, from, to, how: 'order' });
  enterSector(umpire, unit, to, { moved: true });
  arrive(umpire.state, unit);
}
