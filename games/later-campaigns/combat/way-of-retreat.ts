// NLC-D.6: where a stack may go back to, and how it goes.
import type { Frozen } from '@grognard/kernel';
import { bodySheet } from '../changes/bodies.ts';
import { leaveByRetreat, moveLeaderTo, moveTogether } from '../changes/moving.ts';
import { otherHalf, stillAt } from '../changes/units.ts';
import type { RetreatFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { bodyLedBy } from '../movement/leaders.ts';
import { activeLeg } from '../orders/legs.ts';
import { retreatWays, type WayBack } from '../reach/retreat-hexes.ts';
import type { Read, Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import { type Hex, NOBODY, NOWHERE, type Side } from '../vocabulary.ts';
import { goesAlong, leadersAt } from './going-back.ts';
import { markFailing } from './staff.ts';

export const ways = (
  state: Read,
  { units, at, foes, visited, kind, step }: Frozen<RetreatFrame>,
): readonly WayBack[] => {
  if (step === 'excess') return [];
  const going = stillAt(state, units, at);
  const half = otherHalf(state, going, at);
  return retreatWays(fieldOf(state), { units: going, from: at, half, foes, visited, kind });
};

export function goBack(table: Table, frame: RetreatFrame, { hex, line }: WayBack): void {
  const { state } = table;
  const units = stillAt(state, frame.units, frame.at);
  const from = frame.at;
  if (hex === NOWHERE) {
    for (const unit of units) leaveByRetreat(table, unit);
    frame.step = 'over';
    return;
  }
  if (frame.kind !== 'orderFailure') failReserves(state, frame.side, from);
  const riders = leadersAt(state, frame).filter((leader) => goesAlong(state, frame, leader));
  moveTogether(table, units, hex, 'retreat', line);
  for (const leader of riders) moveLeaderTo(table, leader, hex);
  frame.at = hex;
  frame.visited = [...frame.visited, hex, ...(line === NOWHERE ? [] : [line])];
  frame.left -= 1;
  frame.step = 'entered';
}

/** NLC-12.2.9e: units go back from the hex of a leader on Reserve. */
function failReserves(state: State, side: Side, hex: Hex): void {
  for (const leader of fieldOf(state).leadersAt(hex)) {
    const body = bodyLedBy(state, leader);
    if (body !== NOBODY && bodySheet(state, body).side === side && activeLeg(state, body).type === 'reserve')
      markFailing(state, body);
  }
}
