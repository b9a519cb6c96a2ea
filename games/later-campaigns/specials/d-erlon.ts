// NLC-A.5 `d-erlon-countermarch`: each turn from the group's own on a die; on a 6 it comes.
import { sideOf } from '../changes/units.ts';
import type { Reinforcement } from '../data/theatre.ts';
import type { Table } from '../rule-types.ts';

const HOOK = 'd-erlon-countermarch';
const COMES_ON = 6;

export function hasCome(
  table: Table,
  n: number,
  { condition, units }: Pick<Reinforcement, 'condition' | 'units'>,
): boolean {
  if (condition !== HOOK) return true;
  const roll = table.random.die(6, `NLC-4.0a ${HOOK}`);
  // NLC-G: the enemy is told when it comes.
  const only = sideOf(table.state, units[0] ?? 0);
  if (roll < COMES_ON) table.emit({ type: 'reinforcementsDue', rule: 'NLC-4.0a', group: n, roll, only });
  return roll >= COMES_ON;
}
