import { type ByType, byType } from '@grognard/desk/words/by-type.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Action } from '../../grammar.ts';
import { ARM_NAME, frontName, SIDE_NAME } from '../../names.ts';
import { aimedAt } from '../../odds/aimed-at.ts';
import type { View } from '../../view.ts';
import { routeName } from '../drawing/order-groups.ts';
import { commitLabel, isCommit } from './commit-label.ts';
import { armOf, isOnField, sectorName, unitName } from './names.ts';
import { choices, unitOrders } from './sentences-actions.ts';

export type UnitAction = Extract<Action, { unit: string }>;
type OrderAction = Extract<Action, { order: number }>;

/** The front and the space a unit fights in, as the sheet of the fight numbers them. */
function spaceOf(unit: string, view: View): { readonly space: number; readonly front: string } | null {
  for (const { id, white, black } of view.combat?.fronts ?? []) {
    const index = Math.max(white.indexOf(unit), black.indexOf(unit));
    if (index >= 0) return { space: index + 1, front: frontName(id) };
  }
  return null;
}

function attackOn(enemy: string, view: View): string {
  const at = spaceOf(enemy, view);
  return at === null
    ? tell(unitOrders.attack, { enemy: unitName(enemy) })
    : tell(unitOrders.attackIn, { enemy: unitName(enemy), space: at.space });
}

/** What a unit is told on a card of its own: whom it attacks needs no verb there, and fits in one line. */
export function shortOrder(action: UnitAction, view: View): string {
  const at = action.type === 'target' && action.at !== null ? spaceOf(action.at, view) : null;
  return at === null || action.type !== 'target' || action.at === null
    ? unitOrder(action, view)
    : tell(unitOrders.aimIn, { arm: ARM_NAME[armOf(action.at)], space: at.space });
}

/** What a unit is told, without saying which unit. */
const TO_UNITS: ByType<UnitAction, View, string> = {
  formSquare: () => unitOrders.formSquare,
  countercharge: ({ border }) => tell(unitOrders.countercharge, { front: frontName(border) }),
  unreact: () => unitOrders.unreact,
  retreat: () => unitOrders.retreat,
  unretreat: () => unitOrders.unretreat,
  assign: ({ front }) => tell(unitOrders.assign, { front: frontName(front) }),
  shelter: () => unitOrders.shelter,
  unshelter: () => unitOrders.unshelter,
  withdraw: () => unitOrders.withdraw,
  unwithdraw: () => unitOrders.unwithdraw,
  target: ({ at }, view) => (at === null ? unitOrders.holdBack : attackOn(at, view)),
  advance: () => unitOrders.advance,
  unadvance: () => unitOrders.unadvance,
  road: ({ to }) => tell(unitOrders.road, { sector: sectorName(to) }),
  unroad: () => unitOrders.unroad,
  rallyInPlace: () => unitOrders.rallyInPlace,
};

export const unitOrder = (action: UnitAction, view: View): string => byType(TO_UNITS, action, view) ?? '';

/** 'Cavalry c1 → c2 → b2' */
function orderName({ order }: OrderAction, { sheet }: View): string {
  const written = sheet[order];
  if (written === undefined) return '';
  return tell(choices.order, { arm: ARM_NAME[written.arm], route: routeName(written.from, written.path) });
}

const aim = ({ order, range }: Extract<OrderAction, { range: 1 | 2 }>, view: View) => ({
  sector: aimedAt(view, order, range) ?? choices.target,
  range,
});

/** What the die to be rolled again shows. */
const dieFace = ({ front, side, die }: Extract<Action, { type: 'reroll' }>, view: View): number =>
  view.combat?.fronts.find(({ id }) => id === front)?.dice.filter((each) => each.side === side)[die]
    ?.natural ?? 0;

const LABELS: Partial<ByType<Exclude<Action, UnitAction>, View, string>> = {
  place: ({ arm, sector }) => tell(choices.place, { arm: ARM_NAME[arm], sector: sectorName(sector) }),
  unplace: ({ arm, sector }) => tell(choices.unplace, { arm: ARM_NAME[arm], sector: sectorName(sector) }),
  order: ({ arm, from, path }) => tell(choices.order, { arm: ARM_NAME[arm], route: routeName(from, path) }),
  unorder: () => choices.unorder,
  activate: (action, view) => tell(choices.activate, { order: orderName(action, view) }),
  deactivate: (action, view) => tell(choices.deactivate, { order: orderName(action, view) }),
  fire: (action, view) => tell(choices.fire, aim(action, view)),
  fireAtBuilding: (action, view) => tell(choices.fireAtBuilding, aim(action, view)),
  unfire: (action, view) => tell(choices.unfire, { order: orderName(action, view) }),
  reroll: (action, view) =>
    tell(choices.reroll, {
      side: SIDE_NAME[action.side],
      number: dieFace(action, view),
      front: frontName(action.front),
    }),
  rally: ({ arm }) => tell(choices.rally, { arm: ARM_NAME[arm] }),
  unrally: ({ index }) => tell(choices.unrally, { number: index + 1 }),
  resign: () => choices.resign,
};

/** An action as an order somebody gives. */
export function actionLabel(action: Action, view: View): string {
  if (isCommit(action)) return commitLabel(action, view);
  if (!('unit' in action)) return byType(LABELS, action, view) ?? '';
  const at = view.units.find(({ id }) => id === action.unit)?.at;
  const told = { order: unitOrder(action, view), unit: unitName(action.unit) };
  const line = spaceOf(action.unit, view);
  if (line !== null) return tell(unitOrders.toUnitAt, { ...told, ...line });
  return isOnField(at)
    ? tell(unitOrders.toUnitIn, { ...told, sector: sectorName(at) })
    : tell(unitOrders.toUnit, told);
}
