// NLC-19.1a: one die for all that go back of their own will, each by its own morale.
import { disrupt } from '../changes/disruption.ts';
import { moraleOf, PLAIN } from '../morale/morale.ts';
import type { Table } from '../rule-types.ts';
import type { UnitId } from '../vocabulary.ts';
import { shatteredBy } from './rout.ts';

/** They are still in the fight (NLC-D.11, NLC-R001). Gives those who run when it is over (NLC-20.10). */
export function testRetreat(table: Table, units: readonly UnitId[], defending: boolean): readonly UnitId[] {
  const { state } = table;
  if (!state.options.retreatDisruption || units.length === 0) return [];
  const roll = table.random.die(6, 'NLC-19.1a voluntary retreat');
  const context = { ...PLAIN, scope: 'combat', defending } as const;
  const broken = units.filter((id) => roll > moraleOf(state, id, context).value);
  table.emit({ type: 'retreatTested', rule: 'NLC-19.1a', units, roll, disrupted: broken });
  disrupt(table, broken, 'NLC-19.1a');
  return shatteredBy(state, units, roll, context);
}
