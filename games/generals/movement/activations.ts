// The activations of the running phase, as everybody knows them.
import type { Frozen } from '@grognard/kernel';
import { sideOf } from '../field/units.ts';
import { arriveByOrder } from '../orders/orders.ts';
import type { Activation, State } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';

/** Declared in this phase and not cancelled. */
export const activeNow = (state: Frozen<State>): readonly Activation[] =>
  state.activity.filter((one) => one.phase === state.phase && !one.cancelled);

/** Its unit is where the arrow pointed: the leg is used up. */
export function arrive(state: State, unit: UnitId): void {
  state.activity = state.activity.map((one) =>
    one.unit === unit && one.phase === state.phase ? { ...one, arrived: true } : one,
  );
  arriveByOrder(state, sideOf(unit), unit);
}
