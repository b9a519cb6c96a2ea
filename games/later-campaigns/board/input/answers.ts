// Offers that pointing at something means now, with what is half chosen.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import type { Target } from '@grognard/kernel';
import type { View } from '../../view.ts';
import { type Hex, NOWHERE } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';
import { isByStep } from './goals.ts';
import { doersOf, hexOf } from './pieces.ts';

/** What is answered by pressing the piece that does it. */
const BY_PIECE: readonly Offer['action']['type'][] = [
  'react',
  'answer',
  'takeHit',
  'takeHitFor',
  'excess',
  'nextRetreat',
  'support',
  'join',
  'preRetreat',
  'advance',
  'stay',
  'return',
  'rally',
  'rallyPair',
  'rallyHuge',
  'opportunityFire',
  'take',
  'rejoin',
  'pickInitial',
  'nameRoller',
];

/** Of several ways to say the same, the one that does most: all units of a stack, all of its guns. */
function widest(offers: readonly Offer[], sizeOf: (offer: Offer) => number): readonly Offer[] {
  const most = Math.max(0, ...legalIn(offers).map(sizeOf));
  return offers.filter((offer) => sizeOf(offer) === most);
}

const unitsIn = ({ action }: Offer): number => {
  if ('units' in action) return action.units.length;
  return action.type === 'bombard' ? action.guns.length : 0;
};

function ofType<T extends Offer['action']['type']>(offers: readonly Offer[], type: T): readonly Offer[] {
  return offers.filter(({ action }) => action.type === type);
}

function ofChosen(desk: Desk, offers: readonly Offer[]): readonly Offer[] {
  const picked = desk.selection.value;
  switch (picked?.kind) {
    case 'leader':
      return offers.filter(({ action }) => action.type === 'goLeader' && action.leader === picked.leader);
    case 'guns':
      return widest(
        offers.filter(({ action }) => action.type === 'bombard' && action.from === picked.hex),
        unitsIn,
      );
    case 'charger':
      return offers.filter(({ action }) => action.type === 'charge' && action.unit === picked.unit);
    default:
      return offers.filter(({ action }) => action.type !== 'goLeader');
  }
}

/** Whether somebody in this hex does it, or it is done to him. */
const isBy = (view: View, offer: Offer, hex: Hex): boolean =>
  [offer.target, ...doersOf(offer, view)].some((target) => hexOf(view, target) === hex);

function onHex(desk: Desk, hex: Hex): readonly Offer[] {
  const { view } = desk.shown.value;
  const here = desk
    .on({ hex })
    .filter(
      ({ action }) => !isByStep(view, action) && (action.type !== 'assign' || action.target !== NOWHERE),
    );
  const going = ofType(here, 'go');
  if (going.length > 0) return going;
  const chosen = ofChosen(desk, here);
  if (legalIn(chosen).length > 0) return widest(chosen, unitsIn);
  const pieces = desk
    .offers()
    .filter((offer) => BY_PIECE.includes(offer.action.type) && isBy(view, offer, hex));
  return pieces.length > 0 ? pieces : chosen;
}

export function answersOn(desk: Desk, target: Target): readonly Offer[] {
  if ('hex' in target) return onHex(desk, target.hex);
  return desk.on(target).filter(({ action }) => action.type !== 'select' || action.units.length === 1);
}
