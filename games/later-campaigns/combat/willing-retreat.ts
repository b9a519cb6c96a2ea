// NLC-19.1a: one die for all that go back of their own will, each by its own morale.
import { disrupt } from '../changes/disruption.ts';
import { alive } from '../changes/units.ts';
import { moraleOf, PLAIN } from '../morale/morale.ts';
import type { Table } from '../rule-types.ts';
import type { UnitId } from '../vocabulary.ts';
import { rout, shatteredBy } from './rout.ts';

/** They are still in the fight (NLC-D.11, NLC-R001). Gives those who go: whoever misses it by 3 breaks where he stands (NLC-20.10). */
export function testRetreat(table: Table, units: readonly UnitId[], defending: boolean): readonly UnitId[] {
  const { state } = table;
  if (!state.options.retreatDisruption || units.length === 0) return units;
  const roll = table.random.die(6, 'NLC-19.1a voluntary retreat');
  const context = { ...PLAIN, scope: 'combat', defending } as const;
  const broken = units.filter((id) => roll > moraleOf(state, id, context).value);
  table.emit({ type: 'retreatTested', rule: 'NLC-19.1a', units, roll, disrupted: broken });
  disrupt(table, broken, 'NLC-19.1a');
  rout(table, shatteredBy(state, units, roll, context));
  return alive(state, units);
}
