// GEN-14.9: whoever enters a sector captures the routed enemies in it.
import type { Umpire } from '@grognard/kernel';
import type { Event } from '../events.ts';
import type { State, Unit } from '../state.ts';
import { otherSide, type Sector, type UnitId } from '../vocabulary.ts';
import { isBattleSector } from './board-graph.ts';
import { capture } from './casualties.ts';
import { isForest } from './terrain.ts';
import { change, sideOf, unitsAt } from './units.ts';

/**
 * Put a unit into a sector with everything that follows: prisoners, and being spent in a wood (GEN-20.5).
 * A routed occupant of the building is not taken by entering (GEN-R.110).
 */
export function enterSector(
  umpire: Umpire<State, Event>,
  id: UnitId,
  to: Sector,
  facts: Partial<Unit> = {},
): void {
  const { state } = umpire;
  const wood = isBattleSector(to) && isForest(state, to);
  const before = change(state, id, { ...facts, at: to, inside: false });
  if (wood && !before.spent) {
    change(state, id, { spent: true });
    umpire.emit({ type: 'unitSpent', rule: 'GEN-20.5', unit: id });
  }
  const prisoners = unitsAt(state, otherSide(sideOf(id)), to, (unit) => unit.routed && !unit.inside);
  for (const prisoner of prisoners) capture(umpire, prisoner.id, 'GEN-14.9');
}
