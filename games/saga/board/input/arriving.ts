// SAG-15.9: guns that come into the Reserve let their owner rearrange it. Whoever says where they go has said how the
// Reserve shall stand, unless he asked first to rearrange the rest as well.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import type { Target } from '@grognard/kernel';
import { findUnitCard } from '../../data/unit-cards.ts';
import { isArtilleryCard } from '../../decks/deck-rules.ts';
import { unitNamedIn } from '../../odds/frame-facts.ts';
import { unitIn } from '../../view-units.ts';
import type { Desk, Offer } from '../desk.ts';

const isRoom = ({ action: { type } }: Offer): boolean => type === 'toReserve' || type === 'removeFromReserve';

/** Guns are on their way in, and room for them is asked for. */
export function areGunsArriving(desk: Desk): boolean {
  const { view } = desk.shown.value;
  const unit = unitNamedIn(view.frames.at(-1), 'unit');
  const card = findUnitCard((unit === null ? undefined : unitIn(view, unit)?.card) ?? '');
  return card !== undefined && isArtilleryCard(card) && desk.offers().some(isRoom);
}

export const wantsNewOrder = (desk: Desk): boolean => desk.selection.value?.kind === 'newOrder';

export function toggleNewOrder(desk: Desk): void {
  desk.selection.value = wantsNewOrder(desk) ? null : { kind: 'newOrder' };
}

/** The unit goes where it was told to, and nobody else moves. False: this press is not about that. */
export function pressRoom(desk: Desk, target: Target): boolean {
  const room = desk.on(target).find((offer) => isLegal(offer) && isRoom(offer));
  if (room === undefined || wantsNewOrder(desk)) return false;
  let isIn = false;
  void desk.submitEach((offers) => {
    if (isIn)
      return offers.some(({ action }) => action.type === 'rearrange') ? offers.find(keeps) : undefined;
    isIn = true;
    return room;
  });
  return true;
}

const keeps = (offer: Offer): boolean => isLegal(offer) && offer.action.type === 'done';
