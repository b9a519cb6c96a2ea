// GEN-14.4 to 14.7: at the end of the sequence every removed unit turns out captured or destroyed.

import { change, unitOf } from '../field/units.ts';
import type { Table } from '../rule-types.ts';
import type { CombatFrame } from './combat-frame.ts';

/** GEN-R.75, GEN-R.76: captured if any Infantry or Cavalry hit could have removed it and that unit is still unrouted. */
export function settleCaptures(umpire: Table, combat: CombatFrame): void {
  const { state } = umpire;
  const stands = (id: string): boolean => {
    const unit = unitOf(state, id);
    return !unit.routed && unit.at !== 'gone' && unit.at !== 'captured' && unit.at !== 'box';
  };
  for (const { unit, at, by } of combat.removed) {
    if (!by.some(stands)) {
      umpire.emit({ type: 'unitDestroyed', rule: 'GEN-14.5', unit, at });
      continue;
    }
    change(state, unit, { at: 'captured' });
    umpire.emit({ type: 'unitCaptured', rule: 'GEN-14.4', unit, at });
  }
  combat.removed = [];
}
