// NAP-FAT: Fatigue comes and goes.
import type { RuleId } from '@grognard/kernel';
import type { Table } from '../rule-types.ts';
import type { UnitId } from '../vocabulary.ts';
import { battleOf, changeUnit, unitOf } from './battle.ts';
import { canTire } from './units.ts';

/** NAP-FAT.1: beyond its Stamina nothing happens. */
export function tire(umpire: Table, id: UnitId, rule: RuleId): void {
  const battle = battleOf(umpire.state);
  const unit = unitOf(battle, id);
  if (!canTire(unit)) return;
  const { fatigue } = changeUnit(battle, id, { fatigue: unit.fatigue + 1 });
  umpire.emit({ type: 'fatigueChanged', rule, unit: id, by: 1, fatigue });
}

/** NAP-FAT.4 */
export function refresh(umpire: Table, id: UnitId, count: number, rule: RuleId): void {
  const battle = battleOf(umpire.state);
  const unit = unitOf(battle, id);
  const by = Math.min(count, unit.fatigue);
  if (by <= 0) return;
  const { fatigue } = changeUnit(battle, id, { fatigue: unit.fatigue - by });
  umpire.emit({ type: 'fatigueChanged', rule, unit: id, by: -by, fatigue });
}
