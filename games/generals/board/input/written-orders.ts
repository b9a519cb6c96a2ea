// GEN-6.2: the orders that could be written now, as the pointer asks for them.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { isSector } from '../../field/board-graph.ts';
import type { Unit } from '../../state.ts';
import type { Sector } from '../../vocabulary.ts';
import type { Desk, Offer, Pick } from '../desk.ts';

export type OrderPick = Extract<Pick, { kind: 'order' }>;

export const isPlanning = (desk: Desk): boolean => sortedOn(desk).has('endPlanning');

export const unitNamed = (desk: Desk, id: string): Unit | undefined =>
  desk.shown.value.view.units.find((unit) => unit.id === id);

export const isOwn = (desk: Desk, unit: Unit): boolean => unit.side === desk.shown.value.view.viewer;

/** The kind of unit an order for this one would be written for; null where no order can be. */
export function pickOf(unit: Unit | undefined): OrderPick | null {
  if (unit === undefined || !isSector(unit.at)) return null;
  return { kind: 'order', from: unit.at, arm: unit.arm, via: null, rides: [] };
}

/** Units of one kind in one sector. */
type Whose = { readonly [key in 'from' | 'arm']: OrderPick[key] };

const whoseKey = ({ from, arm }: Whose): string => `${from} ${arm}`;

type Sorted = ReadonlyMap<string, readonly Offer[]>;
const known = new WeakMap<readonly Offer[], Sorted>();

/** Orders by whose they are, the rest by type; put in order once per state, for with every press all pieces ask for their own. */
function sortedOn(desk: Desk): Sorted {
  const { offers } = desk.shown.value;
  const sorted =
    known.get(offers) ??
    Map.groupBy(offers, ({ action }) => (action.type === 'order' ? whoseKey(action) : action.type));
  known.set(offers, sorted);
  return sorted;
}

export const ordersFor = (desk: Desk, whose: Whose): readonly Offer[] =>
  sortedOn(desk).get(whoseKey(whose)) ?? [];

/** Those whose arrow ends after one leg in this sector. */
export const ordersTo = (desk: Desk, picked: Whose, to: Sector): readonly Offer[] =>
  ordersFor(desk, picked).filter(({ action }) => {
    if (action.type !== 'order' || action.path.length > 1) return false;
    return action.path[0] === 'building' ? to === picked.from : action.path[0] === to;
  });

/** GEN-6.5: legal rides that go on from this sector. */
export const ridesOver = (desk: Desk, picked: Whose, via: Sector): readonly Offer[] =>
  ordersFor(desk, picked).filter(
    (offer) =>
      isLegal(offer) &&
      offer.action.type === 'order' &&
      offer.action.path.length === 2 &&
      offer.action.path[0] === via,
  );

export const ridesTo = ({ rides }: OrderPick, to: Sector): readonly Offer[] =>
  rides.filter(({ action }) => action.type === 'order' && action.path[1] === to);

export const canBeOrdered = (desk: Desk, picked: Whose): boolean => ordersFor(desk, picked).some(isLegal);
