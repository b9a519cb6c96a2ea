// GEN-R.110: an occupant comes out of the building by its own order, or in the clean-up.

import type { Table } from '../rule-types.ts';
import type { UnitId } from '../vocabulary.ts';
import { isBattleSector } from './board-graph.ts';
import { change, unitOf } from './units.ts';

export function leaveBuilding(umpire: Table, id: UnitId): void {
  const { inside, at } = unitOf(umpire.state, id);
  if (!inside) return;
  change(umpire.state, id, { inside: false });
  if (isBattleSector(at)) umpire.emit({ type: 'unitLeftBuilding', rule: 'GEN-20.15', unit: id, sector: at });
}
