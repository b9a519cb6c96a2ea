// NLC-R040, NLC-M.2: of open orders, and of friends, one knows who is under which kind of order; where to, one can only imagine.
import type { Open, Seat } from '@grognard/kernel';
import { bodySheet, hasUnits } from '../changes/bodies.ts';
import { patchUnit } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { freshBody } from '../fresh.ts';
import { legWith } from '../orders/legs.ts';
import { automatic } from '../orders/numbered.ts';
import { seatOfBody } from '../seats/holding.ts';
import { hasChairs } from '../seats/seating.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { type BodyId, NOBODY, type OrderType, sideOfSeat } from '../vocabulary.ts';

export function imagineOrders(state: State, { options, openOrders }: Open<View>, seat: Seat): void {
  if (!options.openOrders && !hasChairs(state)) return;
  const known = new Map(openOrders.map(({ body, type }) => [body, type]));
  for (const id of theatreOf(state).bodies.keys()) {
    if (!hasUnits(state, id) || seatOfBody(state, id) === seat) continue;
    if (!options.openOrders && bodySheet(state, id).side !== sideOfSeat(seat)) continue;
    const type = known.get(id);
    if (type === undefined) disband(state, id);
    else underOrder(state, id, type);
  }
}

function underOrder(state: State, id: BodyId, type: OrderType): void {
  const { leader, formation } = bodySheet(state, id);
  const body = state.bodies[id];
  if (body?.order.legs[body.leg]?.type === type) return;
  const order = automatic(state, id, [legWith({ type })]);
  // NLC-12.13d: a division under orders of its own; who may stack with it depends on that.
  const parent = formation === id ? NOBODY : formation;
  state.bodies[id] = { ...(body ?? { ...freshBody(order, leader, formation), parent }), order, leg: 0 };
}

/** It is no body of its own any more: its units follow their formation. */
function disband(state: State, id: BodyId): void {
  if (state.bodies[id] === null) return;
  const { formation } = bodySheet(state, id);
  state.bodies[id] = null;
  for (const [unit, { body }] of state.units.entries())
    if (body === id) patchUnit(state, unit, { body: formation });
}
