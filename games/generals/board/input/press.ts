import { isLegal } from '@grognard/desk/offers/legal.ts';
import { offerOf } from '@grognard/desk/offers/offer-of.ts';
import type { Target } from '@grognard/kernel';
import { isSector } from '../../field/board-graph.ts';
import type { Action } from '../../grammar.ts';
import type { FrontId, Sector } from '../../vocabulary.ts';
import type { Desk } from '../desk.ts';
import { answersOn, secondHalf } from './answers.ts';
import { pick, pickedOn, pickFront } from './selection.ts';
import {
  canBeOrdered,
  isPlanning,
  type OrderPick,
  ordersFor,
  ordersTo,
  pickOf,
  rideOn,
  unitNamed,
} from './written-orders.ts';

/** Choices that go on with a second press on the board rather than with a menu. */
export const TWO_PRESSES: ReadonlySet<Action['type']> = new Set([
  'target',
  'assign',
  'road',
  'countercharge',
]);

/** While orders are written: chooses who gets one, or where the chosen ones go. */
function pressToOrder(desk: Desk, pressed: OrderPick, at: Element): boolean {
  const picked = pickedOn(desk);
  const { from } = pressed;
  if (ordersFor(desk, pressed).length === 0) return pressSector(desk, from, at);
  if (picked?.kind === 'order' && picked.from !== from && ordersTo(desk, picked, from).some(isLegal))
    return pressSector(desk, from, at);
  if (!canBeOrdered(desk, pressed)) return false;
  const isSame = picked?.kind === 'order' && picked.from === from && picked.arm === pressed.arm;
  pick(desk, isSame ? null : pressed);
  return true;
}

function pressUnit(desk: Desk, id: string, at: Element): boolean {
  if (isPlanning(desk)) {
    const pressed = pickOf(unitNamed(desk, id));
    return pressed !== null && pressToOrder(desk, pressed, at);
  }
  const picked = pickedOn(desk);
  const offers = desk.on({ unit: id });
  if (picked?.kind === 'unit') {
    if (secondHalf(desk, picked.unit, { unit: id }).some(isLegal)) {
      pick(desk, null);
      return false;
    }
    if (picked.unit === id) {
      pick(desk, null);
      desk.choose(offers, at);
      return true;
    }
  }
  const legal = offers.filter(isLegal);
  const goesOn = legal.length > 1 && legal.every(({ action }) => TWO_PRESSES.has(action.type));
  if (goesOn) pick(desk, { kind: 'unit', unit: id });
  return goesOn;
}

function pressSector(desk: Desk, sector: Sector, at: Element): boolean {
  const picked = pickedOn(desk);
  if (picked?.kind === 'unit') pick(desk, null);
  if (picked?.kind !== 'order') return false;
  const legal = ordersTo(desk, picked, sector).filter(isLegal);
  const [first] = legal;
  if (picked.via === null && rideOn(legal)) pick(desk, { ...picked, via: sector });
  else if (first === undefined) desk.choose(answersOn(desk, { sector }), at);
  else {
    pick(desk, { ...picked, via: null });
    void desk.submit(first.action);
  }
  return true;
}

function pressOnFront(desk: Desk, front: FrontId, target: Target, at: Element): boolean {
  const picked = pickedOn(desk);
  const second = picked?.kind === 'unit' ? secondHalf(desk, picked.unit, target) : [];
  if (second.some(isLegal)) {
    pick(desk, null);
    desk.choose(second, at);
  } else pickFront(desk, front);
  return true;
}

/** Equal orders under one arrow: each press sends one more, and when all are sent the next holds all back. */
function pressOrder(desk: Desk, card: string, at: Element): boolean {
  const offers = desk.on({ card }).filter(isLegal);
  const send = offers.find(({ action }) => action.type === 'activate');
  if (send !== undefined) {
    void desk.submit(send.action);
    return true;
  }
  const held = offers.filter(({ action }) => action.type === 'deactivate');
  if (held.length > 1) {
    void desk.submitEach((fresh) =>
      fresh.find((offer) => isLegal(offer) && offerOf(held, offer.action) !== undefined),
    );
    return true;
  }
  const [strike, ...more] = offers.filter(({ action }) => action.type === 'unorder');
  if (strike === undefined || more.length === 0) return false;
  desk.choose([strike], at);
  return true;
}

/** The game's own way of taking a press; false: the usual way with what `answersOn` says. */
export function pressOn(desk: Desk, target: Target, at: Element): boolean {
  if ('unit' in target) return pressUnit(desk, target.unit, at);
  if ('sector' in target && isSector(target.sector)) return pressSector(desk, target.sector, at);
  if ('border' in target) return pressOnFront(desk, target.border, target, at);
  if (!('card' in target)) return false;
  const isFront = /^(meet|bld):/.test(target.card);
  return isFront ? pressOnFront(desk, target.card, target, at) : pressOrder(desk, target.card, at);
}
