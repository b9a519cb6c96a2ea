// J.1: a Stage in which everybody does what his order says takes one press: all formations go as ordered, then movement ends.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import type { BodyId } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';

/** What comes next of it; each formation is told once. */
export function nextAsOrdered(offers: readonly Offer[], told: Set<BodyId>): Offer | undefined {
  const legal = legalIn(offers);
  const auto = legal.find(({ action }) => action.type === 'auto' && !told.has(action.body));
  if (auto?.action.type === 'auto') told.add(auto.action.body);
  return auto ?? legal.find(({ action }) => told.size > 0 && action.type === 'endMovement');
}

/** Who comes onto the map this turn is brought on by hand, and says where. */
export const canAllGoAsOrdered = (offers: readonly Offer[]): boolean => {
  const types = new Set(legalIn(offers).map(({ action }) => action.type));
  return types.has('auto') && !types.has('enter');
};

export function allAsOrdered(desk: Desk): void {
  const told = new Set<BodyId>();
  desk.submitEach((offers) => nextAsOrdered(offers, told));
}
