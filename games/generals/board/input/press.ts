import { isLegal } from '@grognard/desk/offers/legal.ts';
import { offerOf } from '@grognard/desk/offers/offer-of.ts';
import type { Target } from '@grognard/kernel';
import { isSector } from '../../field/board-graph.ts';
import type { Action } from '../../grammar.ts';
import type { Unit } from '../../state.ts';
import type { FrontId, Sector } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';
import { orderKey } from '../drawing/order-groups.ts';
import { answersOn, secondHalf } from './answers.ts';
import { pick, pickedOn, pickFront } from './selection.ts';
import { rideOn, writeLeg } from './write-order.ts';
import { canBeOrdered, isOwn, isPlanning, ordersTo, pickOf, unitNamed } from './written-orders.ts';

/** Choices that go on with a second press on the board rather than with a menu. */
export const TWO_PRESSES: ReadonlySet<Action['type']> = new Set([
  'target',
  'assign',
  'road',
  'countercharge',
]);

/** While orders are written: a unit of one's own is chosen or let go, an enemy is where the chosen ones go. */
function pressToOrder(desk: Desk, unit: Unit, at: Element): boolean {
  const pressed = pickOf(unit);
  if (pressed === null) return false;
  if (!isOwn(desk, unit)) return pressSector(desk, pressed.from, at);
  if (!canBeOrdered(desk, pressed)) return false;
  const picked = pickedOn(desk);
  const isSame = picked?.kind === 'order' && picked.from === pressed.from && picked.arm === pressed.arm;
  pick(desk, isSame ? null : pressed);
  return true;
}

function pressUnit(desk: Desk, id: string, at: Element): boolean {
  const unit = unitNamed(desk, id);
  if (unit === undefined) return false;
  if (isPlanning(desk)) return pressToOrder(desk, unit, at);
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
  return goesOn || pressEqual(desk, legal);
}

function pressSector(desk: Desk, sector: Sector, at: Element): boolean {
  const picked = pickedOn(desk);
  if (picked?.kind === 'unit') pick(desk, null);
  if (picked?.kind !== 'order') return false;
  if (rideOn(desk, picked, sector)) return true;
  const [first] = ordersTo(desk, picked, sector).filter(isLegal);
  if (first === undefined) desk.choose(answersOn(desk, { sector }), at);
  else writeLeg(desk, picked, sector, first);
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

/** The cards of the orders that these offers are about. */
const cardsOf = (desk: Desk, offers: readonly Offer[]): ReadonlySet<string> => {
  const { sheet } = desk.shown.value.view;
  return new Set(
    offers.flatMap(({ action }) => {
      const order = 'order' in action ? sheet[action.order] : undefined;
      return order === undefined ? [] : [orderKey(order)];
    }),
  );
};

/** Equal orders act as one: the first press sends all that may go, the next holds all back. */
function pressEqual(desk: Desk, legal: readonly Offer[]): boolean {
  if (cardsOf(desk, legal).size !== 1) return false;
  const send = legal.filter(({ action }) => action.type === 'activate');
  const held = legal.filter(({ action }) => action.type === 'deactivate');
  const all = send.length > 0 ? send : held;
  if (all.length === 0) return false;
  void desk.submitEach((fresh) =>
    fresh.find((offer) => isLegal(offer) && offerOf(all, offer.action) !== undefined),
  );
  return true;
}

/** An order's arrow or card. While orders are written a press on several takes back one. */
function pressOrder(desk: Desk, card: string, at: Element): boolean {
  const legal = desk.on({ card }).filter(isLegal);
  if (pressEqual(desk, legal)) return true;
  const [strike, ...more] = legal.filter(({ action }) => action.type === 'unorder');
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
