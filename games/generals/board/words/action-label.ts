import type { Action } from '../../grammar.ts';
import { ARM_NAME } from '../../names.ts';
import { aimedAt } from '../../odds/aimed-at.ts';
import type { View } from '../../view.ts';
import { routeName } from '../drawing/order-groups.ts';
import { capital, countOf, frontName, sectorName, unitName } from './names.ts';

const COMMITS: { readonly [type in Action['type']]?: string } = {
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

function orderLabel(action: Extract<Action, { order: number }>, view: View): string {
  const order = view.sheet[action.order];
  const what = order === undefined ? '' : `${ARM_NAME[order.arm]} ${routeName(order.from, order.path)}`;
  switch (action.type) {
    case 'unorder':
      return `Strike out: ${what}`;
    case 'activate':
      return `Send ${what}`;
    case 'deactivate':
      return `Hold back ${what}`;
    case 'unfire':
      return `Hold fire: ${what}`;
    case 'fire':
      return `Fire at ${aimedAt(view, action.order, action.range) ?? 'the target'}, range ${action.range}`;
    case 'fireAtBuilding':
      return `Fire at the building in ${aimedAt(view, action.order, action.range) ?? 'the target'}, range ${action.range}`;
  }
}

const placeOf = (view: View, id: string): string => {
  const at = view.units.find((unit) => unit.id === id)?.at;
  return at === undefined || at === 'box' || at === 'captured' || at === 'gone' || at === 'tray'
    ? ''
    : ` in ${sectorName(at)}`;
};

function unitLabel(action: Extract<Action, { unit: string }>, view: View): string {
  const who = `${unitName(action.unit)}${placeOf(view, action.unit)}`;
  switch (action.type) {
    case 'formSquare':
      return `Form square: ${who}`;
    case 'countercharge':
      return `Countercharge over ${action.border.replace('-', '–')}: ${who}`;
    case 'unreact':
      return `No reaction: ${who}`;
    case 'retreat':
      return `Retreat: ${who}`;
    case 'unretreat':
      return `Stay: ${who}`;
    case 'assign':
      return `${who} to ${frontName(action.front)}`;
    case 'shelter':
      return `Into the building: ${who}`;
    case 'unshelter':
      return `Stay outside: ${who}`;
    case 'withdraw':
      return `Withdraw: ${who}`;
    case 'unwithdraw':
      return `Fight on: ${who}`;
    case 'target':
      return action.at === null
        ? `${who} holds back`
        : `${who} against ${unitName(action.at)} ${action.at.slice(2)}`;
    case 'advance':
      return `Advance: ${who}`;
    case 'unadvance':
      return `Stay back: ${who}`;
    case 'road':
      return `By road to ${sectorName(action.to)}: ${who}`;
    case 'unroad':
      return `Not by road: ${who}`;
    case 'rallyInPlace':
      return `Rally on the spot: ${who}`;
  }
}

/** An action as an order somebody gives. */
export function actionLabel(action: Action, view: View): string {
  const commit = COMMITS[action.type];
  if (commit !== undefined) return commit;
  if ('unit' in action) return unitLabel(action, view);
  switch (action.type) {
    case 'place':
      return `${ARM_NAME[action.arm]} to ${sectorName(action.sector)}`;
    case 'unplace':
      return `Take ${ARM_NAME[action.arm]} back from ${sectorName(action.sector)}`;
    case 'order':
      return `${ARM_NAME[action.arm]} ${routeName(action.from, action.path)}`;
    case 'reroll':
      return `Re-roll ${action.side === 'white' ? 'White’s' : 'Black’s'} die ${action.die + 1} in ${frontName(action.front)}`;
    case 'rally':
      return `${capital(countOf(1, action.arm))} rallies, one disbands`;
    case 'unrally':
      return `Take back rally ${action.index + 1}`;
    case 'resign':
      return 'Resign';
    default:
      return 'order' in action ? orderLabel(action, view) : action.type;
  }
}
