// SAG-15.2, SAG-R51: Disarray: unengaged front units test for it, all others lose it.
import { type Frozen, frozen } from '@grognard/kernel';
import { nobody } from '../actions/yes-no.ts';
import { zoneOf } from '../field/places.ts';
import { change, isEngaged, isOutflanker, unitsOf } from '../field/units.ts';
import { disarrayFrame } from '../frames.ts';
import { procedure, type Table } from '../rule-types.ts';
import type { State, Unit } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import { callTest, isTestResult } from './test.ts';

/** In the 1st Line or out on the enemy's flank, and not engaged: it must test. */
export const isInFront = (state: Frozen<State>, unit: Frozen<Unit>): boolean =>
  (zoneOf(unit.at) === 'L' || isOutflanker(unit)) && !isEngaged(state, unit.id);

export const disarray = procedure(disarrayFrame, {
  rule: 'SAG-15.2',
  pending: () => nobody,
  actions: [],
  advance(umpire, frame) {
    const state = frozen(umpire.state);
    for (const unit of unitsOf(state, frame.player)) {
      if (!unit.disarray || frame.tried.includes(unit.id)) continue;
      frame.tried = [...frame.tried, unit.id];
      if (isInFront(state, unit))
        return callTest(umpire, {
          kind: 'morale',
          cause: 'disarray',
          player: frame.player,
          unit: unit.id,
          need: 6,
        });
      reorder(umpire, unit.id);
    }
    umpire.end();
  },
  resume(umpire, frame, result) {
    const unit = frame.tried.at(-1);
    if (isTestResult(result) && result.success && unit !== undefined) reorder(umpire, unit);
  },
});

export function reorder(umpire: Table, unit: UnitId): void {
  change(umpire.state, unit, { disarray: false });
  umpire.emit({ type: 'disarrayRemoved', rule: 'SAG-15.2', unit });
}
