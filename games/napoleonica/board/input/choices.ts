// What pressing, lifting and dropping mean now. A turn is three presses: the unit, the hex, the enemy.
import type { Drag } from '@grognard/desk';
import { isLegal, legalIn } from '@grognard/desk/offers/legal.ts';
import { sameTarget } from '@grognard/desk/target/target-key.ts';
import type { Target } from '@grognard/kernel';
import type { CardId } from '../../data/words.ts';
import type { Unit } from '../../state.ts';
import { RESERVE, type UnitId } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';
import { bestActivation, bestMove, bestReroll } from './best-offer.ts';
import { isAskedFirst, liftedTokens, ownTokens } from './moment.ts';
import { pressReturned } from './returned-cards.ts';

/** A unit that waits beside the field is named before its hex. */
const isPlacing = (offer: Offer): boolean => offer.action.type === 'deploy' || offer.action.type === 'summon';

/** The unit that is placed next: the one that is lifted, or the first that may be placed at all. */
export function placedNext(desk: Desk): UnitId | null {
  const picked = desk.selection.value;
  if (picked?.kind === 'unit') return picked.unit;
  const first = legalIn(desk.offers()).find(isPlacing)?.action;
  return first !== undefined && (first.type === 'deploy' || first.type === 'summon') ? first.unit : null;
}

const ofUnit = (offers: readonly Offer[], unit: UnitId | null): readonly Offer[] =>
  offers.filter(({ action }) => 'unit' in action && action.unit === unit);

function onHex(desk: Desk, target: Target): readonly Offer[] {
  const offers = desk.on(target);
  if (offers.some(isPlacing)) return ofUnit(offers, placedNext(desk));
  return offers.some(({ action }) => action.type === 'move') ? bestMove(offers) : offers;
}

function onUnit(desk: Desk, target: Target): readonly Offer[] {
  const offers = desk.on(target);
  const activations = offers.filter(({ action }) => action.type === 'activate');
  if (activations.length === 0) return offers.filter((offer) => !isPlacing(offer));
  return bestActivation(activations, ownTokens(desk.shown.value.view), liftedTokens(desk));
}

export function answersOn(desk: Desk, target: Target): readonly Offer[] {
  if ('hex' in target) return onHex(desk, target);
  if ('unit' in target) return onUnit(desk, target);
  return 'die' in target ? bestReroll(desk.on(target)) : desk.on(target);
}

const unitAt = (desk: Desk, target: Target): Unit | undefined =>
  'unit' in target
    ? desk.shown.value.view.battle?.units.find(({ id }) => `${id}` === target.unit)
    : undefined;

/** Cards are raised by the first press and used by the second. */
function pressCard(desk: Desk, card: CardId, at: Element): boolean {
  const offers = desk.on({ card });
  if (!offers.some(isLegal)) return false;
  const picked = desk.selection.value;
  const isSecond = picked?.kind === 'card' && picked.card === card;
  desk.selection.value = isSecond ? null : { kind: 'card', card };
  if (isSecond) desk.choose(offers, at);
  return true;
}

/** No ability, and the Commander acts himself. */
const declines = ({ action }: Offer): boolean =>
  action.type === 'done' || (action.type === 'substitute' && action.ability === 'none');

/** Abilities that are asked about first are declined by going on: hex and enemy are pressed as if it were time already. */
function goOn(desk: Desk, target: Target): boolean {
  const { view } = desk.shown.value;
  if (!isAskedFirst(view)) return false;
  if (!('hex' in target) && unitAt(desk, target)?.owner === view.viewer) return false;
  let hasActed = false;
  void desk.submitEach((offers) => {
    const no = offers.find((offer) => isLegal(offer) && declines(offer));
    if (no !== undefined) return no;
    if (hasActed) return undefined;
    hasActed = true;
    return bestMove(legalIn(offers.filter((offer) => sameTarget(offer.target, target))))[0];
  });
  return true;
}

function liftUnit(desk: Desk, target: Target): boolean {
  const unit = unitAt(desk, target);
  if (unit === undefined || unit.at !== RESERVE || !ofUnit(legalIn(desk.offers()), unit.id).some(isPlacing))
    return false;
  desk.selection.value = { kind: 'unit', unit: unit.id };
  return true;
}

/** The game's own way of taking a press; false: the usual way with what `answersOn` says. */
export function pressOn(desk: Desk, target: Target, at: Element): boolean {
  if ('card' in target) return pressReturned(desk, at) || pressCard(desk, target.card, at);
  return goOn(desk, target) || liftUnit(desk, target);
}

export function canDragFrom(desk: Desk, target: Target): boolean {
  const unit = unitAt(desk, target);
  const { view } = desk.shown.value;
  if (unit === undefined || unit.owner !== view.viewer) return false;
  return unit.at === RESERVE || desk.on(target).some(isLegal) || view.battle?.activation?.unit === unit.id;
}

/** A unit put down on a hex or an enemy is activated first, where that has not happened yet. */
export function dropAt(desk: Desk, { from, over }: Drag, at: Element | null): void {
  const target = over.at(-1);
  const unit = unitAt(desk, from);
  if (target === undefined || unit === undefined) return;
  if (unit.at === RESERVE) {
    desk.selection.value = { kind: 'unit', unit: unit.id };
    desk.choose(answersOn(desk, target), at);
    return;
  }
  const [activation] = legalIn(answersOn(desk, from)).filter(({ action }) => action.type === 'activate');
  if (activation === undefined) {
    if (!goOn(desk, target)) desk.choose(answersOn(desk, target), at);
    return;
  }
  void desk.submit(activation.action).then((isDone) => {
    if (isDone && !goOn(desk, target)) desk.choose(answersOn(desk, target), at);
  });
}
