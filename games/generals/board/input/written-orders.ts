// GEN-6.2: the orders that could be written now, as the pointer asks for them.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { isSector } from '../../field/board-graph.ts';
import type { Unit } from '../../state.ts';
import type { Sector } from '../../vocabulary.ts';
import type { Desk, Offer, Pick } from '../desk.ts';

export type OrderPick = Extract<Pick, { kind: 'order' }>;

export const isPlanning = (desk: Desk): boolean =>
  desk.shown.value.offers.some(({ action }) => action.type === 'endPlanning');

export const unitNamed = (desk: Desk, id: string): Unit | undefined =>
  desk.shown.value.view.units.find((unit) => unit.id === id);

/** The kind of unit an order for this one would be written for; null where no order can be. */
export function pickOf(unit: Unit | undefined): OrderPick | null {
  if (unit === undefined || !isSector(unit.at)) return null;
  return { kind: 'order', from: unit.at, arm: unit.arm, via: null };
}

export const ordersFor = (desk: Desk, { from, arm }: OrderPick): readonly Offer[] =>
  desk.shown.value.offers.filter(
    ({ action }) => action.type === 'order' && action.from === from && action.arm === arm,
  );

/** Those whose arrow goes on to this sector. */
export const ordersTo = (desk: Desk, picked: OrderPick, to: Sector): readonly Offer[] =>
  ordersFor(desk, picked).filter(({ action }) => {
    if (action.type !== 'order') return false;
    const { from, via } = picked;
    const [first, second] = action.path;
    if (first === 'building') return via === null && to === from;
    if (via === null) return first === to;
    return first === via && (second === undefined ? to === via : second === to);
  });

export const canBeOrdered = (desk: Desk, picked: OrderPick): boolean => ordersFor(desk, picked).some(isLegal);

/** GEN-6.5: some of these ride on to a second sector. */
export const rideOn = (offers: readonly Offer[]): boolean =>
  offers.some((offer) => isLegal(offer) && offer.action.type === 'order' && offer.action.path.length === 2);
