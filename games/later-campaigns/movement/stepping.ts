// NLC-D.2, NLC-E.9: one step of a group, and what comes of it at once.
import { disrupt } from '../changes/disruption.ts';
import { moveTogether } from '../changes/moving.ts';
import { otherHalf, sheetOf, sideOf, stillAt } from '../changes/units.ts';
import { openReaction } from '../combat/open-reaction.ts';
import { rout, shatteredBy } from '../combat/rout.ts';
import { meetStaff } from '../combat/staff.ts';
import type { GroupFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { moraleOf, PLAIN } from '../morale/morale.ts';
import { hexName } from '../names.ts';
import { openOpportunityFire } from '../procedures/opportunity-fire.ts';
import type { Table } from '../rule-types.ts';
import { type Hex, NOWHERE, otherSide, type UnitId } from '../vocabulary.ts';
import { noteColumn } from './columns.ts';
import { groupOf } from './grouping.ts';
import { stepped } from './stepped.ts';
import { goOn } from './way.ts';

export function makeStep(
  table: Table,
  frame: GroupFrame,
  hex: Hex,
  after = stepped(table.state, groupOf(table.state), hex),
  line = NOWHERE,
): void {
  const { state } = table;
  const { length } = state.frames;
  const before = groupOf(state);
  frame.step = 'entered';
  if (after === null) return;
  const stood = [before.hex, otherHalf(state, before.units, before.hex)];
  const left = stood.filter((at) => at !== NOWHERE && fieldOf(state).inEnemyZoc(frame.side, at));
  moveTogether(table, after.units, hex, 'move', line);
  state.group = after;
  if (left.length > 0) testLeavingZoc(table, before.units, left);
  noteColumn(state, before, hex);
  for (const at of line === NOWHERE ? [hex] : [line, hex]) {
    const movers = stillAt(state, after.units, at);
    openReaction(table, { kind: 'move', hex: at, movers, side: otherSide(frame.side) });
    openOpportunityFire(table, otherSide(frame.side), at, movers);
  }
  // NLC-E.9: before guns and cavalry have their say; what is called last comes first.
  meetStaff(table);
  if (state.frames.length === length) goOn(before, after, frame.goal);
}

/** NLC-19.1c, NLC-R089: the group whose step empties a hex in a ZOC; cavalry does not mind. */
function testLeavingZoc(table: Table, units: readonly UnitId[], left: readonly Hex[]): void {
  const { state } = table;
  const [first] = units;
  if (!state.options.retreatDisruption || first === undefined) return;
  const hex = left.find((each) => fieldOf(state).atOf(each, sideOf(state, first)).length === 0);
  if (hex === undefined) return;
  const foot = units.filter((id) => sheetOf(state, id).arm !== 'cav');
  if (foot.length === 0) return;
  const roll = table.random.die(6, `NLC-19.1c leaving a zone ${hexName(state, hex)}`);
  const broken = foot.filter((id) => roll > moraleOf(state, id, PLAIN).value);
  table.emit({ type: 'retreatTested', rule: 'NLC-19.1c', units: foot, roll, disrupted: broken });
  disrupt(table, broken, 'NLC-19.1c');
  rout(table, shatteredBy(state, foot, roll, PLAIN));
}
