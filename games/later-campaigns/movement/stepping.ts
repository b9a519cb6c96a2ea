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
import { stepPrice } from '../reach/step-price.ts';
import type { Read, Table } from '../rule-types.ts';
import type { Group } from '../state.ts';
import { type Hex, NOWHERE, otherSide, type UnitId } from '../vocabulary.ts';
import { noteColumn } from './columns.ts';
import { groupOf } from './grouping.ts';
import { termsOf } from './terms.ts';
import { goOn } from './way.ts';

/** The group after one step; null when it cannot make it. NLC-5.1b, NLC-R008: one hex is always possible, whatever it costs. */
export function stepped(state: Read, group: Group, hex: Hex): Group | null {
  const field = fieldOf(state);
  const terms = termsOf(state, group);
  return steppedAt(group, hex, (id) => stepPrice(state, field, id, group.hex, hex, terms));
}

/** The same, for what it costs each unit. */
export function steppedAt(group: Group, hex: Hex, priceFor: (id: UnitId) => number): Group | null {
  const isFirst = group.hexesMoved === 0;
  const used: number[] = [];
  // Written out: asked of every hex beside a group.
  for (const [i, id] of group.units.entries()) {
    const price = priceFor(id);
    const most = group.allowance[i] ?? 0;
    const points = (group.used[i] ?? 0) + price;
    if (price === Number.POSITIVE_INFINITY || (points > most && !isFirst)) return null;
    used.push(Math.min(points, most));
  }
  return { ...group, hex, used, hexesMoved: group.hexesMoved + 1 };
}

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
  noteColumn(state, after.units, before.hex, hex);
  for (const at of line === NOWHERE ? [hex] : [line, hex]) {
    const movers = stillAt(state, after.units, at);
    openReaction(table, { kind: 'move', hex: at, movers, side: otherSide(frame.side) });
    openOpportunityFire(table, otherSide(frame.side), at, movers);
  }
  // NLC-E.9: before guns and cavalry have their say; what is called last comes first.
  meetStaff(table);
  if (state.frames.length === length) goOn(before, after);
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
