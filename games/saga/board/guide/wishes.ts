// What 'Do it for me' would do: the first legal offer that is wished for, in the order of the wishes.
import type { NextAction } from '@grognard/desk';
import * as desk from '@grognard/desk/guide/wishes.ts';
import { strategyCard } from '../../data/strategy-cards.ts';
import { findUnitCard } from '../../data/unit-cards.ts';
import { isArtilleryCard } from '../../decks/deck-rules.ts';
import { FRONT, facing, inTable, placeOf } from '../../field/places.ts';
import type { Action, DeclarationKind } from '../../grammar.ts';
import type { UnitView, View } from '../../view.ts';
import { meleeFoe, unitAt, unitIn } from '../../view-units.ts';
import type { UnitCard } from '../../vocabulary.ts';
import { YES_NO } from '../words/answers.ts';
import { windowIn } from '../words/window.ts';
import { PUPIL } from './stage.ts';

type Wish = desk.Wish<View, Action>;
type Next = NextAction<View, Action>;

// The desk's wishes about Saga's actions: said once here, so that lessons need not.
export const firstOf = desk.firstOf<View, Action>;
export const bestOf = desk.bestOf<View, Action>;
export const either = desk.either<View, Action>;

/** The highest initiative a card of the hand promises. */
export const commitsHighest: Next = bestOf((action) =>
  action.type === 'commit' ? 1 + strategyCard(action.card).initiative : 0,
);

export const declares =
  (...kinds: readonly DeclarationKind[]): Wish =>
  (action) =>
    action.type === 'declare' && kinds.includes(action.kind);

const cardOf = (unit: UnitView | undefined): UnitCard | undefined => findUnitCard(unit?.card ?? '');
const isEngaged = (view: View, { id }: UnitView): boolean => meleeFoe(view, id) !== undefined;

/** The enemy who faces a unit of the 1st Line and is free to be shot at or engaged. */
function enemyOf(view: View, unit: UnitView): UnitView | undefined {
  const enemy = unit.at.startsWith(`${PUPIL}:L`) ? unitAt(view, facing(unit.at)) : undefined;
  return enemy === undefined || isEngaged(view, enemy) ? undefined : enemy;
}

/** Units with an enemy before them, the better at it the sooner. */
const sends = (score: (card: UnitCard) => number): Next =>
  bestOf((action, view) => {
    if (action.type !== 'activate') return 0;
    const unit = unitIn(view, action.unit);
    const card = cardOf(unit);
    if (unit === undefined || card === undefined || isEngaged(view, unit)) return 0;
    return enemyOf(view, unit) === undefined || isArtilleryCard(card) ? 0 : 1 + score(card) - unit.cas / 2;
  });
export const sendsToFire = sends(({ fire }) => fire);
export const sendsToFight = sends(({ melee, cohesion }) => melee + cohesion / 2);

/** SAG-16.2: a unit of the 2nd Line with a free slot in front of it; the fittest first. */
export const closesTheFront = bestOf((action, view) => {
  if (action.type !== 'activate' || action.mode !== undefined) return 0;
  const unit = unitIn(view, action.unit);
  const card = cardOf(unit);
  if (unit === undefined || card === undefined || isArtilleryCard(card) || isEngaged(view, unit)) return 0;
  const isHole = inTable(FRONT, unit.at).some((slot) => unitAt(view, placeOf(PUPIL, slot)) === undefined);
  return isHole ? card.cohesion - unit.cas : 0;
});

/** A gun that everybody sees. */
export const sendsSupport = bestOf((action, view) => {
  if (action.type !== 'activate') return 0;
  const unit = unitIn(view, action.unit);
  const card = cardOf(unit);
  if (unit === undefined || card === undefined || isEngaged(view, unit)) return 0;
  return isArtilleryCard(card) && unit.faceUp ? card.fire : 0;
});

export const activates: Wish = (action) => action.type === 'activate';
export const fightsOn: Wish = (action, view) => {
  const unit = action.type === 'activate' ? unitIn(view, action.unit) : undefined;
  return unit !== undefined && isEngaged(view, unit);
};

/** A card on the pupil's own unit, or on none. */
const helps: Wish = (action, view) =>
  action.type === 'card' &&
  ['W-ACT', 'W-HIT', 'W-MOR', 'W-RET', 'W-REF', 'W-TURN'].includes(windowIn(view) ?? '') &&
  (action.target === undefined || unitIn(view, action.target)?.owner === PUPIL);

const saysYes: Wish = (action) =>
  (action.type === 'score' || Object.hasOwn(YES_NO, action.type)) && 'yes' in action && action.yes;

const isAny =
  (...types: readonly Action['type'][]): Wish =>
  ({ type }) =>
    types.includes(type);

/** A sensible answer to anything at all. */
export const answers: Next = firstOf(
  helps,
  saysYes,
  (action) => action.type === 'morale' && action.how === 'omit',
  (action) => action.type === 'morale' && action.how === 'roll',
  (action) => action.type === 'winner' && action.how === 'stay',
  (action) => action.type === 'support' && !action.yes,
  isAny('regroup', 'rally', 'toReserve', 'side'),
  isAny('done', 'pass'),
  declares('fire', 'engage', 'continue', 'advance', 'advanceX'),
  (_action, _view, { role }) => role !== 'grave' && role !== 'takeBack',
);
