// What 'Do it for me' would do: the first legal offer that is wished for, in the order of the wishes.
import type { Json } from '@grognard/kernel';
import { findUnitCard } from '../../data/unit-cards.ts';
import { facing } from '../../field/places.ts';
import type { Action, DeclarationKind } from '../../grammar.ts';
import type { UnitView, View } from '../../view.ts';
import { unitAt, unitIn } from '../../view-units.ts';
import type { UnitCard } from '../../vocabulary.ts';
import type { TableState } from '../desk.ts';
import { PUPIL, windowIn } from './stage.ts';

export type Wish = (action: Action, view: View) => boolean;
export type Next = (state: TableState) => Json | null;

export const firstOf =
  (...wishes: readonly Wish[]): Next =>
  (state) => {
    const view = state.view;
    const legal = offersIn(state.offers).filter(({ isLegal }) => isLegal);
    for (const wish of wishes) {
      const found = legal.find(({ action }) => wish(action, view));
      if (found !== undefined) return found.wire.action;
    }
    return null;
  };

/** The legal offer worth most; null when none is worth anything. */
export const bestOf =
  (worth: (action: Action, view: View) => number): Next =>
  (state) => {
    const view = state.view;
    let best: { readonly action: Json; readonly worth: number } | null = null;
    for (const { wire, action, isLegal } of offersIn(state.offers)) {
      const value = isLegal ? worth(action, view) : 0;
      if (value > (best?.worth ?? 0)) best = { action: wire.action, worth: value };
    }
    return best?.action ?? null;
  };

/** The first of these that has an answer. */
export const either =
  (...choices: readonly Next[]): Next =>
  (state) => {
    for (const choose of choices) {
      const action = choose(state);
      if (action !== null) return action;
    }
    return null;
  };

export const declares =
  (...kinds: readonly DeclarationKind[]): Wish =>
  (action) =>
    action.type === 'declare' && kinds.includes(action.kind);

const cardOf = (unit: UnitView | undefined): UnitCard | undefined => findUnitCard(unit?.card ?? '');
const isGun = ({ type }: UnitCard): boolean => type === 'artillery' || type === 'horseArtillery';
const isEngaged = (view: View, { id }: UnitView): boolean =>
  view.melees.some(({ units }) => units.includes(id));

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
    return enemyOf(view, unit) === undefined || isGun(card) ? 0 : 1 + score(card) - unit.cas / 2;
  });
export const sendsToFire = sends(({ fire }) => fire);
export const sendsToFight = sends(({ melee, cohesion }) => melee + cohesion / 2);

/** A gun that everybody sees. */
export const sendsSupport = bestOf((action, view) => {
  if (action.type !== 'activate') return 0;
  const unit = unitIn(view, action.unit);
  const card = cardOf(unit);
  if (unit === undefined || card === undefined || isEngaged(view, unit)) return 0;
  return isGun(card) && unit.faceUp ? card.fire : 0;
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

const YES: readonly Action['type'][] = [
  'score',
  'charge',
  'counter',
  'evade',
  'recover',
  'recoverCas',
  'capture',
  'useOutflankFire',
  'reinforce',
];
const saysYes: Wish = (action) => YES.includes(action.type) && 'yes' in action && action.yes === true;

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
  ({ type }) => type !== 'resign' && type !== 'unplace',
);
