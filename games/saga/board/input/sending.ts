// SAG-9.1, 9.2: a unit put down on what it shall act on is activated and ordered in one gesture, so is one in a melee by a
// press on its foe, and whoever goes straight to it while a card could be played first plays none.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { no, type Target } from '@grognard/kernel';
import type { Action } from '../../grammar.ts';
import { meleeFoe, unitIn } from '../../view-units.ts';
import type { UnitId } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';
import { wishesOf } from '../drawing/use-odds.ts';
import { silences } from '../words/sentences.ts';
import { windowIn } from '../words/window.ts';
import { targetName } from './targets.ts';

const activation = (offers: readonly Offer[], unit: UnitId): Offer | undefined =>
  offers.find(
    (offer) =>
      isLegal(offer) &&
      offer.action.type === 'activate' &&
      offer.action.unit === unit &&
      offer.action.mode === undefined,
  );

/** Playing no card, where that is all that stands between the player and the next choice. */
const playNone = (offers: readonly Offer[]): Offer | undefined =>
  offers.some(({ action }) => action.type === 'activate' || action.type === 'declare')
    ? undefined
    : offers.find((offer) => isLegal(offer) && offer.action.type === 'pass');

/** What leads past the question whether to play a card first, for a unit that could be chosen after it. */
export function pastCards(desk: Desk, id: UnitId): Offer | undefined {
  const { view } = desk.shown.value;
  const unit = unitIn(view, id);
  const isNext = windowIn(view) === 'W-TURN' && unit?.owner === view.viewer && !unit.activated;
  return isNext ? playNone(desk.offers()) : undefined;
}

/** It has the marker, and a card could be played before it acts. */
function canGoOn(desk: Desk, unit: UnitId): boolean {
  const { view } = desk.shown.value;
  return (
    windowIn(view) === 'W-DEC' && view.activation?.unit === unit && playNone(desk.offers()) !== undefined
  );
}

export const canSend = (desk: Desk, unit: UnitId): boolean =>
  activation(desk.offers(), unit) !== undefined || pastCards(desk, unit) !== undefined || canGoOn(desk, unit);

/** Nobody else is to be activated while a unit is on its way. */
export function isSending(desk: Desk): boolean {
  const from = desk.drag.value?.from;
  return from !== undefined && 'unit' in from && canSend(desk, from.unit);
}

/** What a unit would do to whatever it is sent to; null where that is not known. */
function ordersOnto(desk: Desk, unit: UnitId, target: Target): readonly Offer[] | null {
  const { view } = desk.shown.value;
  const foe = meleeFoe(view, unit);
  return (
    wishesOf(view, unit)?.flatMap(({ declaration, refusal }) => {
      const action: Action = { type: 'declare', ...declaration };
      return isOnto(action, target, foe) ? [{ action, target, refusal }] : [];
    }) ?? null
  );
}

/** Whom a press on something that is not ours sends there: the unit that has the marker, or the one in a melee with it. */
function senderOnto(desk: Desk, target: Target): UnitId | undefined {
  const { view } = desk.shown.value;
  const pressed = 'unit' in target ? unitIn(view, target.unit) : undefined;
  if (pressed?.owner === view.viewer) return undefined;
  const active = view.activation?.unit;
  if (active !== undefined && canGoOn(desk, active)) return active;
  const fighter = pressed === undefined ? undefined : meleeFoe(view, pressed.id);
  return fighter !== undefined && canSend(desk, fighter) ? fighter : undefined;
}

/** What a press on an enemy or a slot would order, before the unit is asked what it does. */
export function ordersByPress(desk: Desk, target: Target): readonly Offer[] {
  const sender = senderOnto(desk, target);
  return sender === undefined ? [] : (ordersOnto(desk, sender, target) ?? []);
}

/** False: such a press orders nobody. */
export function sendByPress(desk: Desk, target: Target, at: Element): boolean {
  const sender = senderOnto(desk, target);
  if (sender === undefined || !ordersByPress(desk, target).some(isLegal)) return false;
  void send(desk, sender, target, at);
  return true;
}

/** What is lit and what is refused while a unit is on its way. */
export function answersSending(desk: Desk, target: Target): readonly Offer[] {
  const from = desk.drag.value?.from;
  return from !== undefined && 'unit' in from ? (ordersOnto(desk, from.unit, target) ?? []) : [];
}

/** Whether an order is about what the unit is sent to, and nothing further; `foe` is whom it fights already. */
function isOnto(action: Action, target: Target, foe: UnitId | undefined): boolean {
  if (action.type !== 'declare' || action.then !== undefined) return false;
  if (action.kind === 'continue') return 'unit' in target && target.unit === foe;
  if ('unit' in target) return action.target === target.unit || action.with === target.unit;
  return 'sector' in target && action.to === target.sector && action.follow === undefined;
}

/** A unit is pressed before the question about cards is answered: none is played, and it has the marker. */
export function activatePastCards(desk: Desk, unit: UnitId): void {
  let isActivated = false;
  void desk.submitEach((offers) => {
    if (isActivated) return undefined;
    const first = activation(offers, unit);
    isActivated = first !== undefined;
    return first ?? playNone(offers);
  });
}

/** Where several orders fit they are offered; where none does, the unit keeps its place and no marker is spent. */
export async function send(desk: Desk, unit: UnitId, target: Target, at: Element | null): Promise<void> {
  const orders = ordersOnto(desk, unit, target);
  if (orders !== null && !orders.some(isLegal)) {
    if (orders.length > 0) desk.choose(orders, at);
    else desk.explain(no('SAG-9.2', silences.notThere), targetName(target, desk.shown.value.view), at);
    return;
  }
  const foe = meleeFoe(desk.shown.value.view, unit);
  let fitting: readonly Offer[] | null = null;
  await desk.submitEach((offers) => {
    if (fitting !== null) return undefined;
    const step = activation(offers, unit) ?? playNone(offers);
    if (step !== undefined) return step;
    fitting = offers.filter((offer) => isLegal(offer) && isOnto(offer.action, target, foe));
    return fitting.length === 1 ? fitting[0] : undefined;
  });
  const left: readonly Offer[] = fitting ?? [];
  if (left.length > 1) desk.choose(left, at);
}
