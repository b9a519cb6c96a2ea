// SAG-9.1, 9.2: a unit dragged onto what it shall act on is activated and ordered in one gesture.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import type { Target } from '@grognard/kernel';
import type { Action } from '../../grammar.ts';
import type { UnitId } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';

const activation = (offers: readonly Offer[], unit: UnitId): Offer | undefined =>
  offers.find(
    (offer) =>
      isLegal(offer) &&
      offer.action.type === 'activate' &&
      offer.action.unit === unit &&
      offer.action.mode === undefined,
  );

export const canSend = (desk: Desk, unit: UnitId): boolean => activation(desk.offers(), unit) !== undefined;

/** Nobody else is to be activated while a unit is on its way. */
export function isSending(desk: Desk): boolean {
  const from = desk.drag.value?.from;
  return from !== undefined && 'unit' in from && canSend(desk, from.unit);
}

/** Whether an order is about what the unit was put down on, and nothing further. */
function isOnto(action: Action, target: Target): boolean {
  if (action.type !== 'declare' || action.then !== undefined) return false;
  if ('unit' in target) return action.target === target.unit || action.with === target.unit;
  return 'sector' in target && action.to === target.sector && action.follow === undefined;
}

/** Where several orders fit they are offered; where a card may be played first, the player goes on from there. */
export async function send(desk: Desk, unit: UnitId, target: Target, at: Element | null): Promise<void> {
  let fitting: readonly Offer[] | null = null;
  await desk.submitEach((offers) => {
    if (fitting !== null) return undefined;
    const first = activation(offers, unit);
    if (first !== undefined) return first;
    fitting = offers.filter((offer) => isLegal(offer) && isOnto(offer.action, target));
    return fitting.length === 1 ? fitting[0] : undefined;
  });
  const left: readonly Offer[] = fitting ?? [];
  if (left.length > 1) desk.choose(left, at);
}
