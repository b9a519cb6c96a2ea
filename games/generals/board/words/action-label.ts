import type { Action } from '../../grammar.ts';
import { ARM_NAME, SIDE_NAME } from '../../names.ts';
import { aimedAt } from '../../odds/aimed-at.ts';
import type { View } from '../../view.ts';
import { routeName } from '../drawing/order-groups.ts';
import { frontName, inPlace, sectorName, unitName } from './names.ts';

type Words = { readonly [type in Action['type']]?: string };
type OrderAction = Extract<Action, { order: number }>;
export type UnitAction = Extract<Action, { unit: string }>;

const COMMITS: Words = {
  endSetup: 'Lock the line-up',
  endPlanning: 'Lock the sheet',
  endActivation: 'Carry out',
  endFire: 'Open fire',
  endReact: 'Stand ready',
  endPositions: 'Take positions',
  endWithdraw: 'Close in',
  endTargets: 'Roll the dice',
  passReroll: 'Keep all dice',
  endAdvance: 'Advance',
  endRoad: 'March on',
  endRally: 'End the rally',
};

export const isCommit = (action: Action): boolean => action.type in COMMITS;

const TO_ORDERS: Words = {
  unorder: 'Strike out:',
  activate: 'Send',
  deactivate: 'Hold back',
  unfire: 'Hold fire:',
};

function orderLabel(action: OrderAction, view: View): string {
  if ('range' in action) {
    const what = action.type === 'fireAtBuilding' ? 'the building in ' : '';
    const where = aimedAt(view, action.order, action.range) ?? 'the target';
    return `Fire at ${what}${where}, range ${action.range}`;
  }
  const order = view.sheet[action.order];
  const what = order === undefined ? '' : `${ARM_NAME[order.arm]} ${routeName(order.from, order.path)}`;
  return `${TO_ORDERS[action.type]} ${what}`;
}

const TO_UNITS: Words = {
  formSquare: 'Form square',
  unreact: 'No reaction',
  retreat: 'Retreat',
  unretreat: 'Stay',
  shelter: 'Into the building',
  unshelter: 'Stay outside',
  withdraw: 'Withdraw',
  unwithdraw: 'Fight on',
  advance: 'Advance',
  unadvance: 'Stay back',
  unroad: 'Not by road',
  rallyInPlace: 'Rally on the spot',
};

/** What a unit is told, without saying which unit. */
export function unitOrder(action: UnitAction): string {
  switch (action.type) {
    case 'countercharge':
      return `Countercharge over ${frontName(action.border)}`;
    case 'assign':
      return `To ${frontName(action.front)}`;
    case 'target':
      return action.at === null ? 'Hold back' : `Attack ${unitName(action.at)} ${action.at.slice(2)}`;
    case 'road':
      return `By road to ${sectorName(action.to)}`;
    default:
      return TO_UNITS[action.type] ?? action.type;
  }
}

/** An action as an order somebody gives. */
export function actionLabel(action: Action, view: View): string {
  if ('order' in action) return orderLabel(action, view);
  if ('unit' in action) {
    const at = view.units.find(({ id }) => id === action.unit)?.at;
    return `${unitOrder(action)}: ${unitName(action.unit)}${inPlace(at)}`;
  }
  switch (action.type) {
    case 'place':
      return `${ARM_NAME[action.arm]} to ${sectorName(action.sector)}`;
    case 'unplace':
      return `Take ${ARM_NAME[action.arm]} back from ${sectorName(action.sector)}`;
    case 'order':
      return `${ARM_NAME[action.arm]} ${routeName(action.from, action.path)}`;
    case 'reroll':
      return `Re-roll ${SIDE_NAME[action.side]}’s die ${action.die + 1} in ${frontName(action.front)}`;
    case 'rally':
      return `One ${ARM_NAME[action.arm]} rallies, one disbands`;
    case 'unrally':
      return `Take back rally ${action.index + 1}`;
    case 'resign':
      return 'Resign';
    default:
      return COMMITS[action.type] ?? action.type;
  }
}
