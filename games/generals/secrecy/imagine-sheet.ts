// GEN-21.1: an enemy sheet that fits everything made public: the legs used, who was mustered, how many could be written.
import type { Frozen, Random } from '@grognard/kernel';
import { likelyOrders } from '../brain/likely-orders.ts';
import { sideOf, unitOf } from '../field/units.ts';
import { arrows } from '../orders/arrows.ts';
import { courierNeeds, ordersCharged } from '../orders/command.ts';
import { mustered } from '../orders/mustering.ts';
import { RIDES } from '../orders/orders.ts';
import type { Activation, Order, State } from '../state.ts';
import type { Side, UnitId } from '../vocabulary.ts';

type Path = Order['path'];

/** Orders a side has shown so far, then those a sensible general would have written for the units he has left. */
export function imagineSheet(state: Frozen<State>, side: Side, random: Random): readonly Order[] {
  const shown = shownOrders(state, side, random);
  const sheet = [...shown, ...cancelledOrders(state, side, shown)];
  const left = state.allotment[side] - ordersCharged(state, side, sheet);
  for (const { from, arm, path } of likelyOrders(state, side, sheet, left, random)) {
    // GEN-6.3: who has come to a sector since, without an order, could be given none there.
    const written = sheet.filter((order) => order.from === from && order.arm === arm).length;
    if (written < mustered(state, side, arm, from)) sheet.push(plain(from, arm, path));
  }
  const tested = state.options.couriers && state.phase !== 'planning';
  return tested ? sheet.map((order) => imagineCourier(state, side, order, random)) : sheet;
}

const plain = (from: Order['from'], arm: Order['arm'], path: Path): Order => ({
  from,
  arm,
  path,
  unit: null,
  legs: 0,
  done: false,
  courier: null,
});

/** The orders of all units that have used one. */
function shownOrders(state: Frozen<State>, side: Side, random: Random): readonly Order[] {
  const orders = new Map<UnitId, readonly Frozen<Activation>[]>();
  for (const one of state.activity) {
    if (sideOf(one.unit) !== side || one.cancelled) continue;
    orders.set(one.unit, [...(orders.get(one.unit) ?? []), one]);
  }
  return [...orders].map(([unit, used]) => shownOrder(state, side, unit, used, random));
}

function shownOrder(
  state: Frozen<State>,
  side: Side,
  unit: UnitId,
  used: readonly Frozen<Activation>[],
  random: Random,
): Order {
  const { arm } = unitOf(state, unit);
  const [first, second] = used;
  const from = first?.from ?? 'rw';
  const to = first?.to ?? from;
  const next = first?.arrived ? second?.to : undefined;
  const path: Path =
    from === to ? ['building'] : next !== undefined ? [to, next] : imagineRest(side, arm, from, to, random);
  const legs = used.filter(({ arrived }) => arrived).length;
  const done = arm !== 'C' || used.length >= RIDES || legs >= path.length;
  return { ...plain(from, arm, path), unit, legs, done };
}

/** A ride may or may not go on after its first leg. */
function imagineRest(
  side: Side,
  arm: Order['arm'],
  from: Order['from'],
  to: Order['from'],
  random: Random,
): Path {
  const rides = arrows(side, arm, from).filter(({ path }) => path[0] === to);
  return rides[random.die(Math.max(1, rides.length), 'GEN-6.5 ride imagined') - 1]?.path ?? [to];
}

/** GEN-7.16: for whoever gave way an order is left that leads there, unless a later phase has used it, for him or another. */
function cancelledOrders(state: Frozen<State>, side: Side, shown: readonly Order[]): readonly Order[] {
  const orders: Order[] = [];
  for (const [at, one] of state.activity.entries()) {
    if (!one.cancelled || sideOf(one.unit) !== side) continue;
    // GEN-6.5: who was under way already gave way on the second leg of an order that is shown.
    if (firstUse(state, one.unit) < at) continue;
    const { arm } = unitOf(state, one.unit);
    const alike = (other: Frozen<Activation>): boolean =>
      other.cancelled &&
      other.phase === one.phase &&
      other.from === one.from &&
      other.to === one.to &&
      sideOf(other.unit) === side &&
      unitOf(state, other.unit).arm === arm;
    const isThere = (order: Order): boolean =>
      order.from === one.from && order.arm === arm && order.path[0] === one.to;
    const wanted = state.activity.filter(alike).length;
    const known = shown.filter(
      (order) => isThere(order) && order.unit !== null && firstUse(state, order.unit) >= at,
    ).length;
    const made = orders.filter(isThere).length;
    for (let n = known + made; n < wanted; n++) orders.push(plain(one.from, arm, [one.to]));
  }
  return orders;
}

/** Where what happened tells that the unit used its order; infinity: nowhere. */
function firstUse(state: Frozen<State>, unit: UnitId): number {
  const at = state.activity.findIndex((one) => one.unit === unit && !one.cancelled);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

/** GEN-18.3: an order that was used has arrived. */
function imagineCourier(state: Frozen<State>, side: Side, order: Order, random: Random): Order {
  const needs = courierNeeds(state, side, order.from);
  const least = order.unit === null ? 1 : Math.max(1, needs);
  const die = least - 1 + random.die(Math.max(1, 7 - least), 'GEN-18.3 courier imagined');
  return { ...order, courier: { die, arrived: die >= needs } };
}
