// GEN-18.2, 18.3, 19.4, 20.3: where a side commands from and how many orders it has.
import type { Frozen } from '@grognard/kernel';
import { distance, HOME } from '../field/board-graph.ts';
import type { Sheet, State } from '../state.ts';
import type { BattleSector, Sector, Side } from '../vocabulary.ts';

/** GEN-6.1 */
const ORDERS = 10;
/** GEN-18.1: added to the die. */
const ORDERS_BEFORE_DIE = 6;

/** The sector of the general marker; without one, the centre of the home row (GEN-R.102). */
export function commandSector(state: Frozen<Pick<State, 'markers'>>, side: Side): BattleSector {
  for (const marker of state.markers) {
    if (marker.kind === 'general' && marker.owner === side) return marker.sector;
  }
  return HOME[side].center;
}

/** GEN-18.3: a courier arrives when the die is at least this. */
export const courierNeeds = (state: Frozen<State>, side: Side, from: Sector): number =>
  distance(commandSector(state, side), from);

/** What decides how many orders a side has; everybody sees it. */
type Means = Frozen<Pick<State, 'options' | 'vp' | 'allotment' | 'markers'>>;

/** All orders a side has this round, written or kept for the rally: its VP under army morale (GEN-19.4). */
export function totalOrders(state: Means, side: Side): number {
  return state.options.morale
    ? Math.max(0, state.vp[side] - state.options.handicap[side])
    : state.allotment[side];
}

/** What it may write, without the bonus order; each option limits on its own (GEN-R.104). */
export function writtenLimit(state: Frozen<Pick<State, 'options' | 'vp' | 'orderDice'>>, side: Side): number {
  const die = state.orderDice === null ? null : state.orderDice[side];
  const normal = Math.max(
    0,
    (die === null ? ORDERS : ORDERS_BEFORE_DIE + die) - state.options.handicap[side],
  );
  return state.options.morale
    ? Math.min(normal, Math.max(0, state.vp[side] - state.options.handicap[side]))
    : normal;
}

/** Orders of a sheet that count against the allotment: one for the command sector goes on the bonus (GEN-18.2). */
export function ordersCharged(state: Means, side: Side, sheet: Frozen<Sheet>): number {
  if (!state.options.couriers) return sheet.length;
  const command = commandSector(state, side);
  return sheet.some((order) => order.from === command) ? sheet.length - 1 : sheet.length;
}

/** GEN-6.10: what is left for the rally; written orders that were never used are lost (GEN-R.17). */
export const savedOrders = (state: Frozen<State>, side: Side): number =>
  savedBy(state, side, state.sheets[side].hidden);
export const savedBy = (state: Means, side: Side, sheet: Frozen<Sheet>): number =>
  totalOrders(state, side) - ordersCharged(state, side, sheet);
