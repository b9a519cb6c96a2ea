// GEN-3.1: a side's units in the nine battle sectors, for explaining why one of them cannot do something.
import type { Frozen } from '@grognard/kernel';
import { isBattleSector } from '../field/board-graph.ts';
import { unitsOf } from '../field/units.ts';
import type { State, Unit } from '../state.ts';
import type { Side } from '../vocabulary.ts';

export const unitsOnBattlefield = (state: Frozen<State>, side: Side): readonly Frozen<Unit>[] =>
  unitsOf(state, side).filter((unit) => isBattleSector(unit.at));
