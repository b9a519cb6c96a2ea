// GEN-21.2: whether a side is asked depends on public facts only.
import type { Frozen } from '@grognard/kernel';
import { isBattleSector, isSector } from '../field/board-graph.ts';
import { firstIndex, isReady } from '../field/units.ts';
import type { State, Unit } from '../state.ts';
import { ARMY_SIZE } from '../tables/armies.ts';
import { SIDES, type Side } from '../vocabulary.ts';

type Test = (unit: Frozen<Unit>) => boolean;

const MAY_ACT = {
  fast: (unit) => unit.arm === 'C' && isReady(unit) && isSector(unit.at),
  bombard: (unit) => unit.arm === 'A' && isReady(unit) && isBattleSector(unit.at),
  combined: (unit) => isReady(unit) && isSector(unit.at),
  noncombat: (unit) => isReady(unit) && isSector(unit.at),
} as const satisfies { readonly [phase: string]: Test };

export const sidesThatMayAct = (state: Frozen<State>, phase: keyof typeof MAY_ACT): readonly Side[] =>
  SIDES.filter((side) => anyUnit(state, side, MAY_ACT[phase]));

function anyUnit(state: Frozen<State>, side: Side, test: Test): boolean {
  const first = firstIndex(side);
  for (let i = first; i < first + ARMY_SIZE; i++) {
    const unit = state.units[i];
    if (unit !== undefined && test(unit)) return true;
  }
  return false;
}
