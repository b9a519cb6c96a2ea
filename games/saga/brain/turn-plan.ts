// SAG-9.1: what an order is worth as the first of all those the markers left allow: steps are made, blows only thought of.
import type { Frozen } from '@grognard/kernel';
import { stepOf } from '../activation/declarations.ts';
import { indexOf, placeOf } from '../field/places.ts';
import { findUnit, unitOf } from '../field/units.ts';
import type { State } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { promiseOf } from './blows.ts';
import { isAllowed, type Order, ordersOf } from './orders.ts';
import { holesLeft } from './rescue.ts';

/** An order further on may not come to it: the enemy acts in between. */
const LATER = 0.7;
/** Sequences that are thought through to the last marker; the others are judged by what their first order leaves to do. */
const WIDTH = 6;
/** While the front can still be saved: a step that fills nothing looks like little by itself, and many look alike. */
const WIDTH_IN_PERIL = 24;

/** The same orders, each worth what the sequence it begins promises more than the best blows of the others alone. */
export function turnPlans(state: Frozen<State>, player: Player, orders: readonly Order[]): readonly Order[] {
  const { markers } = state.players[player];
  const otherwise = LATER * promiseOf(state, player, markers - 1);
  const isInPeril = holesLeft(state, player, markers) < holesLeft(state, player, 0);
  const width = isInPeril ? WIDTH_IN_PERIL : WIDTH;
  const glanced = orders
    .filter((order) => isAllowed(state, order))
    .map((order) => ({ order, value: order.value + LATER * promised(after(state, player, order), player) }))
    .toSorted((a, b) => b.value - a.value);
  return glanced.map(({ order, value }, n) => {
    const best = n < width ? Math.max(value, sequence(state, player, order)) : value;
    return { ...order, value: best - otherwise };
  });
}

/** The order, and after it each time the best one. */
function sequence(state: Frozen<State>, player: Player, first: Order): number {
  let value = first.value;
  let weight = LATER;
  let now = after(state, player, first);
  while (now.players[player].markers > 0) {
    const next = bestOrder(now, player);
    if (next === null) break;
    value += weight * next.value;
    weight *= LATER;
    now = after(now, player, next);
  }
  return value;
}

function bestOrder(state: Frozen<State>, player: Player): Order | null {
  const orders = ordersOf(state, player).toSorted((a, b) => b.value - a.value);
  return orders.find((order) => isAllowed(state, order)) ?? null;
}

const promised = (state: Frozen<State>, player: Player): number =>
  promiseOf(state, player, state.players[player].markers);

/** The marker is spent and the step made; how a blow falls nobody knows. */
function after(state: Frozen<State>, player: Player, { activate, declare }: Order): Frozen<State> {
  const unit = unitOf(state, activate.unit);
  const step = declare === null ? null : stepOf(declare);
  const to = step === null ? unit.at : placeOf(player, step.to);
  const partner = findUnit(state, step?.with ?? null);
  const field = state.field.slice();
  field[indexOf(unit.at)] = partner === undefined ? null : { ...partner, at: unit.at };
  field[indexOf(to)] = { ...unit, at: to, activated: true };
  const owner = state.players[player];
  const players = { ...state.players, [player]: { ...owner, markers: owner.markers - 1 } };
  return { ...state, field, players };
}
