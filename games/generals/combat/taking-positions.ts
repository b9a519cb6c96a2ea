// GEN-12.13, 12.38, 20.15: carrying out what both sides decided about their positions.
import { invariant } from '@grognard/kernel';
import { crossing, isBattleSector } from '../field/board-graph.ts';
import { enterSector } from '../field/enter-sector.ts';
import { change, indexOf, unitOf } from '../field/units.ts';
import type { Table } from '../rule-types.ts';
import { type BySide, type FrontId, SIDES, type UnitId } from '../vocabulary.ts';
import { changeAttackers, changeEngagement, isAttacking } from './attackers.ts';
import type { CombatFrame } from './combat-frame.ts';
import { completed, type PositionsDraft } from './distribution.ts';
import { lineUp } from './line-up.ts';
import { wayBack } from './retreats.ts';

/** GEN-12.13: all at once, in id order; a retreated unit fights no more in this phase (GEN-R.50). */
export function retreatUnits(umpire: Table, units: readonly UnitId[]): void {
  const { state } = umpire;
  const place = (id: UnitId): number => indexOf(state.options, id);
  for (const id of units.slice().sort((a, b) => place(a) - place(b))) {
    const way = wayBack(unitOf(state, id));
    invariant(way !== null, 'behind a battle sector lies another or the reserve');
    const key = crossing(way.from, way.to);
    changeEngagement(state, ({ retreated, crossings }) => ({
      retreated: [...retreated, id],
      crossings: { ...crossings, [key]: (crossings[key] ?? 0) + 1 },
    }));
    umpire.emit({ type: 'unitRetreated', rule: 'GEN-12.13', unit: id, ...way });
    enterSector(umpire, id, way.to);
  }
}

/** GEN-20.15: a square ends thereby, and the unit sits out the running combat (GEN-20.16). */
export function enterBuilding(umpire: Table, id: UnitId): void {
  const { at } = change(umpire.state, id, { inside: true, square: false });
  if (isBattleSector(at)) umpire.emit({ type: 'unitSheltered', rule: 'GEN-20.15', unit: id, sector: at });
}

/** The lines of every front as the drafts leave them; who is left out of a draft takes the first front with room. */
export function takePositions(umpire: Table, combat: CombatFrame, drafts: BySide<PositionsDraft>): void {
  const { state } = umpire;
  const placed = new Map<UnitId, FrontId>();
  for (const side of SIDES)
    for (const [id, front] of completed(state, combat, side, drafts[side])) placed.set(id, front);
  for (const [id, front] of placed) {
    if (isAttacking(state, id)) changeAttackers(state, ({ unit }) => unit === id, { front });
  }
  combat.fronts = lineUp(state, combat, placed);
  const lines = combat.fronts
    .filter(({ closed }) => !closed)
    .map(({ id, white, black }) => ({ front: id, white, black }));
  umpire.emit({ type: 'positionsTaken', rule: 'GEN-12.14', lines });
}
