// GEN-F3, GEN-7.15: attackers that did not advance go back to the sector they came from.

import { unitOf } from '../field/units.ts';
import type { Table } from '../rule-types.ts';

/** Guns and stormers of a building never left their sector; who withdrew is back already. */
export function returnAttackers(umpire: Table): void {
  for (const { unit: id, from, kind, active } of umpire.state.engagement?.attackers ?? []) {
    const unit = unitOf(umpire.state, id);
    if (!active || kind === 'building' || unit.arm === 'A' || unit.routed || unit.at !== from) continue;
    umpire.emit({ type: 'unitReturned', rule: 'GEN-7.15', unit: id, to: from });
  }
}
