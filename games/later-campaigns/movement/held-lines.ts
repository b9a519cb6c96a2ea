// NLC-5.4b, 7.3d, 20.2.3: a line of which one half is in an enemy ZOC is in it: there it is held, and there it fights.
import { no, type Refusal } from '@grognard/kernel';
import { alive, sheetOf, sideOf, turnLines, unitAt } from '../changes/units.ts';
import { fieldOf } from '../ground/field.ts';
import { mayLeaveStartedZoc } from '../orders/permissions.ts';
import type { Read } from '../rule-types.ts';
import type { State } from '../state.ts';
import { type Hex, NOWHERE, type UnitId } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

export function turnToEnemy(state: State, units: readonly UnitId[]): void {
  if (!state.options.extendedLines) return;
  const field = fieldOf(state);
  for (const id of alive(state, units)) {
    const { hex, extended } = unitAt(state, id);
    const side = sideOf(state, id);
    if (extended !== NOWHERE && field.inEnemyZoc(side, extended) && !field.inEnemyZoc(side, hex))
      turnLines(state, [id], extended);
  }
}

/** Whether it may not give up this hex by movement. */
export const isHeldIn = (state: Read, id: UnitId, hex: Hex): boolean =>
  fieldOf(state).inEnemyZoc(sideOf(state, id), hex) && !mayLeaveStartedZoc(state, id);

/** NLC-5.4b: why they may not give up these hexes. */
export function refuseLeaving(state: Read, units: readonly UnitId[], hexes: readonly Hex[]): Refusal | null {
  const held = units.find((id) => hexes.some((hex) => isHeldIn(state, id, hex)));
  return held === undefined ? null : no('NLC-5.4b', refusals.heldByZoc, { unit: sheetOf(state, held).name });
}
