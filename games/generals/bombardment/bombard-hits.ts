// GEN-9.12: a hit routs an unrouted unit and destroys a routed one. Bombardment never captures.
import { destroy, rout } from '../field/casualties.ts';
import { unitOf, unitsAt } from '../field/units.ts';
import type { Table } from '../rule-types.ts';
import { type BattleSector, SIDES, type UnitId } from '../vocabulary.ts';

/** Hits per unit, of both sides together. */
export type Hits = Map<UnitId, number>;

export function applyHits(umpire: Table, hits: Hits): void {
  for (const { id } of [...umpire.state.units]) {
    const count = hits.get(id) ?? 0;
    const routed = unitOf(umpire.state, id).routed;
    if (count > 0 && !routed) rout(umpire, id, 'GEN-9.12');
    if (count > (routed ? 0 : 1)) destroy(umpire, id, 'GEN-9.12');
  }
}

/** GEN-20.21, 20.22: it takes its occupant with it and no longer exists. */
export function destroyBuilding(umpire: Table, sector: BattleSector): void {
  const { state } = umpire;
  state.buildings = state.buildings.filter((other) => other !== sector);
  for (const side of SIDES) {
    for (const { id } of unitsAt(state, side, sector, (unit) => unit.inside))
      destroy(umpire, id, 'GEN-20.21');
  }
}
