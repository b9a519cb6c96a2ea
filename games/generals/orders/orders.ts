// GEN-6.8, 6.9: the unit an order becomes bound to when it is first used (GEN-R.13).
// Until then no unit on the board carries a mark of it (GEN-21.3).
import { type Frozen, secret } from '@grognard/kernel';
import { countAt, firstIndex, unitOf } from '../field/units.ts';
import type { Order, Sheet, State, Unit } from '../state.ts';
import { ARMY_SIZE } from '../tables/armies.ts';
import type { Arm, Sector, Side, UnitId } from '../vocabulary.ts';

/** Activations of a Cavalry unit in one round (GEN-4.2); every other arm has one. */
export const RIDES = 2;

/** For the side's own actions, and for steps that follow a reveal. */
export const sheetOf = (state: Frozen<State>, side: Side): Frozen<Sheet> => state.sheets[side].hidden;

export function setSheet(state: State, side: Side, sheet: Sheet): void {
  const kept = secret(sheet, side);
  state.sheets =
    side === 'white'
      ? { white: kept, black: state.sheets.black }
      : { white: state.sheets.white, black: kept };
}

/** Ready units of a type in a sector that no order is bound to yet: whom an order there can still go to. */
export const unboundReady = (state: Frozen<State>, side: Side, from: Sector, arm: Arm): number =>
  countAt(state, side, from, (unit) => isFree(unit, arm));

const isFree = (unit: Frozen<Unit>, arm: Arm): boolean =>
  unit.arm === arm && !unit.bound && !unit.spent && !unit.routed;

/**
 * The units a side's orders go to: a bound order to its own, every other to the lowest-id ready unbound unit of its
 * type in its sector, outside units before one in the building (GEN-R.110). Surplus orders get none.
 */
export function unitsForOrders(
  state: Frozen<State>,
  side: Side,
  orders: readonly Frozen<Order>[],
): readonly (UnitId | null)[] {
  const taken = new Set<UnitId>();
  return orders.map((order) => {
    const id = order.unit ?? freeUnit(state, side, order, taken);
    if (id !== null) taken.add(id);
    return id;
  });
}

function freeUnit(
  state: Frozen<State>,
  side: Side,
  order: Frozen<Order>,
  taken: ReadonlySet<UnitId>,
): UnitId | null {
  let inside: UnitId | null = null;
  const first = firstIndex(side);
  for (let i = first; i < first + ARMY_SIZE; i++) {
    const unit = state.units[i];
    if (unit === undefined || unit.at !== order.from || !isFree(unit, order.arm) || taken.has(unit.id))
      continue;
    if (!unit.inside) return unit.id;
    inside ??= unit.id;
  }
  return inside;
}

/** An activation used this order: bind it, and note whether it can ever be used again (GEN-R.39). */
export function useOrder(state: State, side: Side, index: number, id: UnitId, arrived: boolean): void {
  const sheet = sheetOf(state, side);
  const { activations } = unitOf(state, id);
  setSheet(
    state,
    side,
    sheet.map((order, i) => (i === index ? used(order, id, arrived, activations) : order)),
  );
}

/** The order bound to a unit gets its unit one leg further. */
export function arriveByOrder(state: State, side: Side, id: UnitId): void {
  const index = sheetOf(state, side).findIndex((order) => order.unit === id);
  useOrder(state, side, index, id, true);
}

function used(order: Frozen<Order>, id: UnitId, arrived: boolean, activations: number): Order {
  const legs = order.legs + (arrived ? 1 : 0);
  const done = order.arm !== 'C' || activations >= RIDES || legs >= order.path.length;
  return { ...order, unit: id, legs, done };
}
