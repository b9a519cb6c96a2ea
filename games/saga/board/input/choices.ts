// What pressing, lifting and dropping mean now, with what is half chosen.
import type { Drag } from '@grognard/desk';
import { isLegal, legalIn } from '@grognard/desk/offers/legal.ts';
import type { Target } from '@grognard/kernel';
import type { Action } from '../../grammar.ts';
import { unitIn } from '../../view-units.ts';
import type { UnitId } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';
import { pressRoom } from './arriving.ts';
import {
  answersDeploying,
  canLift,
  dropDeployed,
  isDeploying,
  pressDeploying,
} from './deployment-choices.ts';
import { inHand } from './in-hand.ts';
import { arrangements, isRearranging, pressReserve, reserveSlotOf } from './reserve-choices.ts';
import {
  activatePastCards,
  answersSending,
  canSend,
  isSending,
  ordersByPress,
  pastCards,
  send,
  sendByPress,
} from './sending.ts';
import { pressTurnEnd } from './turn-end.ts';

/** The card an action uses up or is about. */
export function cardOf(action: Action): string | null {
  if ('card' in action) return action.card;
  if ('obj' in action) return action.obj;
  return action.type === 'place' ? action.unit : null;
}

/** Offers about a target that use the picked card. */
const withCard = (desk: Desk, card: string, target: Target): readonly Offer[] =>
  desk.on(target).filter(({ action }) => cardOf(action) === card);

/** The ways of a card for which nothing more has to be pointed at. */
export const plainPlays = (desk: Desk, card: string): readonly Offer[] =>
  legalIn(withCard(desk, card, { card })).filter(({ action }) => !needsTarget(action));

/** Somewhere on the board has to be pressed as well. */
const needsTarget = (action: Action): boolean =>
  action.type === 'place' ||
  action.type === 'terrain' ||
  (action.type === 'card' &&
    (action.target !== undefined || action.slot !== undefined || action.guns !== undefined));

/** What pressing a target would mean now; what is in hand counts as picked from the first moment. */
export function answersOn(desk: Desk, target: Target): readonly Offer[] {
  const picked = inHand(desk) ?? desk.selection.value;
  if (isDeploying(desk)) return answersDeploying(desk, target);
  if (isSending(desk)) return answersSending(desk, target);
  if (picked?.kind === 'card' && !('card' in target)) return withCard(desk, picked.card, target);
  if (isRearranging(desk)) return reserveSlotOf(desk, target) === null ? [] : arrangements(desk);
  const past = 'unit' in target ? pastCards(desk, target.unit) : undefined;
  if (past !== undefined) return [past];
  const plain = desk.on(target);
  return plain.some(isLegal) ? plain : [...ordersByPress(desk, target), ...plain];
}

/** A card with nothing to point at is used by one press; any other is raised by it. Objectives have answers of their own. */
function pressCard(desk: Desk, card: string): boolean {
  const legal = legalIn(desk.on({ card }));
  if (legal.some(({ action }) => action.type === 'score')) return false;
  if (!legal.some(({ action }) => needsTarget(action))) return false;
  const picked = desk.selection.value;
  if (picked?.kind !== 'card' || picked.card !== card) {
    desk.selection.value = { kind: 'card', card };
    return true;
  }
  desk.selection.value = null;
  const plain = plainPlays(desk, card);
  const [only] = plain;
  if (only !== undefined && plain.length === 1) void desk.submit(only.action);
  return true;
}

/** Another own unit is picked by the first press, never ordered about: the second changes places with it. */
function pressPartner(desk: Desk, unit: UnitId, at: Element): boolean {
  const { view } = desk.shown.value;
  const offers = desk.on({ unit }).filter(({ action }) => action.type === 'declare');
  if (unitIn(view, unit)?.owner !== view.viewer || unit === view.activation?.unit || !offers.some(isLegal))
    return false;
  const picked = desk.selection.value;
  const isSecond = picked?.kind === 'partner' && picked.unit === unit;
  desk.selection.value = isSecond ? null : { kind: 'partner', unit };
  if (isSecond) desk.choose(offers, at);
  return true;
}

/** The game's own way of taking a press; false: the usual way with what `answersOn` says. */
export function pressOn(desk: Desk, target: Target, at: Element): boolean {
  if (isDeploying(desk)) return pressDeploying(desk, target, at);
  if (pressTurnEnd(desk, target)) return true;
  if ('card' in target) return pressCard(desk, target.card);
  if (isRearranging(desk)) return pressReserve(desk, target);
  if (pressRoom(desk, target)) return true;
  const picked = desk.selection.value;
  if (picked?.kind !== 'card') {
    if ('unit' in target && pastCards(desk, target.unit) !== undefined) {
      activatePastCards(desk, target.unit);
      return true;
    }
    if ('unit' in target && pressPartner(desk, target.unit, at)) return true;
    if (picked?.kind === 'partner') desk.selection.value = null;
    return !desk.on(target).some(isLegal) && sendByPress(desk, target, at);
  }
  const second = withCard(desk, picked.card, target);
  if (!second.some(isLegal)) return false;
  desk.selection.value = null;
  desk.choose(second, at);
  return true;
}

export function canDragFrom(desk: Desk, target: Target): boolean {
  if (isDeploying(desk)) return canLift(desk, target);
  if ('card' in target) return legalIn(desk.on(target)).some(({ action }) => needsTarget(action));
  if (!('unit' in target)) return false;
  if (isRearranging(desk)) return reserveSlotOf(desk, target) !== null;
  if (canSend(desk, target.unit)) return true;
  return desk.shown.value.view.activation?.unit === target.unit && desk.offers().length > 0;
}

export function dropAt(desk: Desk, drag: Drag, at: Element | null): void {
  const target = drag.over.at(-1);
  if (target === undefined) return;
  if (isDeploying(desk)) {
    dropDeployed(desk, drag.from, target, at);
    return;
  }
  if (isRearranging(desk)) {
    pressReserve(desk, drag.from);
    pressReserve(desk, target);
    return;
  }
  if ('unit' in drag.from && canSend(desk, drag.from.unit)) {
    void send(desk, drag.from.unit, target, at);
    return;
  }
  const offers = 'card' in drag.from ? withCard(desk, drag.from.card, target) : desk.on(target);
  if (offers.length > 0) desk.choose(offers, at);
}
