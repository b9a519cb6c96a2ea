// GEN-S1, GEN-16.1, 16.2, 4.10, GEN-R.44: everybody recovers, counters go back to zero, both sheets are revealed.
import { isSector } from '../field/board-graph.ts';
import { leaveBuilding } from '../field/leave-building.ts';
import { anyAt, change, isOutside } from '../field/units.ts';
import { setSheet } from '../orders/orders.ts';
import type { Table } from '../rule-types.ts';
import { otherSide, SIDES } from '../vocabulary.ts';

export function cleanUp(umpire: Table): void {
  const { state } = umpire;
  const sheets = { white: umpire.reveal(state.sheets.white), black: umpire.reveal(state.sheets.black) };
  umpire.emit({ type: 'sheetsRevealed', rule: 'GEN-16.2', sheets });
  for (const side of SIDES) setSheet(state, side, []);
  state.activity = [];
  state.orderDice = null;
  for (const unit of state.units) {
    if (unit.spent || unit.square || unit.bound || unit.moved || unit.activations > 0) {
      change(state, unit.id, { spent: false, square: false, bound: false, moved: false, activations: 0 });
    }
    // GEN-R.110: an unrouted occupant comes out by itself when no unrouted enemy is outside.
    if (
      unit.inside &&
      !unit.routed &&
      isSector(unit.at) &&
      !anyAt(state, otherSide(unit.side), unit.at, isOutside)
    ) {
      leaveBuilding(umpire, unit.id);
    }
  }
}
