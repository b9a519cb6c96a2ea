import { type ByType, byType } from '@grognard/desk/words/by-type.ts';
import type { Action } from '../../grammar.ts';
import { ARM_NAME, SIDE_NAME } from '../../names.ts';
import { aimedAt } from '../../odds/aimed-at.ts';
import type { View } from '../../view.ts';
import { routeName } from '../drawing/order-groups.ts';
import { frontName, inPlace, sectorName, unitName } from './names.ts';

export type UnitAction = Extract<Action, { unit: string }>;
type OrderAction = Extract<Action, { order: number }>;

/** What a unit is told, without saying which unit. */
const TO_UNITS: ByType<UnitAction, null, string> = {
  formSquare: () => 'Form square',
  countercharge: ({ border }) => `Countercharge over ${frontName(border)}`,
  unreact: () => 'No reaction',
  retreat: () => 'Retreat',
  unretreat: () => 'Stay',
  assign: ({ front }) => `To ${frontName(front)}`,
  shelter: () => 'Into the building',
  unshelter: () => 'Stay outside',
  withdraw: () => 'Withdraw',
  unwithdraw: () => 'Fight on',
  target: ({ at }) => (at === null ? 'Hold back' : `Attack ${unitName(at)} ${at.slice(2)}`),
  advance: () => 'Advance',
  unadvance: () => 'Stay back',
  road: ({ to }) => `By road to ${sectorName(to)}`,
  unroad: () => 'Not by road',
  rallyInPlace: () => 'Rally on the spot',
};

export const unitOrder = (action: UnitAction): string => byType(TO_UNITS, action, null) ?? '';

/** 'Cavalry c1 → c2 → b2' */
function orderName({ order }: OrderAction, { sheet }: View): string {
  const written = sheet[order];
  return written === undefined ? '' : `${ARM_NAME[written.arm]} ${routeName(written.from, written.path)}`;
}

/** 'b3, range 2' */
const aim = ({ order, range }: Extract<OrderAction, { range: 1 | 2 }>, view: View): string =>
  `${aimedAt(view, order, range) ?? 'the target'}, range ${range}`;

const LABELS: ByType<Exclude<Action, UnitAction>, View, string> = {
  endSetup: () => 'Lock the line-up',
  endPlanning: () => 'Lock the sheet',
  endActivation: () => 'Carry out',
  endFire: () => 'Open fire',
  endReact: () => 'Stand ready',
  endPositions: () => 'Take positions',
  endWithdraw: () => 'Close in',
  endTargets: () => 'Roll the dice',
  passReroll: () => 'Keep all dice',
  endAdvance: () => 'Advance',
  endRoad: () => 'March on',
  endRally: () => 'End the rally',
  place: ({ arm, sector }) => `${ARM_NAME[arm]} to ${sectorName(sector)}`,
  unplace: ({ arm, sector }) => `Take ${ARM_NAME[arm]} back from ${sectorName(sector)}`,
  order: ({ arm, from, path }) => `${ARM_NAME[arm]} ${routeName(from, path)}`,
  unorder: (action, view) => `Strike out: ${orderName(action, view)}`,
  activate: (action, view) => `Send ${orderName(action, view)}`,
  deactivate: (action, view) => `Hold back ${orderName(action, view)}`,
  fire: (action, view) => `Fire at ${aim(action, view)}`,
  fireAtBuilding: (action, view) => `Fire at the building in ${aim(action, view)}`,
  unfire: (action, view) => `Hold fire: ${orderName(action, view)}`,
  reroll: ({ side, die, front }) => `Re-roll ${SIDE_NAME[side]}’s die ${die + 1} in ${frontName(front)}`,
  rally: ({ arm }) => `One ${ARM_NAME[arm]} rallies, one disbands`,
  unrally: ({ index }) => `Take back rally ${index + 1}`,
  resign: () => 'Resign',
};

/** An action as an order somebody gives. */
export function actionLabel(action: Action, view: View): string {
  if (!('unit' in action)) return byType(LABELS, action, view) ?? '';
  const at = view.units.find(({ id }) => id === action.unit)?.at;
  return `${unitOrder(action)}: ${unitName(action.unit)}${inPlace(at)}`;
}
