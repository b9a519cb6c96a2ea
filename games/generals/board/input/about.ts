import type { Target } from '@grognard/kernel';
import type { Action } from '../../grammar.ts';
import { aimedAt } from '../../odds/aimed-at.ts';
import type { View } from '../../view.ts';
import { dieKey } from '../drawing/fronts.tsx';
import { orderKey } from '../drawing/order-groups.ts';

/** The card of an order's group in the tray, and its arrow. */
export function orderCard(view: View, order: number): Target[] {
  const written = view.sheet[order];
  return written === undefined ? [] : [{ card: orderKey(written) }];
}

/** The things on the board an action is about, so that pressing any of them finds it. */
export function aboutOf(action: Action, view: View): readonly Target[] {
  switch (action.type) {
    case 'place':
    case 'unplace':
      return [{ sector: action.sector }];
    case 'unorder':
    case 'activate':
    case 'deactivate':
    case 'unfire':
      return orderCard(view, action.order);
    case 'fire':
    case 'fireAtBuilding': {
      const sector = aimedAt(view, action.order, action.range);
      return [...orderCard(view, action.order), ...(sector === null ? [] : [{ sector }])];
    }
    case 'reroll':
      return [{ die: dieKey(action.front, action.side, action.die) }];
    case 'rally':
      return [{ card: `rally-${action.arm}` }];
    case 'unrally':
      return [{ card: `rallied-${action.index}` }];
    case 'order':
    case 'resign':
    case 'endSetup':
    case 'endPlanning':
    case 'endActivation':
    case 'endFire':
    case 'endReact':
    case 'endPositions':
    case 'endWithdraw':
    case 'endTargets':
    case 'passReroll':
    case 'endAdvance':
    case 'endRoad':
    case 'endRally':
      return [];
    default:
      return [{ unit: action.unit }];
  }
}
