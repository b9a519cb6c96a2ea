// GEN-15.1 to 15.5, 20.19: what a side can rally with the orders it saved.
import type { Frozen } from '@grognard/kernel';
import { isSector } from '../field/board-graph.ts';
import { controls } from '../field/control.ts';
import { countAt, unitsOf } from '../field/units.ts';
import type { DraftOf } from '../grammar.ts';
import type { State, Unit } from '../state.ts';
import { SIDES, type Side } from '../vocabulary.ts';

export type Rallies = DraftOf<'rally'>['rallies'];
export const RALLIED_ARMS = ['I', 'C'] as const;
export type RalliedArm = (typeof RALLIED_ARMS)[number];

/** GEN-15.2: pairs of one type in the box. */
export const pairsOf = (state: Frozen<State>, side: Side, arm: RalliedArm): number =>
  Math.floor(countAt(state, side, 'box', (unit) => unit.arm === arm) / 2);

/** Routed batteries and occupants: they are rallied where they lie (GEN-15.4, 20.19). */
export const layingDown = (state: Frozen<State>, side: Side): readonly Frozen<Unit>[] =>
  unitsOf(state, side).filter(
    (unit) => unit.routed && isSector(unit.at) && (unit.arm === 'A' || unit.inside),
  );

/** GEN-15.4: the condition is control, not friendliness (GEN-R.96). */
export const canRallyInPlace = (state: Frozen<State>, side: Side, unit: Frozen<Unit>): boolean =>
  isSector(unit.at) && controls(state, side, unit.at);

/** GEN-21.2: a pair in the box, or somebody who could be rallied on the spot. */
export const sidesThatMayRally = (state: Frozen<State>): readonly Side[] =>
  SIDES.filter(
    (side) =>
      RALLIED_ARMS.some((arm) => pairsOf(state, side, arm) > 0) ||
      layingDown(state, side).some((unit) => canRallyInPlace(state, side, unit)),
  );

export const drafted = (rallies: Frozen<Rallies>, arm: RalliedArm): number =>
  rallies.filter((one) => 'arm' in one && one.arm === arm).length;
