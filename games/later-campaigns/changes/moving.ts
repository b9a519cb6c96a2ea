// Units change hex, whatever the cause; leaders and HQs they meet feel it when the move or fight is over.

import { controlAfter, controlNow } from '../control/control.ts';
import { fieldOf } from '../ground/field.ts';
import { noteEntered } from '../orders/reaching.ts';
import type { Table } from '../rule-types.ts';
import { shownTo } from '../secrecy/sight-of.ts';
import { rideAlong } from '../specials/bluecher.ts';
import { type Hex, type LeaderId, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { leaderAt, leaderSheet, patchLeader } from './bodies.ts';
import { eliminate } from './steps.ts';
import { patchUnit, placeUnits, sideOf, unitAt } from './units.ts';

type Manner = 'move' | 'retreat' | 'charge' | 'advance' | 'return';

/** NLC-18.2: they occupy the hex, unless they come to fight for it (NLC-D.14). NLC-20.2.3b, d: a line stands in one hex again, unless its other half goes to `line`. */
export function moveTogether(
  table: Table,
  units: readonly UnitId[],
  hex: Hex,
  how: Manner,
  line = NOWHERE,
): void {
  const { state } = table;
  const [first] = units;
  if (first === undefined) return;
  const from = unitAt(state, first).hex;
  const side = sideOf(state, first);
  if (line !== NOWHERE) moveHalf(table, units, line, how);
  for (const id of units)
    patchUnit(state, id, {
      hex,
      extended: unitAt(state, id).extended === line ? line : NOWHERE,
      movedOn: state.turn,
    });
  rideAlong(state, units, hex);
  noteEntered(state, units, hex);
  const isContested = fieldOf(state).atOf(hex, otherSide(side)).length > 0;
  state.control = isContested ? controlNow(state) : controlAfter(state, hex, side);
  table.emit({ type: 'unitsMoved', rule: 'NLC-5.1a', how, from, to: hex, ...shownTo(state, units) });
}

/** NLC-20.2.3b, d: told before the half that was fought for, in whose hex the brigade is looked for. */
function moveHalf(table: Table, units: readonly UnitId[], hex: Hex, how: Manner): void {
  const { state } = table;
  for (const id of units) {
    const { extended: from } = unitAt(state, id);
    if (from === NOWHERE) continue;
    patchUnit(state, id, { extended: hex });
    state.stamp += 1;
    noteEntered(state, [id], hex);
    state.control = controlAfter(state, hex, sideOf(state, id));
    table.emit({
      type: 'unitsMoved',
      rule: how === 'move' ? 'NLC-20.2.3b' : 'NLC-20.2.3d',
      how,
      from,
      to: hex,
      ...shownTo(state, [id]),
    });
  }
}

/** NLC-11.3: a leader goes along with the last of his stack. */
export function takeLeadersAlong(table: Table, side: Side, from: Hex, to: Hex): void {
  const { state } = table;
  const field = fieldOf(state);
  if (field.atOf(from, side).length > 0) return;
  for (const leader of field.leadersAt(from))
    if (leaderSheet(state, leader).side === side) moveLeaderTo(table, leader, to);
}

export function moveLeaderTo(table: Table, leader: LeaderId, hex: Hex): void {
  const from = leaderAt(table.state, leader).hex;
  patchLeader(table.state, leader, { hex });
  table.emit({
    type: 'leaderMoved',
    rule: 'NLC-4.4b',
    leader,
    from,
    to: hex,
    side: leaderSheet(table.state, leader).side,
  });
}

/** NLC-5.6: over an edge of one's own by retreat is elimination, in supply (NLC-R071). */
export function leaveByRetreat(table: Table, unit: UnitId): void {
  const { state } = table;
  const { hex } = unitAt(state, unit);
  placeUnits(state, [unit], NOWHERE);
  eliminate(table, unit, 'NLC-5.6');
  table.emit({ type: 'unitLeftMap', rule: 'NLC-5.6', unit, hex });
}
