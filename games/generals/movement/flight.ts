// GEN-F1, GEN-8.3, 10.5: routed Cavalry leaves the field, in Combined Arms routed Infantry as well (GEN-R.78).
import { isSector } from '../field/board-graph.ts';
import { flee } from '../field/casualties.ts';
import type { Table } from '../rule-types.ts';
import type { MovementPhase } from '../vocabulary.ts';

/** Routed Artillery never flees (GEN-14.12), a routed occupant does not either (GEN-20.19). */
export function fleeFromField(umpire: Table, phase: MovementPhase): void {
  for (const unit of umpire.state.units) {
    if (!unit.routed || unit.inside || !isSector(unit.at)) continue;
    if (unit.arm === 'C') flee(umpire, unit.id, phase === 'fast' ? 'GEN-8.3' : 'GEN-10.5');
    else if (unit.arm === 'I' && phase === 'combined') flee(umpire, unit.id, 'GEN-10.5');
  }
}
