// Units are disrupted, and whoever can make out their marks sees it.
import type { RuleId } from '@grognard/kernel';
import type { Table } from '../rule-types.ts';
import { marksShown } from '../secrecy/sight-of.ts';
import { SIDES, type UnitId } from '../vocabulary.ts';
import { alive, patchUnits, sideOf, unitAt } from './units.ts';

/** NLC-6.3b: a disrupted unit is not disrupted again. */
export function disrupt(table: Table, units: readonly UnitId[], rule: RuleId): void {
  const fresh = alive(table.state, units).filter((id) => !unitAt(table.state, id).disrupted);
  if (fresh.length === 0) return;
  patchUnits(table.state, fresh, { disrupted: true });
  for (const side of SIDES) {
    const own = fresh.filter((id) => sideOf(table.state, id) === side);
    if (own.length > 0) table.emit({ type: 'unitsDisrupted', rule, ...marksShown(table.state, side, own) });
  }
}
