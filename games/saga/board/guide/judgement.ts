// What the coach would do where a lesson leaves it open: what promises most, judged from what the pupil sees alone.
import type { NextAction } from '@grognard/desk';
import { legalIn } from '@grognard/desk/offers/legal.ts';
import { offerOf } from '@grognard/desk/offers/offer-of.ts';
import type { Frozen } from '@grognard/kernel';
import { commitWorth, tempoOf } from '../../brain/choices.ts';
import { isAllowed, type Order, ordersOf } from '../../brain/orders.ts';
import { worth } from '../../brain/worth.ts';
import { zoneOf } from '../../field/places.ts';
import type { Action, DeclarationKind } from '../../grammar.ts';
import { tableIn } from '../../odds/odds.ts';
import type { State } from '../../state.ts';
import type { View } from '../../view.ts';
import { unitIn } from '../../view-units.ts';
import { PUPIL } from './stage.ts';

type Next = NextAction<View, Action>;

/** What lies face-down is most likely this. */
const UNKNOWN = 'PR-LINE';

/** A marker for the unit whose order promises most. */
const marker =
  (isMeant: (order: Order, view: View) => boolean): Next =>
  ({ view, offers }) => {
    const table = tableIn(view, UNKNOWN);
    const isOpen = (order: Order): boolean =>
      isMeant(order, view) &&
      offerOf(legalIn(offers), order.activate) !== undefined &&
      isAllowed(table, order);
    const orders = ordersOf(table, PUPIL).toSorted((a, b) => b.value - a.value);
    return orders.find(isOpen)?.activate ?? null;
  };

export const sends: Next = marker(() => true);

/** A unit of the 1st Line with an enemy in front, as the first lessons of combat want it. */
export const sendsTo = (kind: DeclarationKind): Next =>
  marker(({ activate, declare }, view) => {
    const unit = unitIn(view, activate.unit);
    return declare?.kind === kind && unit !== undefined && zoneOf(unit.at) === 'L';
  });

const worthOf = (table: Frozen<State>, action: Action): number =>
  action.type === 'commit'
    ? commitWorth(table, PUPIL, tempoOf(table), action.card)
    : worth(table, PUPIL, action);

/** The answer that promises most; the first of those that promise the same. */
const best =
  (isMeant: (action: Action) => boolean): Next =>
  ({ view, offers }) => {
    const table = tableIn(view, UNKNOWN);
    const [first] = legalIn(offers)
      .filter(({ action, role }) => role !== 'grave' && role !== 'takeBack' && isMeant(action))
      .map(({ action }) => ({ action, value: worthOf(table, action) }))
      .toSorted((a, b) => b.value - a.value);
    return first?.action ?? null;
  };

/** A declaration of one of these kinds. */
export const declares = (...kinds: readonly DeclarationKind[]): Next =>
  best((action) => action.type === 'declare' && kinds.includes(action.kind));

/** A sensible answer to anything at all. */
export const judges: Next = best(() => true);
