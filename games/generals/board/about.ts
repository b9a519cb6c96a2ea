import type { Target } from '@grognard/kernel';
import { behind, isBattleSector } from '../field/board-graph.ts';
import type { Action } from '../grammar.ts';
import type { View } from '../view.ts';
import type { BattleSector } from '../vocabulary.ts';
import { dieKey } from './fronts.tsx';
import { orderKey } from './order-groups.ts';

/** The card of an order's group in the tray, and its arrow. */
export function orderCard(view: View, order: number): Target[] {
  const written = view.sheet[order];
  return written === undefined ? [] : [{ card: orderKey(written) }];
}

/** GEN-9.3: where a battery's fire falls. */
export function aimedAt(view: View, order: number, range: 1 | 2): BattleSector | null {
  const written = view.sheet[order];
  const [first] = written?.path ?? [];
  if (written === undefined || first === undefined || first === 'building') return null;
  if (range === 2) return behind(written.from, first);
  return isBattleSector(first) ? first : null;
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
