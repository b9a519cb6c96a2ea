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
import { patchUnits, placeUnits, sideOf, unitAt } from './units.ts';

/** NLC-18.2: they occupy the hex, unless they come to fight for it (D.14). NLC-20.2.3d: a line that goes back stands in one hex again. */
export function moveTogether(
  table: Table,
  units: readonly UnitId[],
  hex: Hex,
  how: 'move' | 'retreat' | 'charge' | 'advance' | 'return',
): void {
  const { state } = table;
  const [first] = units;
  if (first === undefined) return;
  const from = unitAt(state, first).hex;
  const side = sideOf(state, first);
  patchUnits(state, units, { hex, extended: NOWHERE, movedOn: state.turn });
  rideAlong(state, units, hex);
  noteEntered(state, units, hex);
  const isContested = fieldOf(state).atOf(hex, otherSide(side)).length > 0;
  state.control = isContested ? controlNow(state) : controlAfter(state, hex, side);
  table.emit({ type: 'unitsMoved', rule: 'NLC-5.1a', how, from, to: hex, ...shownTo(state, units) });
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

/** NLC-5.6: over an edge of one's own by retreat is elimination, in supply (R071). */
export function leaveByRetreat(table: Table, unit: UnitId): void {
  const { state } = table;
  const { hex } = unitAt(state, unit);
  placeUnits(state, [unit], NOWHERE);
  eliminate(table, unit, 'NLC-5.6');
  table.emit({ type: 'unitLeftMap', rule: 'NLC-5.6', unit, hex });
}
