import type { Drag } from '@grognard/desk';
import { isLegal } from '@grognard/desk/offers/legal.ts';
import type { Target } from '@grognard/kernel';
import type { Sector } from '../../vocabulary.ts';
import type { Desk } from '../desk.ts';
import { secondHalf } from './answers.ts';
import { TWO_PRESSES } from './press.ts';
import { pick } from './selection.ts';
import { trailOf } from './trail.ts';
import {
  canBeOrdered,
  isPlanning,
  type OrderPick,
  ordersTo,
  pickOf,
  ridesOver,
  ridesTo,
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

/** GEN-6.4, 6.5: Cavalry goes by the first two sectors of the trail as far as it may, everybody else to where it ends. */
function dropOrder(desk: Desk, picked: OrderPick, trail: readonly Sector[], at: Element | null): void {
  const [first, second] = trail;
  const last = trail.at(-1);
  pick(desk, picked);
  // Brought back to where it began, it was never meant to go.
  if (first === undefined || last === undefined || last === picked.from) return;
  const isCavalry = picked.arm === 'C';
  const rides = isCavalry && second !== undefined ? ridesOver(desk, picked, first) : [];
  const [ride] = second === undefined ? [] : ridesTo({ ...picked, rides }, second);
  const to = isCavalry ? first : last;
  const direct = ordersTo(desk, picked, to);
  if (ride !== undefined) desk.choose([ride], at);
  else if (direct.length > 0) desk.choose(direct, at);
  else desk.ask({ type: 'order', from: picked.from, arm: picked.arm, path: [to] }, to, at);
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
