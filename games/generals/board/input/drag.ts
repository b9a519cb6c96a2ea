import type { Drag } from '@grognard/desk';
import { isLegal } from '@grognard/desk/offers/legal.ts';
import type { Target } from '@grognard/kernel';
import { isSector } from '../../field/board-graph.ts';
import type { Sector } from '../../vocabulary.ts';
import type { Desk } from '../desk.ts';
import { secondHalf } from './answers.ts';
import { TWO_PRESSES } from './press.ts';
import { pick } from './selection.ts';
import {
  canBeOrdered,
  isPlanning,
  type OrderPick,
  ordersTo,
  pickOf,
  rideOn,
  unitNamed,
} from './written-orders.ts';

/** A drag begins on a unit that can be given an order, or that has a second half to choose. */
export function canDragFrom(desk: Desk, target: Target): boolean {
  if (!('unit' in target)) return false;
  if (!isPlanning(desk))
    return desk.on(target).some((offer) => isLegal(offer) && TWO_PRESSES.has(offer.action.type));
  const picked = pickOf(unitNamed(desk, target.unit));
  return picked !== null && canBeOrdered(desk, picked);
}

const placeOf = (desk: Desk, target: Target): string | undefined => {
  if ('sector' in target) return target.sector;
  return 'unit' in target ? unitNamed(desk, target.unit)?.at : undefined;
};

/** The sectors a drag has passed after the one it began in; a last one left again means back. */
export function trailOf(desk: Desk, drag: Drag): readonly Sector[] {
  const start = placeOf(desk, drag.from);
  const trail: Sector[] = [];
  for (const target of drag.over) {
    const place = placeOf(desk, target);
    if (isSector(place) && place !== (trail.at(-1) ?? start)) trail.push(place);
  }
  return trail;
}

/** GEN-6.4, 6.5: Cavalry goes by the first two sectors of the trail, everybody else to where it ends. */
function dropOrder(desk: Desk, picked: OrderPick, trail: readonly Sector[], at: Element | null): void {
  const [first, second] = trail;
  const isCavalry = picked.arm === 'C';
  const to = isCavalry ? first : trail.at(-1);
  if (first === undefined || to === undefined) return;
  pick(desk, picked);
  const ride = second !== undefined && isCavalry ? ordersTo(desk, { ...picked, via: first }, second) : [];
  const direct = ordersTo(desk, picked, to);
  if (ride.length > 0) desk.choose(ride, at);
  else if (direct.length === 0)
    desk.ask({ type: 'order', from: picked.from, arm: picked.arm, path: [to] }, to, at);
  else if (rideOn(direct)) pick(desk, { ...picked, via: to });
  else desk.choose(direct, at);
}

export function dropAt(desk: Desk, drag: Drag, at: Element | null): void {
  if (!('unit' in drag.from)) return;
  const unit = unitNamed(desk, drag.from.unit);
  const last = drag.over.at(-1);
  if (unit === undefined || last === undefined) return;
  const picked = pickOf(unit);
  if (!isPlanning(desk)) desk.choose(secondHalf(desk, unit.id, last), at);
  else if (picked !== null) dropOrder(desk, picked, trailOf(desk, drag), at);
}
