// D.2, E.9: one step of a group, and what comes of it at once.
import { disrupt } from '../changes/disruption.ts';
import { moveTogether } from '../changes/moving.ts';
import { sheetOf, sideOf } from '../changes/units.ts';
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
import { type Hex, otherSide } from '../vocabulary.ts';
import { noteColumn } from './columns.ts';
import { groupOf } from './grouping.ts';
import { termsOf } from './terms.ts';
import { goOn } from './way.ts';

/** The group after one step; null when it cannot make it. NLC-5.1b, R008: one hex is always possible, whatever it costs. */
export function stepped(state: Read, group: Group, hex: Hex): Group | null {
  const field = fieldOf(state);
  const terms = termsOf(state, group);
  const isFirst = group.hexesMoved === 0;
  const used: number[] = [];
  // Written out: asked of every hex beside a group.
  for (const [i, id] of group.units.entries()) {
    const price = stepPrice(state, field, id, group.hex, hex, terms);
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
): void {
  const { state } = table;
  const { length } = state.frames;
  const before = groupOf(state);
  frame.step = 'entered';
  if (after === null) return;
  const leftZoc = fieldOf(state).inEnemyZoc(frame.side, before.hex);
  moveTogether(table, after.units, hex, 'move');
  state.group = after;
  if (leftZoc) testLeavingZoc(table, before);
  noteColumn(state, after.units, before.hex, hex);
  openReaction(table, { kind: 'move', hex, movers: after.units, side: otherSide(frame.side) });
  openOpportunityFire(table, otherSide(frame.side), hex, after.units);
  // E.9: before guns and cavalry have their say; what is called last comes first.
  meetStaff(table);
  if (state.frames.length === length) goOn(before, after);
}

/** NLC-19.1c, R089: the group whose step empties a hex in a ZOC; cavalry does not mind. */
function testLeavingZoc(table: Table, { units, hex }: Group): void {
  const { state } = table;
  const [first] = units;
  if (!state.options.retreatDisruption || first === undefined) return;
  if (fieldOf(state).atOf(hex, sideOf(state, first)).length > 0) return;
  const foot = units.filter((id) => sheetOf(state, id).arm !== 'cav');
  if (foot.length === 0) return;
  const roll = table.random.die(6, `NLC-19.1c leaving a zone ${hexName(state, hex)}`);
  const broken = foot.filter((id) => roll > moraleOf(state, id, PLAIN).value);
  table.emit({ type: 'retreatTested', rule: 'NLC-19.1c', units: foot, roll, disrupted: broken });
  disrupt(table, broken, 'NLC-19.1c');
  rout(table, shatteredBy(state, foot, roll, PLAIN));
}
